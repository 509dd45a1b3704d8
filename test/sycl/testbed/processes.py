# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that may hang: they are ended when they say nothing for too long, with all that they started."""
import os
import pathlib
import signal
import subprocess
import time


def processor_seconds(session):
    """What the processes of a session have had of processors, and those that have ended in it."""
    ticks = 0
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8", errors="replace").rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has just ended
        if int(fields[3]) == session:
            ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def hangs(silent, used, stall):
    """Whether a process that said nothing for `silent` seconds, and had `used` seconds of processors then, hangs.

    One that waits for itself uses nothing, one that runs in circles has all that it needs. What gets little of a busy
    machine is slow, but not for ever: threads that look now and then for what never comes get little, too.
    """
    return silent > stall and (used < 0.003 * silent or used > stall or silent > 4 * stall)


def run(command, variables, log, stall, watched=None):
    """Runs the command with its output in the file log. Ends it when it hangs: when neither log nor the file watched grew
    for stall seconds, or for longer where others leave it little of the machine.

    Answers how it ended: "" for exit status 0, otherwise a reason.
    """
    with open(log, "wb") as output:
        process = subprocess.Popen([str(part) for part in command], env=variables, stdout=output, stderr=subprocess.STDOUT,
                                   stdin=subprocess.DEVNULL, start_new_session=True)
    files, sizes, moved = [path for path in (log, watched) if path], None, time.monotonic()
    before, patience = None, stall  # what it had used when it had been silent for a while; when to look again
    try:
        while True:
            try:
                status = process.wait(timeout=0.05)
                break
            except subprocess.TimeoutExpired:
                pass
            now = [path.stat().st_size if path.exists() else 0 for path in files]
            if now != sizes:
                sizes, moved, before, patience = now, time.monotonic(), None, stall
                continue
            silent = time.monotonic() - moved
            if before is None and silent > stall / 10:
                before = processor_seconds(process.pid)
            if silent > patience:
                if hangs(silent, processor_seconds(process.pid) - before, stall):
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
                    return f"hung: nothing moved for {silent:.0f} s"
                patience = silent + stall / 10
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return f"exit status {status}" if status else ""
