#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules that every file of the project follows.

usage: project_test.py CHECK ROOT

checks: licences  files that can hold a comment say their licence in the first three lines
        lengths   no source file but generated ones has more than 500 lines
        format    C and C++ files are as clang-format 14 writes them (skipped, status 77, where there is none)
        braces    what a condition or loop holds has braces where it is more than one line, and none where it is one
        places    no file names a folder of the machine that it was written on
        mirrors   no file names a host of a package mirror: what a machine is configured for is taken
        variables nothing but common/env.cpp reads environment variables, which hides them from privileged processes
        links     relative links in Markdown lead to files
        excerpts  code in Markdown that says "from FILE" stands in that file, but for its indentation
        figures   what README.md says that an allocation costs is what docs/cuda.md has measured
        toy       the toy vendor of docs/adding-an-adapter.md has less than 300 lines
        hip       what HIP has otherwise than CUDA is at most 1,500 lines of code by hand: blank lines, comments, the table
                  of functions and the declarations of HIP's own interface aside
        includes  no cycle among folders: common knows no other folder of ours, core and cuda_like no vendor, headers
                  nothing of source/, a room of the core only those below it, a vendor of the core port and object alone
        subjects  of the last 100 commits, where git knows them, none has a subject of more than 72 characters
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"
CODE = {".c", ".h", ".cpp", ".hpp"}
SOURCES = CODE | {".py", ".sh", ".cmake", ".yaml", ".j2", ".in"}
IGNORED_FOLDERS = {".git", "build", "out", "__pycache__"}
MOST_LINES = 500
MOST_OF_SUBJECT = 72
SKIPPED = 77
# The text itself, and what can't hold a comment or is drawn, recorded or packed.
WITHOUT_LICENCE = {"LICENSE", ".json", ".jsonl", ".svg", ".png", ".jpg", ".gz"}


def files(root):
    """All files that belong to the project, relative to its root; by git where this is a checkout."""
    if (root / ".git").exists() and shutil.which("git"):
        # The checkout may belong to somebody else than who runs the test.
        listed = subprocess.run(["git", "-c", f"safe.directory={root}", "-C", root, "ls-files", "-z", "--cached", "--others",
                                 "--exclude-standard"], capture_output=True, text=True)
        if listed.returncode == 0:
            return sorted(path for name in listed.stdout.split("\0") if name and (path := root / name).is_file())
    return sorted(path for path in root.rglob("*")
                  if path.is_file() and not IGNORED_FOLDERS & set(path.relative_to(root).parts))


def is_script(path):
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def is_source(path):
    if path.name.endswith(".md.j2"): # Prose, whose first lines are the page's own.
        return False
    return path.suffix in SOURCES or path.name == "CMakeLists.txt" or (not path.suffix and is_script(path))


def is_generated(path):
    with path.open("rb") as file:
        return b"Generated from spec/ by scripts/generate" in file.readline()


def licences(root):
    for path in files(root):
        if path.name in WITHOUT_LICENCE or path.suffix in WITHOUT_LICENCE or not path.stat().st_size:
            continue
        if "fuzz/corpus" in path.as_posix():  # any byte of which means something
            continue
        head = path.read_text(errors="replace").splitlines()[:3]
        if not any(LICENCE in line for line in head):
            yield f"{path.relative_to(root)}: no '{LICENCE}' in the first three lines"


def lengths(root):
    for path in filter(is_source, files(root)):
        if not is_generated(path) and path.suffix != ".yaml":
            count = len(path.read_text(errors="replace").splitlines())
            if count > MOST_LINES:
                yield f"{path.relative_to(root)}: {count} lines, expected {MOST_LINES} at most"


def format(root):
    # Another version formats otherwise.
    tool = next((found for name in ("clang-format-14", "clang-format") if (found := shutil.which(name)) and
                 "version 14." in subprocess.run([found, "--version"], capture_output=True, text=True).stdout), None)
    if not tool:
        print("skipped: there is no clang-format 14; scripts/test installs it where the system has it")
        sys.exit(SKIPPED)
    chosen = [path for path in files(root) if path.suffix in CODE and not is_generated(path)]
    run = subprocess.run([tool, "--dry-run", "-Werror", "--ferror-limit=1", *map(str, chosen)], capture_output=True, text=True)
    for line in run.stderr.splitlines():
        if match := re.match(r"(.*?):(\d+):\d+: error:", line):
            yield f"{os.path.relpath(match[1], root)}:{match[2]}: not as clang-format writes it"


