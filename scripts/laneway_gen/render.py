# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The template environment: one for all outputs of a run."""
import os

import jinja2

from . import c_layout, checks, dispatching, infos, mocking, naming, prose, structures, text

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates")
LICENCE = "SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception"


class Renderer:
    def __init__(self, spec):
        self._environment = jinja2.Environment(loader=jinja2.FileSystemLoader(_FOLDER), trim_blocks=True, lstrip_blocks=True,
                                               keep_trailing_newline=True, undefined=jinja2.StrictUndefined, autoescape=False,
                                               auto_reload=False)
        self._environment.globals.update(
            spec=spec, call=text.call, params=text.params, names=text.names, declare=text.declare, comment=text.comment,
            block=text.block, trailing=text.trailing, param_text=prose.param_text, blocking=prose.blocking,
            needs_something=checks.needs_something,
            errors=lambda function: prose.errors(spec, function), snake=naming.snake,
            without_defaults=lambda params: [p.split(" = ")[0] for p in params],
            mock_actions=mocking.actions, mock_action=mocking.action, dispatch=dispatching.place,
            enumerator=c_layout.enumerator, enumerator_text=c_layout.enumerator_text, member=c_layout.member, pointer_to=c_layout.pointer_to,
            info_shape=lambda value: infos.info_shape(spec, value),
            documentation=lambda function: c_layout.documentation(spec, function),
            checks=lambda function, served=False: checks.grouped_checks(spec, function, served), serves_more=lambda function: checks.serves_more(spec, function), condition=text.condition,
            each_check=lambda function: checks.ordered_checks(spec, function), literal=text.literal,
            mistyped=lambda struct: structures.tests(spec, struct), braced=text.braced,
            unread=lambda function, served=False: {p.name for p in function.params} - checks.read_parameters(spec, function, served))

    def render(self, template, source="spec/", **values):
        """The text of a template, with no blank lines at its end and none doubled."""
        body = self._environment.get_template(template).render(source=source, **values)
        prose = template.endswith(".md.j2")
        lines, blank = [], False
        for line in body.split("\n"):
            line = line.rstrip() if prose else text.fold(line.rstrip())
            if line or not blank:
                lines.append(line)
            blank = not line
        return "\n".join(lines).strip("\n") + "\n"
