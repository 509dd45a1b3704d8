# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a kernel of a SPIR-V module takes: its arguments' types, and what is read and written behind pointers."""
import array
import collections
import dataclasses

from wheel_modules import text_of

# Numbers of instructions, of storage classes, of decorations and of execution modes.
ENTRY_POINT, EXECUTION_MODE = 15, 16
TYPE_BOOL, TYPE_INT, TYPE_FLOAT, TYPE_VECTOR, TYPE_ARRAY, TYPE_STRUCT, TYPE_POINTER, TYPE_FUNCTION = 20, 21, 22, 23, 28, 30, 32, 33
CONSTANT, FUNCTION, PARAMETER, FUNCTION_END, CALL, VARIABLE = 43, 54, 55, 56, 57, 59
LOAD, STORE, COPY_MEMORY, COPY_MEMORY_SIZED, DECORATE, COMPOSITE_EXTRACT = 61, 62, 63, 64, 71, 81
ACCESS_CHAINS, POINTER_CHAINS = (65, 66), (67, 70)
SAME_VALUE = (117, 120, 121, 122, 123, 124)  # conversions between pointers and numbers
ATOMICS = range(227, 243)
PHI, SELECT = 245, 169
INPUT, CROSS_WORKGROUP, WORKGROUP, POINTER_TO_FUNCTION = 1, 5, 4, 7
BY_VALUE, FUNCTION_PARAMETER_ATTRIBUTE = 2, 38
LOCAL_SIZE = 17
BARRIERS, GROUP_INSTRUCTIONS, BUILT_IN = (224, 225), (*range(259, 275), *range(333, 366), *range(5571, 5582)), 11
# Built-in variables by which work-items know their groups: sizes and numbers of groups, places in them, sub-groups.
OF_GROUPS = (24, 25, 26, 27, 29, 30, 31, 32, 36, 37, 38, 39, 40, 41)


@dataclasses.dataclass(frozen=True)
class Scalar:
    """A number or a pointer within an argument; pointee: what a pointer's type says, or None."""
    offset: int
    kind: str  # int, float or pointer
    size: int
    pointee: object = None


@dataclasses.dataclass
class Argument:
    kind: str  # value, pointer or local
    size: int
    scalars: list  # of a value
    behind: dict  # offset of a pointer in the argument -> Counter of (kind, size) that are read and written there