def braces(root):
    chosen = [path for path in files(root) if path.suffix in CODE and not is_generated(path)]
    run = subprocess.run([sys.executable, root / "scripts/lib/braces.py", *chosen], capture_output=True, text=True)
    yield from (os.path.relpath(line, root) for line in (run.stdout + run.stderr).splitlines())


def places(root):
    # Written in two parts, so that this file doesn't name them either.
    pattern = re.compile("|".join("/" + name for name in ("work/", "tmp/brief", "home/[a-z]+/", "root/")))
    for path in files(root):
        if path.suffix in {".png", ".jpg"}:
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            if match := pattern.search(line):
                yield f"{path.relative_to(root)}:{number}: names a place on somebody's machine: {match[0]}"


def mirrors(root):
    # In parts again. What a script takes from the machine begins with a $.
    hosts = "|".join(name + r"\." for name in ("debian", "ubuntu", "pythonhosted", "pypi", "anaconda", "npmjs"))
    address = r"[a-z+]+:/" + "/(?!\\$)"
    pattern = re.compile(rf"\b(?:{hosts})(?:org|com)\b|\bdeb(?:-src)? +(?:\[[^]]*\] +)?{address}|\bURIs: *{address}|"
                         rf"index[-_]url[ =:]+{address}|find[-_]links[ =:]+{address}", re.IGNORECASE)
    for path in files(root):
        if path.suffix in {".png", ".jpg"}:
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            if match := pattern.search(line):
                yield f"{path.relative_to(root)}:{number}: names a package mirror: {match[0]}"


def links(root):
    # Golden outputs of the generator's tests have no pages beside them.
    for path in (path for path in files(root) if path.suffix == ".md" and path.parent.name != "golden"):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", line):
                if "://" not in target and not (path.parent / target).exists():
                    yield f"{path.relative_to(root)}:{number}: leads nowhere: {target}"


def without_indentation(lines):
    return [line.strip() for line in lines if line.strip()]


def variables(root):
    pattern = re.compile(r"\b(?:secure_)?getenv\(|\btemp_directory_path\(|\b(?:tmpnam|tempnam)\(")
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if path.suffix not in CODE or not name.startswith(("source/", "tools/", "integrations/")):
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if name != "source/common/env.cpp" and pattern.search(line):
                yield f"{name}:{number}: reads the environment itself; env::text of common/env.hpp does that"


