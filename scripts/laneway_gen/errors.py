# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the generator says about a spec that it can't accept."""


class SpecError(Exception):
    """One or more faults of the spec, each as 'file:line: what was expected and what was found'."""

    def __init__(self, faults):
        self.faults = list(faults)
        super().__init__("\n".join(self.faults))


class Faults:
    """Collects faults, so that one run names them all."""

    def __init__(self):
        self._faults = []

    def add(self, file, line, text):
        self._faults.append((file, line, f"{file}:{line}: {text}"))

    def stop_if_any(self):
        if self._faults:
            raise SpecError(text for _, _, text in sorted(self._faults, key=lambda fault: fault[:2]))
