"""The commands that lay a scene out by other engines, built where they have to be."""

import subprocess
import sys

from building import BUILD, HERE, Failure, compiler, python_with, run, sources

POGA = "poga-0.1.19"
TAFFY_TREES = ["nested", "flat"]


def build_yoga(scene):
    """Our driver for a scene, compiled with the sources of Yoga in poga's source distribution."""
    driver, source = BUILD / f"yoga_{scene}", HERE / f"yoga_{scene}.cpp"
    newest = max(path.stat().st_mtime for path in (source, HERE / "yoga_driver.h"))
    if not driver.exists() or driver.stat().st_mtime < newest:
        folder = sources("yoga", POGA, "src/poga/deps/yoga/") / "src" / "poga" / "deps"
        run([compiler(), "-O3", "-DNDEBUG", "-std=c++17", "-Wall", "-isystem", folder, "-o", driver,
             source, *sorted(folder.rglob("*.cpp"))], "compiling Yoga's driver")
    return [driver]


def build_taffy():
    """The start of our driver's command: a Python with Taffy in it, and the driver."""
    python = python_with("taffy", "stretchable")
    question = ("import sysconfig as s; print(s.get_paths()['include']);"
                "print(s.get_config_var('EXT_SUFFIX'))")
    headers, suffix = run([python, "-c", question], "asking for Python's headers").split()
    module, source = BUILD / f"measure_text{suffix}", HERE / "measure_text.c"
    if not module.exists() or module.stat().st_mtime < source.stat().st_mtime:
        run([compiler(), "-x", "c", "-O2", "-shared", "-fPIC", "-Wall", f"-I{headers}", source,
             "-o", module], "compiling Taffy's measure function (Python's headers are needed)")
    return [python, HERE / "taffy_feed.py"]


def left_out(name, reason):
    """Says that an engine has no column in the table, and why."""
    print(f"peers: {name} is left out: {reason}", file=sys.stderr)


def drivers(name, scene, leaves):
    """The commands of the others by engine and tree; who cannot be had is left out with a sentence."""
    engines = [("yoga", lambda: build_yoga(name), scene.yoga_trees, [])]
    if scene.has_taffy:
        engines.append(("taffy", build_taffy, TAFFY_TREES, [BUILD]))
    else:
        left_out("taffy", f"there is no {name} for it")
    commands = {}
    for engine, build, trees, rest in engines:
        try:
            command = build()
        except (Failure, OSError, subprocess.CalledProcessError) as error:
            left_out(engine, error)
            continue
        for tree in trees:
            commands[f"{engine} {tree}"] = [*command, tree, leaves, *rest]
    return commands
