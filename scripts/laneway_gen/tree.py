# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generated files on disk: written only where they differ, and told from strays."""
import os

from .outputs import HAND_WRITTEN, OWNED_FOLDERS

_SKIPPED = {".git", "build", "out", "__pycache__", "node_modules"}


def _files_below(root, folder):
    for path, _, names in os.walk(os.path.join(root, folder)):
        for name in names:
            yield os.path.relpath(os.path.join(path, name), root).replace(os.sep, "/")


def _generated_folders(root):
    for path, folders, files in os.walk(root):
        # A build folder, whatever its name: its object files may lie in folders of ours' names.
        folders[:] = [] if "CMakeCache.txt" in files else [f for f in folders if f not in _SKIPPED]
        if os.path.basename(path) == "generated":
            yield os.path.relpath(path, root)
            folders.clear()


def strays(root, wanted):
    """Files in places for generated ones that no output accounts for."""
    places = [*_generated_folders(root), *(f for f in OWNED_FOLDERS if os.path.isdir(os.path.join(root, f)))]
    found = {path for place in places for path in _files_below(root, place)}
    return sorted(found - set(wanted) - HAND_WRITTEN)


def _read(path):
    try:
        with open(path, encoding="utf-8", newline="") as stream:
            return stream.read()
    except FileNotFoundError:
        return None


def compare(root, wanted):
    """One line for each file that is missing, differs, or is stray."""
    findings = []
    for path, text in sorted(wanted.items()):
        present = _read(os.path.join(root, path))
        if present is None:
            findings.append(f"{path}: missing, run scripts/generate")
        elif present != text:
            number = next((n for n, (a, b) in enumerate(zip(present.split("\n"), text.split("\n")), 1) if a != b),
                          min(present.count("\n"), text.count("\n")) + 1)
            findings.append(f"{path}:{number}: differs from what the spec gives, run scripts/generate")
    findings += [f"{path}: stray, no output of the generator" for path in strays(root, wanted)]
    return findings


def write(root, wanted):
    """Writes what differs and removes strays; answers how many of each."""
    written = 0
    for path, text in wanted.items():
        full = os.path.join(root, path)
        if _read(full) == text:
            continue
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
        written += 1
    gone = strays(root, wanted)
    for path in gone:
        os.remove(os.path.join(root, path))
    return written, len(gone)
