"""The window: the console, the table sign, and the sheets that lie over the table column."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QStackedWidget, QWidget

from dealer_app.ui.desk import Desk
from dealer_app.ui.keys import EraseDigit, FocusAmount, NextRegion, TypeDigit, key_act
from dealer_app.ui.rule_book import RuleBook
from dealer_app.ui.screens.console import ConsoleScreen
from dealer_app.ui.screens.table_sign import TableSign
from dealer_app.ui.sheet_rack import SheetRack
from dealer_app.ui.text.language import use_language
from dealer_app.ui.text.refusals import refusal_line
from dealer_app.ui.text.window import too_small
from dealer_app.ui.theme import Palette, scale_for, stylesheet
from dealer_app.ui.view.sign import sign
from dealer_app.ui.wishes import Close, Open, Sheet, Speak, Why, Wish

LEAST: Final = QSize(1280, 800)
_SECOND_MS: Final = 1000


class MainWindow(QMainWindow):
    """Shows the desk's view whenever it changes; a language switch only shows it again."""

    def __init__(self, palette: Palette, desk: Desk, rules: RuleBook, language: str = "en") -> None:
        super().__init__()
        self._theme = palette
        self._scale = 0.0
        self._desk = desk
        self._rules = rules
        self.language = language
        self._stack = QStackedWidget(self)
        self.console = ConsoleScreen(palette, self)
        self.sign = TableSign(palette, self)
        self._small = QLabel(self)
        self._small.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for page in (self.console, self.sign, self._small):
            self._stack.addWidget(page)
        self.setCentralWidget(self._stack)
        self._rack = SheetRack(palette, desk, rules)
        self._rack.wished.connect(self.wish)
        self.console.wished.connect(self.wish)
        self.sign.wished.connect(self.wish)
        desk.changed.connect(self._mark)
        desk.asked.connect(self._own_wish)
        desk.refused.connect(lambda refused: self.console.say(lambda: refusal_line(refused)))
        self._stale = QTimer(self)
        self._stale.setSingleShot(True)
        self._stale.timeout.connect(self.show_now)
        self._second = QTimer(self)
        self._second.timeout.connect(self._mark)
        self._second.start(_SECOND_MS)
        self.show_now()
        self.setFocus()  # else Qt gives the keyboard to the first control, and Space opens the menu

    def wish(self, wish: Wish) -> None:
        """Do what a widget asks for."""
        self._desk.wish(wish)

    def _mark(self) -> None:
        """Several facts of one moment are painted once."""
        if not self._stale.isActive():
            self._stale.start(0)

    def show_now(self) -> None:
        """Show the desk as it stands."""
        self._stale.stop()
        at = self.focusWidget()
        step = self._desk.prompt_view()
        self.console.show_prompt(step, self._rules.title(step.rule, self.language))
        view = self._desk.view(step.prompt)
        self.view = view
        self.console.show_view(view)
        if self.console.sheet is not None:
            self._rack.refresh(view, self.language)
        if self._stack.currentWidget() is self.sign:
            self._show_sign()
        self._small.setText(too_small())
        self._keep_keyboard(at)

    def _keep_keyboard(self, at: QWidget | None) -> None:
        """Where the control that had the keyboard is gone the window takes it, so that Space is "step done" again.

        Qt would give it to the next control, perhaps Undo. A card just tapped leaves it in the grid.
        """
        if at is None or (at.isVisible() and at.isEnabled()):
            return
        now = self.focusWidget()
        if now is None or not self.console.grid.isAncestorOf(now):
            self.setFocus()

    def _own_wish(self, wish: Wish) -> None:
        at = self.focusWidget()
        match wish:
            case Why(rule):
                self._open(Sheet.RULE, rule=rule)
            case Open(Sheet.SIGN):
                self.console.open_sheet(None)
                if self._show_sign():
                    self._stack.setCurrentWidget(self.sign)
            case Open(sheet, seat):
                self._open(sheet, seat=seat)
            case Close():
                self.console.open_sheet(None)
                self._stack.setCurrentWidget(self._page())
            case Speak(language):
                self.speak(language)
        self._keep_keyboard(at)
        self._mark()

    def _show_sign(self) -> bool:
        """The table sign as the record has it; none before the table is set up."""
        shown = sign(self._desk.session.table)
        if shown is not None:
            self.sign.show_view(shown)
        return shown is not None

    def _open(self, sheet: Sheet, *, seat: int | None = None, rule: str = "") -> None:
        self.console.open_sheet(self._rack.take(sheet, self.view, self.language, seat=seat, rule=rule))

    def speak(self, language: str) -> None:
        """Switch the language of everything that is shown."""
        app = QApplication.instance()
        assert app is not None
        use_language(app, language)
        self.language = language
        self.show_now()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """The keyboard of the console."""
        at = self.focusWidget()
        act = key_act(self.view, QKeySequence(event.keyCombination()).toString(), self.console.panel.typed)
        match act:
            case None:
                super().keyPressEvent(event)
            case TypeDigit(digit):
                self.console.panel.type_digits(digit)
            case EraseDigit():
                self.console.panel.erase()
            case FocusAmount():
                self.console.panel.focus_amount()
            case NextRegion():
                self.console.focus_next_region()
            case _:
                self.wish(act)
        self._keep_keyboard(at)

    def _page(self) -> QWidget:
        fits = self.width() >= LEAST.width() and self.height() >= LEAST.height()
        return self.console if fits else self._small

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Below the least size only that is said (UX 2)."""
        super().resizeEvent(event)
        scale = max(1.0, scale_for(self.width(), self.height()))
        if scale != self._scale:
            self._scale = scale
            self.setStyleSheet(stylesheet(self._theme, scale))
        if self._stack.currentWidget() is not self.sign:
            self._stack.setCurrentWidget(self._page())
