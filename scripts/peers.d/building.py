"""What every comparison with others needs: running programs, getting and building what is compared."""

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "scripts" / "peers.d"
BUILD = ROOT / ".build-peers"
TIMEOUT = 600  # Seconds for one replay.


class Failure(Exception):
    """Ends the run with a sentence and an exit status."""

    def __init__(self, message, status):
        super().__init__(message)
        self.status = status


def run(command, what, status=70, **options):
    """Runs a command and returns its output."""
    try:
        done = subprocess.run(
            [str(part) for part in command], capture_output=True, text=True, **options)
    except FileNotFoundError:
        raise Failure(f"{what}: '{command[0]}' is not installed", 69) from None
    except subprocess.TimeoutExpired:
        raise Failure(f"{what}: no end after {TIMEOUT} s", 70) from None
    if done.returncode != 0:
        tail = "\n".join((done.stderr or done.stdout).strip().splitlines()[-5:])
        raise Failure(f"{what} failed:\n{tail}", status)
    return done.stdout


def compiler():
    """A C++ compiler."""
    for name in (os.environ.get("CXX"), "c++", "clang++", "g++"):
        if name and shutil.which(name):
            return name
    raise Failure("a C++ compiler (c++, clang++ or g++) is needed and not installed", 69)


def sources(peer, release, folder):
    """The files below a folder of a source distribution, in the folder of its release.

    The source, not a wheel: a wheel has no headers. The hash is checked before anything runs.
    """
    package, _, _ = release.rpartition("-")
    kept = BUILD / release
    if not kept.exists():
        run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
             "--no-binary", package, "-r", HERE / f"requirements-{peer}.txt", "-d", BUILD],
            f"getting {package}'s sources from the package index", 69)
        with tarfile.open(BUILD / f"{release}.tar.gz") as archive:
            # Plain files below one folder.
            for member in archive.getmembers():
                if (member.isfile() and member.name.startswith(f"{release}/{folder}")
                        and ".." not in member.name):
                    target = BUILD / member.name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(archive.extractfile(member).read())
    return kept


def python_with(peer, module):
    """A Python of its own in which a module of a wheel is installed."""
    python = BUILD / "venv" / "bin" / "python"
    if not python.exists():
        venv.create(BUILD / "venv", with_pip=True)
    if subprocess.run([python, "-c", f"import {module}"], capture_output=True).returncode != 0:
        run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "--only-binary",
             ":all:", "-r", HERE / f"requirements-{peer}.txt"],
            f"getting {module} from the package index", 69)
    return python


def build_ours(product):
    """A program of this package, built optimised."""
    run(["swift", "build", "-c", "release", "--product", product], f"building {product}", cwd=ROOT)
    path = run(["swift", "build", "-c", "release", "--show-bin-path"],
               "asking for the build's folder", cwd=ROOT)
    return pathlib.Path(path.strip()) / product


def exit_with(main):
    """Runs a program and exits with its status; a failure is a sentence."""
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"peers: {failure}", file=sys.stderr)
        sys.exit(failure.status)
    except KeyboardInterrupt:
        sys.exit(130)
