"""Every moment at each size and in each language, taken once and kept as plain values for all tests of this folder."""

import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from dealer_app.bootstrap import pack_pages
from dealer_app.ui.desk import Desk
from dealer_app.ui.fonts import load_fonts
from dealer_app.ui.main_window import MainWindow
from dealer_app.ui.text.language import LANGUAGES, use_language
from dealer_app.ui.theme import Palette, load_palette, scale_for
from dealer_app.ui.view.console import ConsoleView
from dealer_app.ui.widgets.touch_key import TouchKey
from tests.ui.scenes import SCENES, open_table
from tests.ui.windows.moments import MOMENTS
from tests.ui.windows.writing import Written, path_of, written

_pages = cache(pack_pages)
SIZES = (QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080))
NOW_MS = 1_790_000_000_000


class Part(NamedTuple):
    """A part of the window, in its pixels. `drawn`: what it draws of itself; `touch`: where it takes a finger."""

    path: str
    kind: str
    said: str
    frame: QRectF
    room: QRectF
    drawn: QRectF
    touch: QRectF
    shown: QRectF
    is_key: bool
    is_field: bool
    is_enabled: bool
    takes_focus: bool
    ground: QColor


class Shot(NamedTuple):
    """One picture. `scale`: pixels per unit; `ambers`: where amber pixels are."""

    moment: str
    size: QSize
    language: str
    scale: float
    view: ConsoleView
    rule_title: str
    texts: tuple[Written, ...]
    parts: tuple[Part, ...]
    ambers: tuple[QPoint, ...]

    @property
    def name(self) -> str:
        """How a failure names it."""
        return f"{self.moment}, {self.size.width()}x{self.size.height()}, {self.language}"

    @property
    def warns(self) -> bool:
        """Whether nothing may be amber."""
        return self.view.prompt.warning


@contextmanager
def window_at(moment: str, *, moves: bool = False, takes_keys: bool = False) -> Iterator[MainWindow]:
    """The real window on a real session in a moment; `takes_keys`: with a window of the platform, so it has focus."""
    palette = load_palette(reduced_motion=not moves)
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        table = open_table(Path(folder))
        MOMENTS[moment].scene(table)
        wall = [NOW_MS]
        desk = Desk(table.session, table.intake, lambda _: None, lambda: wall[0], "Sari")
        window = MainWindow(palette, desk, _pages())
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, not takes_keys)
        window.resize(SIZES[0])
        window.show()
        wall[0] += MOMENTS[moment].waits_s * 1000
        window.show_now()
        MOMENTS[moment].touch(window)
        window.show_now()
        try:
            yield window
        finally:
            window.speak("en")
            window.close()
            window.deleteLater()


@cache
def shots() -> tuple[Shot, ...]:
    """All pictures: the scenes of the gallery at three sizes, the other moments at the least and the largest."""
    found = []
    palette = load_palette()
    for moment in MOMENTS:
        with window_at(moment) as window:
            for size in SIZES if moment in SCENES else (SIZES[0], SIZES[-1]):
                window.resize(size)
                for language in LANGUAGES:
                    window.speak(language)
                    found.append(_shot(moment, size, language, window, palette))
    use_language(_application(), "en")
    return tuple(found)


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def _shot(moment: str, size: QSize, language: str, window: MainWindow, palette: Palette) -> Shot:
    full, bare, texts = written(window)
    view = window.view
    parts = tuple(_part(window, widget, bare) for widget in window.findChildren(QWidget) if _is_seen(widget))
    return Shot(
        moment,
        size,
        language,
        scale_for(size.width(), size.height()),
        view,
        _pages().title(view.prompt.rule, language),
        tuple(texts),
        parts,
        _pixels_of(full, palette.colour("amber")),
    )


def _is_seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def _part(window: QWidget, widget: QWidget, bare: QImage) -> Part:
    shift = widget.mapTo(window, QPoint(0, 0))
    frame = QRectF(QRect(shift, widget.size()))
    parent = widget.parentWidget()
    assert parent is not None
    drawn = touch = frame
    if isinstance(widget, TouchKey):
        own = widget.drawn_frame()
        drawn = QRectF(own.topLeft() * widget.scale, own.size() * widget.scale).translated(shift)
        touch = _touch(widget).translated(shift)
    return Part(
        path=path_of(widget),
        kind=type(widget).__name__,
        said=widget.accessibleName(),
        frame=frame,
        room=QRectF(QRect(parent.mapTo(window, QPoint(0, 0)), parent.size())),
        drawn=drawn,
        touch=touch,
        shown=QRectF(widget.visibleRegion().boundingRect()).translated(shift),
        is_key=isinstance(widget, QAbstractButton),
        is_field=isinstance(widget, QLineEdit),
        is_enabled=widget.isEnabled(),
        takes_focus=bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value),
        ground=_ground(bare, drawn),
    )


def _touch(key: TouchKey) -> QRectF:
    """Where the key takes a touch: the whole widget, else its hit area, felt for along its two middle lines."""
    if type(key).hitButton is QAbstractButton.hitButton:
        return QRectF(key.rect())
    middle = key.rect().center()
    across = [x for x in range(key.width()) if key.hitButton(QPoint(x, middle.y()))]
    down = [y for y in range(key.height()) if key.hitButton(QPoint(middle.x(), y))]
    if not across or not down:
        return QRectF()
    return QRectF(across[0], down[0], across[-1] - across[0] + 1, down[-1] - down[0] + 1)


def _ground(bare: QImage, drawn: QRectF) -> QColor:
    """The colour with which a part is filled, looked at near its left edge, beside the words."""
    spot = QPoint(round(drawn.left() + 6), round(drawn.center().y()))
    return QColor(bare.pixel(spot)) if bare.rect().contains(spot) else QColor()


def _pixels_of(full: QImage, colour: QColor) -> tuple[QPoint, ...]:
    """Where that very colour is: the first pixel of each run."""
    wanted = re.escape(colour.rgba().to_bytes(4, "little"))
    run = re.compile(wanted + b"(?:" + wanted + b")*")  # a run told as (...)+ is sought thirty times slower
    image = full.convertToFormat(QImage.Format.Format_RGB32)
    wide = image.bytesPerLine()
    found = (match.start() for match in run.finditer(bytes(image.constBits())))
    return tuple(QPoint(at % wide // 4, at // wide) for at in found if at % 4 == 0)