def excerpts(root):
    for path in (path for path in files(root) if path.suffix == ".md"):
        blocks = re.finditer(r"^<!-- from (\S+) -->\n```\w*\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)
        for block in blocks:
            source = without_indentation((root / block[1]).read_text().splitlines())
            wanted = without_indentation(block[2].splitlines())
            if not any(source[i:i + len(wanted)] == wanted for i in range(len(source))):
                yield f"{path.relative_to(root)}: this is not in {block[1]}: {wanted[0]} ..."


def figures(root):
    said = re.search(r"an allocation with its free costs (\d+) ns, the driver's own pool (\d+)", (root / "README.md").read_text())
    measured = re.search(r"^\| alloc \+ free, in-order \| ([\d.]+) \| ([\d.]+) \|", (root / "docs/cuda.md").read_text(), re.MULTILINE)
    if not said or not measured:
        yield "README.md or docs/cuda.md: the figures of an allocation with its free aren't where they were"
    elif (said[1], said[2]) != (f"{float(measured[2]):.0f}", f"{float(measured[1]):.0f}"):
        yield f"README.md says '{said[0]}', docs/cuda.md {measured[2]} and {measured[1]}"


def toy(root):
    folder = root / "test/toy_vendor"
    count = sum(len(path.read_text().splitlines()) for path in files(root) if folder in path.parents)
    if not 0 < count < 300:
        yield f"test/toy_vendor: {count} lines, expected less than 300"


def hip(root):
    folder, most, count = root / "source/adapters/hip", 1500, 0
    for path in files(root):
        if folder in path.parents and path.suffix in CODE and not path.name.endswith("types.hpp"):
            lines = map(str.strip, path.read_text().splitlines())
            count += sum(bool(line) and not line.startswith("//") for line in lines)
    if not 0 < count <= most:
        yield f"source/adapters/hip: {count} lines of code, expected {most} at most"


# The rooms of the adapter core from the bottom up, and which of them each may include beside itself: docs/architecture.md.
CORE = "source/adapters/core"
ROOMS = {
    "port": "",
    "object": "port",
    "device": "port object",
    "order": "port object device",
    "allocator": "port object device order",
    "memory": "port object device order allocator",
    "program": "port object device order",
    "recorded": "port object device order allocator memory program",
    "queue": "port object device order allocator memory program recorded",
    "context": "port object device order allocator memory",
    "generated": "port object device order allocator memory program recorded queue context",
}

# What vendors may include beside port and object.
VENDORS = {
    "cuda": ("adapters/cuda_like/",),
    "hip": ("adapters/cuda_like/",),
    "level_zero": (),
    "native_cpu": (),
    "opencl": ("adapters/core/device/",),
}

# What a folder may include of ours, by the first parts of the included path.
ALLOWED = {
    "include": ("unified-runtime/",),
    "integrations": ("unified-runtime/",),
    "source/common": ("unified-runtime/", "common/"),
    "source/compiler": ("unified-runtime/", "common/", "compiler/"),
    "source/spirvc": ("unified-runtime/", "common/", "compiler/", "spirvc/"),
    "source/layers": ("unified-runtime/", "common/", "layers/", "loader/"),
    "source/loader": ("unified-runtime/", "common/", "layers/", "loader/"),
    "source/adapters/cuda_like": ("unified-runtime/", "common/", "adapters/core/port/", "adapters/core/object/", "adapters/cuda_like/"),
    **{f"{CORE}/{room}": ("unified-runtime/", "common/", *(f"adapters/core/{name}/" for name in (room, *below.split())))
       for room, below in ROOMS.items()},
    f"{CORE}/port": ("unified-runtime/", "common/", "compiler/", "adapters/core/port/"),
    **{f"source/adapters/{vendor}": ("unified-runtime/", "common/", "adapters/core/port/", "adapters/core/object/",
                                     f"adapters/{vendor}/", *others) for vendor, others in VENDORS.items()},
    "examples": ("unified-runtime/",),
}


def wrong_rooms(root):
    """What is wrong with the table itself: it names each room, and leads in one direction."""
    above = set(ROOMS)
    for room, below in ROOMS.items():
        yield from (f"ROOMS: {room} may not include {name}, which isn't below it" for name in below.split() if name in above)
        above.remove(room)
    for folder in sorted({path.relative_to(root / CORE).parts[0] for path in files(root)
                          if path.suffix in CODE and root / CORE in path.parents} - set(ROOMS)):
        yield f"{CORE}/{folder} is no room of ROOMS"
    adapters = {path.name for path in (root / "source/adapters").iterdir() if path.is_dir()}
    yield from (f"source/adapters/{folder} is no vendor of VENDORS"
                for folder in sorted(adapters - VENDORS.keys() - {"core", "cuda_like", "mock"}))


def includes(root):
    yield from wrong_rooms(root)
    for path in files(root):
        relative = str(path.relative_to(root))
        folder = next((name for name in ALLOWED if relative.startswith(name + "/")), None)
        if folder is None or path.suffix not in CODE:
            continue
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
            match = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
            # A name without a folder, or from the file's own folder on, is a neighbour.
            if not match or "/" not in match[1] or (".." not in match[1] and (path.parent / match[1]).exists()):
                continue
            if not match[1].startswith(ALLOWED[folder]):
                yield f"{relative}:{number}: {folder} may not include \"{match[1]}\""


def subjects(root):
    listed = subprocess.run(["git", "-c", f"safe.directory={root}", "-C", root, "log", "-100", "--no-merges", "--format=%h %s"],
                            capture_output=True, text=True)
    if listed.returncode != 0:
        print("skipped: this is no checkout of git's, or there is no git")
        sys.exit(SKIPPED)
    for commit, subject in (line.split(" ", 1) for line in listed.stdout.splitlines()):
        if len(subject) > MOST_OF_SUBJECT:
            yield f"commit {commit}: a subject of {len(subject)} characters, expected {MOST_OF_SUBJECT} at most"


def main():
    checks = {check.__name__: check for check in (licences, lengths, format, braces, places, mirrors, variables, links, excerpts, figures, toy, hip,
                                               includes, subjects)}
    if len(sys.argv) != 3 or sys.argv[1] not in checks:
        sys.exit(__doc__)
    wrong = list(checks[sys.argv[1]](pathlib.Path(sys.argv[2]).resolve()))
    for line in wrong:
        print(line)
    print(f"{sys.argv[1]}: {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
