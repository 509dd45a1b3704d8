# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program with the layer of traces on."""
import os
import signal
import subprocess
import time

CANT_RUN, NOT_FOUND = 126, 127 # as shells say it
SEPARATORS = ",;:%"            # of the variables that name the files
ASK = "ask"                    # who writes to it asks what hangs


def environment(folder, times, pools, at_once, hang_after=None, frames=0, vendor_calls=None):
    """The program's variables: its own, and where the traces go."""
    of_program = dict(os.environ)
    layers = [name for name in of_program.get("UR_ENABLE_LAYERS", "").split(",") if name.strip()]
    if "UR_LAYER_TRACING" not in (name.strip() for name in layers):
        layers.append("UR_LAYER_TRACING")
    words = [f"output:file,{folder}/calls-%p.jsonl", "bytes:4096", f"pools:{pools}"]
    words += ["times:device"] if times else []
    words += ["flush:info"] if at_once else []
    words += [f"vendor:{round(1000 * vendor_calls)}"] if vendor_calls is not None else []
    words += [f"stacks:{frames}"] if frames else []
    words += [f"hang:{round(1000 * hang_after)},{folder}/{ASK}"] if hang_after is not None else []
    of_program["UR_ENABLE_LAYERS"] = ",".join(layers)
    of_program["UR_LOG_TRACING"] = ";".join(words)
    of_program["UR_USM_POOL_TRACE"] = f"output:file,{folder}/pools-%a-%p.jsonl"
    return of_program


class Ended:
    """How a program ended: its exit status as a shell says it, in words, and how many seconds it took."""

    def __init__(self, code, seconds):
        self.status = code if code >= 0 else 128 - code
        self.seconds = seconds
        self.words = f"ended with status {code}" if code >= 0 else f"was ended by signal {-code} ({signal_name(-code)})"


def signal_name(number):
    try:
        return signal.Signals(number).name
    except ValueError:
        return "unknown"


def run(command, variables, ask=None):
    """Runs it to its end. With a file to ask by, SIGUSR1 asks what hangs. Other signals for this process go to the program, which decides what becomes of them. Throws OSError
    where it can't be started."""
    begin, program, early = time.monotonic(), None, []

    def forward(number, _):
        program.send_signal(number) if program else early.append(number)

    before = {number: signal.signal(number, forward) for number in (signal.SIGTERM, signal.SIGHUP)}
    if ask:
        before[signal.SIGUSR1] = signal.signal(signal.SIGUSR1, lambda *_: ask.write_text("?", encoding="ascii"))
    before[signal.SIGINT] = signal.signal(signal.SIGINT, lambda *_: None) # a terminal sends it to the program as well
    try:
        program = subprocess.Popen(command, env=variables)
        for number in early:
            program.send_signal(number)
        return Ended(program.wait(), time.monotonic() - begin)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
