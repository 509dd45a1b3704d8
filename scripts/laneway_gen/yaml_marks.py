# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""YAML read into plain dicts and lists that know which line each of their parts stands on."""
import yaml

from .errors import SpecError

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TAG = "tag:yaml.org,2002:"


class Map(dict):
    """A mapping; `line` is its own first line, `lines` those of its keys."""

    __slots__ = ("line", "lines")


class Seq(list):
    """A sequence; `line` is its own first line, `lines` those of its entries."""

    __slots__ = ("line", "lines")


def _scalar(node, file):
    tag = node.tag
    if tag == _TAG + "str":
        return node.value
    if tag == _TAG + "int":
        return int(node.value.replace("_", ""), 0)
    if tag == _TAG + "bool":
        return node.value.lower() in ("true", "yes", "on")
    if tag == _TAG + "null":
        return None
    line = node.start_mark.line + 1
    raise SpecError([f"{file}:{line}: expected text, a whole number, true, false or null, found '{node.value}'"])


def _build(node, file):
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        result = Map()
        result.line, result.lines = line, {}
        for key_node, value_node in node.value:
            key = _scalar(key_node, file)
            at = key_node.start_mark.line + 1
            if key in result:
                raise SpecError([f"{file}:{at}: expected each key once, found '{key}' again"])
            result[key] = _build(value_node, file)
            result.lines[key] = at
        return result
    if isinstance(node, yaml.SequenceNode):
        result = Seq()
        result.line, result.lines = line, []
        for child in node.value:
            result.append(_build(child, file))
            result.lines.append(child.start_mark.line + 1)
        return result
    return _scalar(node, file)


def load(path, file):
    """The content of `path`; `file` is its name in messages."""
    try:
        with open(path, "rb") as stream:
            node = yaml.compose(stream.read().decode("utf-8"), Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise SpecError([f"{file}:{mark.line + 1 if mark else 1}: expected valid YAML: {error.problem}"]) from None
    if node is None:
        raise SpecError([f"{file}:1: expected a mapping, found an empty file"])
    return _build(node, file)


def line_at(root, path):
    """The line of the part of `root` that `path` (keys and indices) leads to."""
    line, here = root.line, root
    for step in path:
        if not isinstance(here, (Map, Seq)):
            break
        line = here.lines[step]
        here = here[step]
    return line
