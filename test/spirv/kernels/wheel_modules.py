# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of SPIR-V as they lie in the libraries of Python packages, and the kernels that are in them."""
import array
import hashlib
import re

MAGIC = b"\x03\x02\x23\x07"
PACKAGES = ("dpctl", "dpnp")
FUNCTION, FUNCTION_END, ENTRY_POINT, KERNEL = 54, 56, 15, 6


def text_of(words):
    """A literal string in words of an instruction."""
    text = words.tobytes()
    return text[:text.index(0)].decode()


def end_of(words):
    """How many words of the beginning are a module; 0 where none is."""
    end, at, within = 0, 5, False
    while at < len(words):
        code, count = words[at] & 0xffff, words[at] >> 16
        if count == 0 or at + count > len(words):
            break
        if code == FUNCTION_END:
            end, within = at + count, False
        elif code == FUNCTION:
            within = True
        elif end and not within:
            break
        at += count
    return end


def modules_in(data):
    """The modules in the bytes of a library."""
    at = data.find(MAGIC)
    while at >= 0:
        version = int.from_bytes(data[at + 4:at + 8], "little")
        length = 0
        if version in (0x10000 + (minor << 8) for minor in range(7)):
            available = min(len(data) - at, 4 << 20) & ~3
            length = 4 * end_of(array.array("I", data[at:at + available]))
        if length:
            yield data[at:at + length]
        at = data.find(MAGIC, at + max(length, 4))


def extract(environment, folder):
    """Writes the modules of the packages in a Python environment as files, each once, named by what is in it."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in PACKAGES:
        for library in sorted(environment.glob(f"lib/python3*/site-packages/{package}/**/*.so")):
            for module in modules_in(library.read_bytes()):
                (folder / (hashlib.sha1(module).hexdigest()[:16] + ".spv")).write_bytes(module)


def kernels_of(path):
    """Names of a module's kernels."""
    words, at = array.array("I", path.read_bytes()), 5
    while at < len(words) and words[at] & 0xffff != FUNCTION:
        count = words[at] >> 16
        if words[at] & 0xffff == ENTRY_POINT and words[at + 1] == KERNEL:
            yield text_of(words[at + 3:at + count])
        at += count


def family_of(kernel):
    """What kind of a kernel it is by its mangled name, without the types that it is made for."""
    names, rest = [], kernel
    while found := re.search(r"\d+", rest):
        length, begin = int(found[0]), found.end()
        name = rest[begin:begin + length]
        rest = rest[begin + length:] if name[:1].isalpha() or name[:1] == "_" else rest[begin:]
        names.append(name)
    named = [name for name in names if re.search("krn|kernel|Functor", name) and "wrapper" not in name and name != "kernels"]
    return (named or names or [kernel])[0]


def drawn(folder, random):
    """Modules and kernels without end: all families in an order by chance, of each a kernel by chance, and again."""
    families = {}
    for path in sorted(folder.glob("*.spv")):
        for kernel in kernels_of(path):
            families.setdefault(family_of(kernel), []).append((path, kernel))
    names = sorted(families)
    for name in names:
        random.shuffle(families[name])
    while families:
        random.shuffle(names)
        for name in names:
            if families[name]:
                yield families[name].pop()
        families = {name: left for name, left in families.items() if left}
        names = sorted(families)
