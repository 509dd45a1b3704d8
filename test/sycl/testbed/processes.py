# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that may hang: they are ended when they say nothing for too long, with all that they started."""
import os
import signal
import subprocess
import time


def run(command, variables, log, stall, watched=None):
    """Runs the command with its output in the file log. Ends it when neither log nor the file watched grew for stall seconds.

    Answers how it ended: "" for exit status 0, otherwise a reason.
    """
    with open(log, "wb") as output:
        process = subprocess.Popen([str(part) for part in command], env=variables, stdout=output, stderr=subprocess.STDOUT,
                                   stdin=subprocess.DEVNULL, start_new_session=True)
    files, sizes, moved = [path for path in (log, watched) if path], None, time.monotonic()
    try:
        while True:
            try:
                status = process.wait(timeout=0.05)
                break
            except subprocess.TimeoutExpired:
                pass
            now = [path.stat().st_size if path.exists() else 0 for path in files]
            if now != sizes:
                sizes, moved = now, time.monotonic()
            elif time.monotonic() - moved > stall:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                return f"hung: nothing moved for {stall} s"
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    return f"exit status {status}" if status else ""
