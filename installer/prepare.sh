# Makes .venv ready: Python, the system libraries of Qt, the locked packages. Sourced by run and test.
# Usage: prepare LOCK, with LOCK a file of installer/lock. Asks no network when nothing has changed.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=$root/.venv

# Every argument is a line.
say() { printf '%s\n' "$@" >&2; }

stop() {
    say "$@"
    exit 1
}

# The first Python of 3.11 or newer; prints its name. The system's own counts where another hides it in PATH.
find_python() {
    for candidate in python3.11 python3.12 python3.13 python3.14 python3 /usr/bin/python3; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    return 1
}

# Debian packages that are missing, for Python with venv and for Qt: without a display, on X, on Wayland.
missing_packages() {
    python=$(find_python) || python=
    if [ -z "$python" ] || ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        printf 'python3 python3-venv '
    fi
    for pair in libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0 libdbus-1.so.3:libdbus-1-3 \
        libfontconfig.so.1:libfontconfig1 libglib-2.0.so.0:libglib2.0-0 \
        libX11-xcb.so.1:libx11-xcb1 libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 \
        libxcb-keysyms.so.1:libxcb-keysyms1 libxcb-randr.so.0:libxcb-randr0 libxcb-shape.so.0:libxcb-shape0 \
        libxcb-sync.so.1:libxcb-sync1 libxcb-xfixes.so.0:libxcb-xfixes0 libxcb-xkb.so.1:libxcb-xkb1 \
        libxkbcommon-x11.so.0:libxkbcommon-x11-0 libwayland-cursor.so.0:libwayland-cursor0 \
        libwayland-egl.so.1:libwayland-egl1; do
        has_library "${pair%%:*}" || printf '%s ' "${pair##*:}"
    done
}

has_library() {
    for folder in /lib /usr/lib /lib64 /usr/lib64 /usr/local/lib "/lib/$(uname -m)-linux-gnu" "/usr/lib/$(uname -m)-linux-gnu"; do
        [ -e "$folder/$1" ] && return 0
    done
    return 1
}

install_packages() {
    [ "$(uname -s)" = Linux ] || return 0
    packages=$(missing_packages)
    [ -n "$packages" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        stop "Missing, by their Debian names: $packages" "Install them with the package manager of this system, then start again."
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        stop "System packages are missing. Let an administrator run:" \
            "  apt-get update && apt-get install --no-install-recommends ${packages% }" "Nothing was made. Then start again."
    fi
    say "Installing $packages"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2
    # shellcheck disable=SC2086 # one word a package
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $packages ca-certificates >&2
}

# What the environment was made of: changes when a lock or the project file does.
stamp_of() {
    cat "$root/installer/lock/$1.txt" "$root/pyproject.toml" | cksum
}

prepare() {
    lock=$1
    stamp=$venv/.cutcard-$lock
    if [ -x "$venv/bin/python" ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(stamp_of "$lock")" ]; then
        return 0
    fi
    install_packages
    python=$(find_python) || stop "Cutcard needs Python 3.11 or newer with venv. Install it, then start again."
    say "Making .venv"
    [ -x "$venv/bin/python" ] || "$python" -m venv "$venv" || stop "The environment could not be made."
    "$venv/bin/python" -m pip install -q --disable-pip-version-check --require-hashes --only-binary=:all: \
        -r "$root/installer/lock/$lock.txt" >&2 || stop "The packages could not be installed. Is there a network?"
    stamp_of "$lock" >"$stamp"
}
