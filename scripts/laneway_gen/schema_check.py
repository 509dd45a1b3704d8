# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds a file of the spec against spec/schema.json and words what jsonschema finds."""
import json

import jsonschema

from .yaml_marks import line_at

_KINDS = {"object": "a mapping", "array": "a list", "string": "text", "integer": "a whole number",
          "boolean": "true or false", "null": "null"}


def load_schema(path):
    with open(path, encoding="utf-8") as stream:
        schema = json.load(stream)
    jsonschema.Draft7Validator.check_schema(schema)
    return schema


def validator(schema, definition):
    """A validator for one of the schema's definitions: 'registry' or 'file'."""
    return jsonschema.Draft7Validator({**schema, "$ref": f"#/definitions/{definition}"})


def _found(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    return f"'{value}'"


def _place(path):
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else str(step)
    return text or "the file"


def _name(root, path):
    """The name of the innermost item on the way that has one, so that a reader needn't count entries."""
    name, here = "", root
    for step in path:
        here = here[step]
        if isinstance(here, dict) and isinstance(here.get("name"), str):
            name = here["name"]
    return f" of {name}" if name else ""


def _words(error):
    kind = error.validator
    if kind == "type":
        kinds = error.validator_value if isinstance(error.validator_value, list) else [error.validator_value]
        return f"expected {' or '.join(_KINDS[k] for k in kinds)}, found {_found(error.instance)}"
    if kind == "enum":
        return f"expected one of {', '.join(map(str, error.validator_value))}, found {_found(error.instance)}"
    if kind == "required":
        missing = [key for key in error.validator_value if key not in error.instance]
        return f"expected the field {', '.join(missing)}, found only {', '.join(error.instance) or 'nothing'}"
    if kind == "additionalProperties":
        known = error.schema.get("properties", {})
        extra = [str(key) for key in error.instance if key not in known]
        return f"expected only the fields {', '.join(known)}, found {', '.join(extra)}"
    if kind == "pattern":
        return f"expected text of the form {error.validator_value}, found {_found(error.instance)}"
    if kind == "minLength":
        return "expected a description, found empty text"
    if kind in ("minItems", "minProperties"):
        return "expected at least one entry, found none"
    if kind == "maxProperties":
        return f"expected a single operator, found {', '.join(map(str, error.instance))}"
    if kind == "minimum":
        return f"expected at least {error.validator_value}, found {_found(error.instance)}"
    return error.message


def check(root, schema_validator, file, faults):
    for error in schema_validator.iter_errors(root):
        path = list(error.absolute_path)
        line = line_at(root, path)
        faults.add(file, line, f"{_place(path)}{_name(root, path)}: {_words(error)}")
