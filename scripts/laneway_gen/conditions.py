# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Error conditions: trees of the spec parsed into typed nodes, and those written as C++ or as words.

A value is null, a number, the name of a parameter, of an enumerator, or one of member, index, mul, add, sub, mod, select.
A condition is one of and, or, not, eq, ne, lt, le, gt, ge, intersects, unknown_flags, unknown_value, not_power_of_two, any.
"""
from __future__ import annotations

from dataclasses import dataclass

_COMPARE = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_ARITHMETIC = {"mul": "*", "add": "+", "sub": "-", "mod": "%"}
_LOGIC = {"and": "&&", "or": "||"}
_OPERATORS = (*_LOGIC, "not", *_COMPARE, "intersects", "unknown_flags", "unknown_value", "not_power_of_two", "any")


@dataclass(frozen=True)
class Node:
    """An operator with its operands, or a leaf with its text. `type` is the C type of a value where it matters."""
    op: str
    args: tuple = ()
    text: str = ""
    type: str = ""


class ConditionError(Exception):
    pass


class Parser:
    """Parses the conditions of one function."""

    def __init__(self, spec, function):
        self._spec = spec
        self._params = {p.name: p for p in function.params}
        self._element = None
        self._enumerators = spec.enumerator_types

    def _expect(self, good, text):
        if not good:
            raise ConditionError(text)

    def _operator(self, tree, operators):
        self._expect(isinstance(tree, dict) and len(tree) == 1,
                     f"expected one operator with its operands ({', '.join(operators)}), found {tree!r}")
        (op, operands), = tree.items()
        self._expect(op in operators, f"expected one of the operators {', '.join(operators)}, found '{op}'")
        return op, operands

    def _operands(self, op, operands, count):
        self._expect(isinstance(operands, list) and (len(operands) == count if count else len(operands) >= 2),
                     f"expected {count or 'two or more'} operands of '{op}' in a list, found {operands!r}")
        return operands

    def condition(self, tree):
        op, operands = self._operator(tree, _OPERATORS)
        if op in _LOGIC:
            return Node(op, tuple(self.condition(t) for t in self._operands(op, operands, 0)))
        if op == "not":
            return Node(op, (self.condition(operands),))
        if op in _COMPARE:
            return Node(op, tuple(self.value(t) for t in self._operands(op, operands, 2)))
        if op == "intersects":
            first, *rest = self._operands(op, operands, 0)
            return Node(op, (self.value(first), *(self.value(t) for t in rest)))
        if op == "any":
            name, inner = self._operands(op, operands, 2)
            param = self._params.get(name)
            self._expect(param and param.range, f"expected a parameter with a range as first operand of 'any', found {name!r}")
            self._element = name
            node = Node(op, (self.condition(inner),), name)
            self._element = None
            return node
        value = self.value(operands)
        if op == "unknown_flags":
            self._expect(value.type in self._spec.enum_of_flags, f"expected a value of a flags type for 'unknown_flags', found {value.type}")
        if op == "unknown_value":
            enum = self._spec.enum_of.get(value.type)
            self._expect(enum and not enum.flags, f"expected a value of an enumeration for 'unknown_value', found {value.type}")
        return Node(op, (value,))

    def value(self, tree):
        if tree is None:
            return Node("null")
        if isinstance(tree, bool):
            raise ConditionError(f"expected a value, found {tree}")
        if isinstance(tree, int):
            return Node("number", text=str(tree))
        if isinstance(tree, str):
            if tree in self._params:
                return Node("param", text=tree, type=self._params[tree].type)
            self._expect(tree in self._enumerators, f"expected a parameter of the function or an enumerator, found '{tree}'")
            return Node("constant", text=tree, type=self._enumerators[tree])
        op, operands = self._operator(tree, ("member", "index", "select", *_ARITHMETIC))
        if op == "member":
            base, name = self._operands(op, operands, 2)
            base = self.value(base)
            struct = self._spec.struct_of.get(base.type.replace("const ", "").rstrip("* ").strip())
            self._expect(struct, f"expected a structure as first operand of 'member', found {base.type}")
            member = next((m for m in struct.members if m.name == name), None)
            self._expect(member, f"expected a member of {struct.name}, found '{name}'")
            return Node(op, (base,), name, member.type)
        if op == "index":
            base, place = self._operands(op, operands, 2)
            base = self.value(base)
            self._expect(base.type.endswith("*"), f"expected a pointer as first operand of 'index', found {base.type}")
            return Node(op, (base, self.value(place)), type=base.type[:-1].strip())
        if op == "select":
            test, yes, no = self._operands(op, operands, 3)
            return Node(op, (self.condition(test), self.value(yes), self.value(no)))
        return Node(op, tuple(self.value(t) for t in self._operands(op, operands, 2)))


def parameters(node):
    """The names of the parameters that a condition reads."""
    names = {node.text} if node.op in ("param", "any") else set()
    for arg in node.args:
        names |= parameters(arg)
    return names


def any_of(array, count, inner):
    """C++ of whether `inner` holds for any index i of an array."""
    return f"anyOf({array}, {count}, [&](auto i) {{ return {inner}; }})"


class Cpp:
    """Writes conditions as C++ expressions, and what to tell of one that holds."""

    def __init__(self, spec, function):
        self._spec = spec
        self._params = {p.name: p for p in function.params}
        self._element = None

    def wrapped(self, node):
        text = self.text(node)
        simple = node.op in ("param", "constant", "number", "null", "member", "index", "any", "select")
        return text if simple else f"({text})"

    def text(self, node):
        op, args = node.op, node.args
        if op == "null":
            return "nullptr"
        if op in ("number", "constant"):
            return node.text
        if op == "param":
            return node.text
        if op == "member":
            base = args[0]
            if base.op == "param" and base.text == self._element:
                return f"{base.text}[i].{node.text}"
            return f"{self.text(base)}{'->' if base.type.endswith('*') else '.'}{node.text}"
        if op == "index":
            return f"{self.text(args[0])}[{self.text(args[1])}]"
        if op == "select":
            return f"({self.text(args[0])} ? {self.text(args[1])} : {self.text(args[2])})"
        if op in _ARITHMETIC:
            return f"{self.wrapped(args[0])} {_ARITHMETIC[op]} {self.wrapped(args[1])}"
        if op in _COMPARE:
            return f"{self.text(args[0])} {_COMPARE[op]} {self.text(args[1])}"
        if op in _LOGIC:
            return f" {_LOGIC[op]} ".join(f"({self.text(a)})" if a.op in _LOGIC else self.text(a) for a in args)
        if op == "not":
            return f"!({self.text(args[0])})"
        if op == "intersects":
            bits = " | ".join(self.text(a) for a in args[1:])
            return f"({self.wrapped(args[0])} & {f'({bits})' if len(args) > 2 else bits}) != 0"
        if op == "unknown_flags":
            return f"({self.wrapped(args[0])} & {self._spec.enum_of_flags[args[0].type].mask_name}) != 0"
        if op == "unknown_value":
            value, enum = self.wrapped(args[0]), self._spec.enum_of[args[0].type]
            return " && ".join([f"{value} > {enum.last.name}", *(f"{value} != {one.name}" for one in enum.own)])
        if op == "not_power_of_two":
            value = self.wrapped(args[0])
            return f"({value} & ({value} - 1)) != 0"
        if op == "any":
            return any_of(*self.element(node))
        raise AssertionError(op)

    def element(self, node):
        """Of a condition on any element of an array: the array, how many there are, and what holds for the one at i."""
        if node.op != "any":
            return ()
        self._element = node.text
        inner = self.text(node.args[0])
        self._element = None
        return node.text, self._params[node.text].range, inner

    def values(self, node, holds=True):
        """(as in C, as C++) of each value that a condition which holds, or doesn't, has certainly looked at. What is
        compared with nothing but null is left out: the words tell it all."""
        op, args = node.op, node.args
        if op in _LOGIC:
            decided = holds if op == "and" else not holds
            args = args if decided else args[:1]
        elif op in ("eq", "ne") and any(a.op == "null" for a in args):
            return {}
        elif op in ("param", "member", "index"):
            return {_plain(node): self.text(node)}
        elif op == "select":
            args = args[:1]
        self._element = node.text if op == "any" else self._element
        found = {}
        for arg in args:
            found |= self.values(arg, not holds if op == "not" else holds) if op != "select" else {}
        self._element = None if op == "any" else self._element
        return found


_WORDS = {"eq": "is", "ne": "is not", "lt": "is less than", "le": "is at most", "gt": "is greater than", "ge": "is at least"}


def words(node):
    """The condition as an English clause, with names set as code."""
    op, args = node.op, node.args
    if op == "null":
        return "NULL"
    if op == "number":
        return node.text
    if op in ("param", "constant"):
        return f"`{node.text}`"
    if op in ("member", "index", "select", *_ARITHMETIC):
        return f"`{_plain(node)}`"
    if op in _WORDS:
        if op in ("eq", "ne") and args[1].op == "number" and args[0].op == "mod":
            negation = "" if op == "eq" else " not"
            return f"`{_plain(args[0].args[0])}` is{negation} a multiple of `{_plain(args[0].args[1])}`"
        return f"{words(args[0])} {_WORDS[op]} {words(args[1])}"
    if op in _LOGIC:
        return f" {op} ".join(words(a) if a.op != "or" or op == "or" else f"({words(a)})" for a in args)
    if op == "not":
        inner = args[0]
        if inner.op == "intersects":
            return f"{words(inner.args[0])} has none of {', '.join(words(a) for a in inner.args[1:])}"
        return f"not ({words(inner)})"
    if op == "intersects":
        one = "" if len(args) == 2 else "any of "
        return f"{words(args[0])} has {one}{', '.join(words(a) for a in args[1:])}"
    if op == "unknown_flags":
        return f"{words(args[0])} has an unknown flag"
    if op == "unknown_value":
        return f"{words(args[0])} is no enumerator of its type"
    if op == "not_power_of_two":
        return f"{words(args[0])} is not a power of two"
    if op == "any":
        return f"for any element of `{node.text}`: {words(args[0])}"
    raise AssertionError(op)


def _plain(node):
    """A value as one would write it in C."""
    if node.op == "null":
        return "NULL"
    if node.op in ("number", "constant", "param"):
        return node.text
    if node.op == "member":
        return f"{_plain(node.args[0])}{'->' if node.args[0].type.endswith('*') else '.'}{node.text}"
    if node.op == "index":
        return f"{_plain(node.args[0])}[{_plain(node.args[1])}]"
    if node.op == "select":
        return f"({_plain(node.args[0].args[0])} ? {_plain(node.args[1])} : {_plain(node.args[2])})"
    return f"{_plain(node.args[0])} {_ARITHMETIC[node.op]} {_plain(node.args[1])}"
