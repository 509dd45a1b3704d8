# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of checks, each of which is a process of its own: what they expect, and how they are run."""
import os
import subprocess
import sys
import threading
import traceback


def expect(kind, words, function):
    """That exception, with those words in its text or in its cause's."""
    try:
        function()
    except kind as error:
        text = str(error) if error.__cause__ is None else f"{error}\n{error.__cause__}"
        assert all(each in text for each in words), f"no {words} in: {text}"
        print(f"    {type(error).__name__}: {str(error).splitlines()[0]}")
        return
    raise AssertionError(f"nothing was raised, expected {kind.__name__} with {words}")


def same_in_threads(count, work):
    """That work(number) answers the same for each number below `count` when threads run it one by one, and all at a time."""
    answers, errors = {}, []

    def answer(name, number):
        try:
            answers[name, number] = work(number)
        except Exception:
            errors.append(traceback.format_exc())

    for name in ("one by one", "together"):
        running = [threading.Thread(target=answer, args=(name, number)) for number in range(count)]
        for thread in running:
            thread.start()
            if name == "one by one":
                thread.join()
        for thread in running:
            thread.join()
    assert not errors, errors[0]
    for number in range(count):
        assert answers["one by one", number] == answers["together", number], answers


def run(file, checks):
    """Runs those that the command line names, or all. What the program exits with."""
    named = {check.__name__: check for check in checks}
    if os.environ.get("LANEWAY_CHECK"):
        named[os.environ["LANEWAY_CHECK"]]()
        return 0
    chosen = sys.argv[1:] or list(named)
    if unknown := [name for name in chosen if name not in named]:
        sys.exit(f"no check {', '.join(unknown)}, expected some of {', '.join(named)}")
    running = {name: subprocess.Popen([sys.executable, file], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                      env={**os.environ, "LANEWAY_CHECK": name}) for name in chosen}
    failed = 0
    for name, process in running.items():
        try:
            output, _ = process.communicate(timeout=100)
        except subprocess.TimeoutExpired:
            process.kill()
            output = process.communicate()[0] + "\n    it didn't end"
        failed += process.returncode != 0
        print(f"{'ok    ' if process.returncode == 0 else 'FAILED'} {name}")
        lines = output.splitlines()
        print("\n".join(lines if process.returncode == 0 else lines[-12:]), flush=True)
    print(f"{len(running)} checks, {failed} failed")
    return 1 if failed else 0