class Module:
    """Reads a module's words once; kernel() tells of its kernels."""

    def __init__(self, data):
        self.types, self.constants, self.functions = {}, {}, {}
        self.entries, self.by_value, self.inputs, self.local_sizes = {}, set(), set(), {}
        self.dimensions = 1
        self.knows_groups = False  # else it's the same how work-items are grouped
        words, at, body = array.array("I", data), 5, None
        while at < len(words):
            code, count = words[at] & 0xffff, words[at] >> 16
            body = self._read(code, words[at + 1:at + count], body)
            at += count

    def _read(self, code, rest, body):
        if code in BARRIERS or code in GROUP_INSTRUCTIONS or code == DECORATE and rest[1] == BUILT_IN and rest[2] in OF_GROUPS:
            self.knows_groups = True
        if code == FUNCTION:
            body = self.functions[rest[1]] = []
        elif body is not None:
            body.append((code, rest))
        elif code == ENTRY_POINT:
            self.entries[text_of(rest[2:])] = rest[1]
        elif code == EXECUTION_MODE and rest[1] == LOCAL_SIZE:
            self.local_sizes[rest[0]] = tuple(rest[2:5])
        elif code == DECORATE and rest[1] == FUNCTION_PARAMETER_ATTRIBUTE and rest[2] == BY_VALUE:
            self.by_value.add(rest[0])
        elif TYPE_BOOL <= code <= TYPE_FUNCTION:
            self.types[rest[0]] = (code, *rest[1:])
        elif code == CONSTANT:
            self.constants[rest[1]] = rest[2] if len(rest) == 3 else rest[2] | rest[3] << 32
        elif code == VARIABLE and rest[2] == INPUT:
            self.inputs.add(rest[1])
        return None if code == FUNCTION_END else body

    def size(self, number):
        """Of a type, in bytes."""
        code, *rest = self.types[number]
        if code == TYPE_STRUCT:
            end = 0
            for member, offset in zip(rest, self.offsets(number)):
                end = offset + self.size(member)
            alignment = self.alignment(number)
            return (end + alignment - 1) // alignment * alignment
        if code == TYPE_ARRAY:
            return self.size(rest[0]) * self.constants[rest[1]]
        if code == TYPE_VECTOR:
            return self.size(rest[0]) * (4 if rest[1] == 3 else rest[1])
        return {TYPE_BOOL: 1, TYPE_POINTER: 8}.get(code) or rest[0] // 8

    def alignment(self, number):
        code, *rest = self.types[number]
        if code == TYPE_STRUCT:
            return max([1] + [self.alignment(member) for member in rest])
        return self.alignment(rest[0]) if code == TYPE_ARRAY else self.size(number)

    def offsets(self, number):
        """Where members of a structure lie."""
        at, found = 0, []
        for member in self.types[number][1:]:
            alignment = self.alignment(member)
            at = (at + alignment - 1) // alignment * alignment
            found.append(at)
            at += self.size(member)
        return found

    def scalars(self, number, offset=0):
        """What a type has, from its beginning to its end."""
        code, *rest = self.types[number]
        if code == TYPE_STRUCT:
            for member, at in zip(rest, self.offsets(number)):
                yield from self.scalars(member, offset + at)
        elif code in (TYPE_ARRAY, TYPE_VECTOR):
            count = self.constants[rest[1]] if code == TYPE_ARRAY else rest[1]
            for i in range(count):
                yield from self.scalars(rest[0], offset + i * self.size(rest[0]))
        elif code == TYPE_POINTER:
            yield Scalar(offset, "pointer", 8, rest[1])
        else:
            yield Scalar(offset, "float" if code == TYPE_FLOAT else "int", self.size(number))

    def place(self, number, indices):
        """Type and offset of a part of a type; no offset where an index is known only when the kernel runs."""
        offset = 0
        for index in indices:
            code, *rest = self.types[number]
            known = self.constants.get(index)
            if code == TYPE_STRUCT:
                offset = None if offset is None else offset + self.offsets(number)[known]
                number = rest[known]
            elif code in (TYPE_ARRAY, TYPE_VECTOR):
                number = rest[0]
                offset = None if offset is None or known is None else offset + known * self.size(number)
        return number, offset

    def kernel(self, name):
        """Its arguments, the group's size that it requires or nothing, and how many dimensions it knows of."""
        function = self.entries[name]
        body = self.functions[function]
        parameters = [rest for code, rest in body if code == PARAMETER]
        arguments, known = [], {}
        for i, (kind, number) in enumerate(parameters):
            code, *rest = self.types[kind]
            behind = collections.defaultdict(collections.Counter)
            if number in self.by_value:
                pointee = rest[1]
                arguments.append(Argument("value", self.size(pointee), list(self.scalars(pointee)), behind))
                known[number] = ("in", i, 0)
            elif code == TYPE_POINTER and rest[0] == WORKGROUP:
                arguments.append(Argument("local", 8, [], behind))
            elif code == TYPE_POINTER:
                arguments.append(Argument("pointer", 8, [Scalar(0, "pointer", 8, rest[1])], behind))
                known[number] = ("behind", i, 0)
            else:
                arguments.append(Argument("value", self.size(kind), list(self.scalars(kind)), behind))
                known[number] = ("value", i, 0)
        self._follow(body, known, arguments, 0)
        return arguments, self.local_sizes.get(function), self.dimensions

    def _note(self, arguments, where, kind):
        """A value of this type is read or written at a place of whichever kind."""
        if kind is not None and where and where[0] in ("behind", "value"):
            for scalar in self.scalars(kind):
                arguments[where[1]].behind[where[2]][(scalar.kind, scalar.size)] += 1

    def _follow(self, body, known, arguments, depth):
        """Where values of the arguments go. known: of numbers, ("in", argument, offset) for an address in the argument,
        ("value", argument, offset) for what is there, ("behind", argument, offset) for an address that comes of it."""
        kinds, inputs = {}, set()
        for code, rest in body:
            if code == PARAMETER or len(rest) > 2 and code in (LOAD, VARIABLE, CALL, COMPOSITE_EXTRACT, PHI, SELECT, *SAME_VALUE,
                                                               *ACCESS_CHAINS, *POINTER_CHAINS):
                kinds[rest[1]] = rest[0]
            if code in SAME_VALUE and rest[2] in known:
                where = known[rest[2]]
                pointer = self.types[rest[0]][0] == TYPE_POINTER
                known[rest[1]] = ("behind", *where[1:]) if where[0] == "value" and pointer else where
            elif code in ACCESS_CHAINS + POINTER_CHAINS and rest[2] in known:
                self._chain(code, rest, known, kinds)
            elif code == LOAD:
                if rest[2] in self.inputs:
                    inputs.add(rest[1])
                self._load(rest, known, arguments)
            elif code == STORE and rest[0] in known:
                self._note(arguments, known[rest[0]], self._pointee(kinds.get(rest[0])))
            elif code in (COPY_MEMORY, COPY_MEMORY_SIZED) and rest[1] in known:
                known[rest[0]] = known[rest[1]]
            elif code == COMPOSITE_EXTRACT:
                if rest[2] in inputs:
                    self.dimensions = max(self.dimensions, rest[3] + 1)
                self._extract(rest, known, kinds)
            elif code in ATOMICS and code not in (227, 228) and rest[2] in known:
                self._note(arguments, known[rest[2]], rest[0])
            elif code in (PHI, SELECT):
                sources = rest[3:] if code == SELECT else rest[2::2]
                found = [known[source] for source in sources if source in known]
                if found:
                    known[rest[1]] = found[0]
            elif code == CALL and depth < 4 and rest[2] in self.functions:
                called = self.functions[rest[2]]
                parameters = [inner[1] for inner_code, inner in called if inner_code == PARAMETER]
                within = {parameter: known[given] for parameter, given in zip(parameters, rest[3:]) if given in known}
                self._follow(called, within, arguments, depth + 1)

    def _pointee(self, kind):
        return self.types[kind][2] if kind and self.types[kind][0] == TYPE_POINTER else None

    def _chain(self, code, rest, known, kinds):
        where = known[rest[2]]
        kinds[rest[1]] = rest[0]
        if where[0] != "in":
            known[rest[1]] = ("behind", *where[1:])
            return
        pointee = self._pointee(kinds.get(rest[2]))
        if pointee is None:
            return
        indices = rest[4:] if code in POINTER_CHAINS else rest[3:]
        _, offset = self.place(pointee, indices)
        if code in POINTER_CHAINS and offset is not None:
            steps = self.constants.get(rest[3])
            offset = None if steps is None else offset + steps * self.size(pointee)
        if offset is not None:
            known[rest[1]] = ("in", where[1], where[2] + offset)

    def _load(self, rest, known, arguments):
        where = known.get(rest[2])
        if not where:
            return
        if where[0] == "in":
            pointer = self.types[rest[0]][0] == TYPE_POINTER
            known[rest[1]] = ("behind" if pointer else "value", *where[1:])
        else:
            self._note(arguments, where, rest[0])

    def _extract(self, rest, known, kinds):
        where = known.get(rest[2])
        kind = kinds.get(rest[2])
        if not where or where[0] != "value" or kind is None:
            return
        offset = 0
        for index in rest[3:]:
            code, *parts = self.types[kind]
            offset += self.offsets(kind)[index] if code == TYPE_STRUCT else index * self.size(parts[0])
            kind = parts[index] if code == TYPE_STRUCT else parts[0]
        pointer = self.types[rest[0]][0] == TYPE_POINTER
        known[rest[1]] = ("behind" if pointer else "value", where[1], where[2] + offset)
