#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""spirvc_test.py UR_SPIRV UR_SPIRVC SPIRV_AS MODULE: the compiler's process, with its limits and its ends.

Each case starts a process of its own: a copy of the program has another path, and so another socket. `ur-spirv cache`
asks as adapters do. Whatever happens to a compilation is told to who asked for it, and the next one succeeds.
"""
import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

UR_SPIRV, UR_SPIRVC, SPIRV_AS, MODULE = sys.argv[1:]
failures = []
# What only a process that hangs needs: a busy machine makes nothing here take so long.
HANGS = 300


def check(good, what):
    if not good:
        failures.append(what)
        print(f"WRONG: {what}", flush=True)


def large_module(folder):
    """One that takes seconds: a long chain of operations, none of which can be left out."""
    lines = ["OpCapability Kernel", "OpCapability Addresses", "OpCapability Linkage", "OpCapability Int64",
             "OpMemoryModel Physical64 OpenCL", 'OpEntryPoint Kernel %f "long"', "%void = OpTypeVoid",
             "%int = OpTypeInt 32 0", "%ptr = OpTypePointer CrossWorkgroup %int",
             "%type = OpTypeFunction %void %ptr", "%f = OpFunction %void None %type", "%p = OpFunctionParameter %ptr",
             "%label = OpLabel", "%v0 = OpLoad %int %p Aligned 4"]
    for i in range(150000):
        lines.append(f"%v{i + 1} = {('OpIMul', 'OpIAdd', 'OpBitwiseXor')[i % 3]} %int %v{i} %v{max(0, i - 7)}")
    lines += ["OpStore %p %v150000 Aligned 4", "OpReturn", "OpFunctionEnd"]
    text, module = folder / "large.spvasm", folder / "large.spv"
    text.write_text("\n".join(lines))
    subprocess.run([SPIRV_AS, "--target-env", "spv1.2", text, "-o", module], check=True)
    return module


class Process:
    """A copy of ur-spirvc, and what is asked of it."""

    def __init__(self, folder, name, **variables):
        self.program = folder / name / "ur-spirvc"
        self.program.parent.mkdir()
        self.program.symlink_to(pathlib.Path(UR_SPIRVC).resolve())
        self.environment = dict(os.environ, UR_SPIRVC=str(self.program), UR_SPIRV_CACHE="off", UR_SPIRVC_IDLE="20",
                                **variables)

    def start(self, *modules):
        return subprocess.Popen([UR_SPIRV, "cache", *map(str, modules)], env=self.environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def ask(self, *modules):
        asked = self.start(*modules)
        out, error = asked.communicate(timeout=HANGS)
        return asked.returncode, out, error

    def processes(self):
        """The server, and the children that compile: children are those whose parent is one, too."""
        found = {}
        for entry in pathlib.Path("/proc").iterdir():
            with contextlib.suppress(OSError, ValueError):
                if (entry / "cmdline").read_bytes().split(b"\0")[0] == str(self.program).encode():
                    found[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
        servers = [pid for pid, parent in found.items() if parent not in found]
        return servers, [pid for pid in found if pid not in servers]

    def stopped(self, module):
        """Asks for a compilation that takes long, and stops it once it is busy: it stands still until it is told otherwise, so
        nothing depends on how long it takes. One that ends before anybody looks is begun anew."""
        end = time.monotonic() + HANGS
        while time.monotonic() < end:
            asked = self.start(module)
            while asked.poll() is None:
                for pid in self.processes()[1]:
                    with contextlib.suppress(OSError):
                        if isBusyAndStands(pid):
                            return asked, pid
            asked.communicate()
        raise AssertionError("no compilation could be stopped")


def isBusyAndStands(pid):
    """Stops a process, and lets it go on unless it has worked for a while: its own time, however busy the machine is."""
    os.kill(pid, signal.SIGSTOP)
    while True:
        state, *fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        if state in "ZX":
            return False
        if state == "T":
            break
    if int(fields[10]) >= 0.2 * os.sysconf("SC_CLK_TCK"):
        return True
    os.kill(pid, signal.SIGCONT)
    time.sleep(0.01)
    return False


def serves_many_and_stays(folder):
    process = Process(folder, "many")
    code, out, error = process.ask(*[MODULE] * 20)
    check(code == 0 and "20 of 20 modules compile; none is kept" in out, f"20 modules at once: {out}{error}")
    first = process.processes()[0]
    process.ask(MODULE)
    check(len(first) == 1 and process.processes()[0] == first, f"one process stays: {first} {process.processes()}")


def says_what_is_kept(folder):
    """What is compiled and not kept isn't in the cache, and a folder is no larger than it may be."""
    process = Process(folder, "kept")
    others = []
    for i in range(30):
        others.append(folder / f"other{i}.spv")
        # The word behind the version names who made the module, and means nothing.
        others[-1].write_bytes(pathlib.Path(MODULE).read_bytes()[:8] + i.to_bytes(4, "little") +
                               pathlib.Path(MODULE).read_bytes()[12:])
    cache = folder / "kept-cache"
    process.environment["UR_SPIRV_CACHE"] = str(cache)
    code, out, error = process.ask(*others)
    check(code == 0 and "30 of 30 modules are in the cache" in out, f"there is room: {out}{error}")
    whole = sum(path.stat().st_size for path in cache.rglob("*") if path.is_file())
    process.environment["UR_SPIRV_CACHE_SIZE"] = str(whole // 3)
    code, out, error = process.ask(*others)
    left = sum(path.stat().st_size for path in cache.rglob("*") if path.is_file())
    check(code == 1 and out.startswith("10 of 30") and "no room" in error, f"there is no room: {out}{error}")
    check(left <= whole // 3, f"{left} of {whole} bytes are left")
    process.environment["UR_SPIRV_CACHE"] = "/proc/nothing"
    code, out, error = process.ask(MODULE)
    check(code == 1 and "0 of 1" in out, f"a folder that can't be written: {out}{error}")


def says_what_is_wrong(folder):
    process = Process(folder, "wrong")
    cut = folder / "cut.spv"
    cut.write_bytes(pathlib.Path(MODULE).read_bytes()[:-6])
    code, _, error = process.ask(cut)
    check(code == 1 and "no header and whole words" in error, f"a module that is cut off: {error}")
    cut.write_bytes(pathlib.Path(MODULE).read_bytes()[:-8])
    code, _, error = process.ask(cut)
    check(code == 1 and " at word " in error, f"an instruction that is cut off: {error}")


def ends_what_takes_too_long(folder, large):
    process = Process(folder, "slow", UR_SPIRVC_SECONDS="1")
    code, _, error = process.ask(large)
    check(code == 1 and "took too long" in error, f"the time's limit: {error}")
    servers = process.processes()[0]
    end = time.monotonic() + HANGS
    code, _, error = process.ask(MODULE)
    while code != 0 and "took too long" in error and time.monotonic() < end:  # a busy machine gives it no whole second
        code, _, error = process.ask(MODULE)
    check(code == 0 and process.processes()[0] == servers, f"after it: {error}")


def ends_what_takes_too_much(folder, large):
    process = Process(folder, "small", UR_SPIRVC_MEMORY="24M")
    code, _, error = process.ask(large)
    check(code == 1 and "memory" in error, f"the memory's limit: {error}")
    code, out, error = process.ask(MODULE)
    check(code == 0, f"after it: {error}")


def tells_of_a_crash(folder, large):
    process = Process(folder, "crash")
    asked, child = process.stopped(large)
    os.kill(child, signal.SIGSEGV)
    os.kill(child, signal.SIGCONT)
    _, error = asked.communicate(timeout=HANGS)
    check(asked.returncode == 1 and "Segmentation fault" in error and " while it " in error, f"a crash: {error}")
    check(process.ask(MODULE)[0] == 0, "after a crash")


def outlives_who_asked(folder, large):
    process = Process(folder, "left", UR_SPIRVC_JOBS="1")
    asked, child = process.stopped(large)  # with one job, the next would wait for ever
    asked.kill()
    asked.communicate()
    check(process.ask(MODULE)[0] == 0, "after somebody who left")
    check(not pathlib.Path(f"/proc/{child}").exists(), "nobody waits for it, and it is compiled")


def may_be_killed_itself(folder, large):
    process = Process(folder, "killed")
    asked, _ = process.stopped(large)
    servers, children = process.processes()
    for pid in servers + children:
        os.kill(pid, signal.SIGKILL)
    time.sleep(0.2)
    for pid in process.processes()[0] + process.processes()[1]:
        with contextlib.suppress(OSError):
            os.kill(pid, signal.SIGKILL)
    out, error = asked.communicate(timeout=HANGS)  # It tries once more by itself.
    check(asked.returncode == 0 or "ended before it answered" in error, f"the process is killed: {out}{error}")
    check(process.ask(MODULE)[0] == 0, "after it was killed")


def ends_when_idle(folder):
    process = Process(folder, "idle")
    process.environment["UR_SPIRVC_IDLE"] = "1"
    check(process.ask(MODULE)[0] == 0, "before it is idle")
    end = time.monotonic() + HANGS
    while time.monotonic() < end:
        if process.processes() == ([], []):
            return
        time.sleep(0.1)
    check(False, f"it ends when nobody asks: {process.processes()}")


def keeps_nothing_of_its_starter(folder):
    """A pipe that the starter's children inherit would stay open."""
    process = Process(folder, "pipes")
    reader, writer = os.pipe()
    os.set_inheritable(writer, True)
    asked = subprocess.run([UR_SPIRV, "cache", MODULE], env=process.environment, pass_fds=[writer], timeout=HANGS,
                           stdout=subprocess.DEVNULL, check=False)
    os.close(writer)
    os.set_blocking(reader, False)
    try:
        check(os.read(reader, 1) == b"", "something is in the pipe")
    except BlockingIOError:
        check(False, "the process holds its starter's pipe")
    check(asked.returncode == 0, "compiled with a pipe")


def refuses_what_it_cant_read():
    """The program by itself: it says which variable, what it is and what it may be."""
    for variable, value, words in (("UR_SPIRVC_SECONDS", "0", "'0' is no number from 1 to 1000000"),
                                   ("UR_SPIRVC_SECONDS", "soon", "'soon' is no number from 1 to 1000000"),
                                   ("UR_SPIRVC_IDLE", "-1", "'-1' is no number from 0 to 1000000"),
                                   ("UR_SPIRVC_IDLE", "1000001", "'1000001' is no number from 0 to 1000000"),
                                   ("UR_SPIRVC_JOBS", "0", "'0' is no number from 1 to 1000000"),
                                   ("UR_SPIRVC_MEMORY", "4T", "'4T' is no number of bytes, such as")):
        done = subprocess.run([UR_SPIRVC, "--socket=laneway-test-refused"], env=dict(os.environ, **{variable: value}),
                              capture_output=True, text=True, timeout=HANGS, check=False)
        check(done.returncode == 1 and f"ur-spirvc: {variable}: {words}" in done.stderr, f"{variable}={value}: {done}")
    for arguments in ([], ["--socket="], ["--socket=a", "b"], ["--sockets=a"]):
        done = subprocess.run([UR_SPIRVC, *arguments], capture_output=True, text=True, timeout=HANGS, check=False)
        check(done.returncode == 2 and "usage: ur-spirvc" in done.stderr, f"{arguments}: {done}")
    done = subprocess.run([UR_SPIRVC, "--help"], capture_output=True, text=True, timeout=HANGS, check=False)
    check(done.returncode == 0 and "usage: ur-spirvc" in done.stdout, f"--help: {done}")
    done = subprocess.run([UR_SPIRVC, "--socket=" + "x" * 200], capture_output=True, text=True, timeout=HANGS, check=False)
    check(done.returncode == 1 and "no socket can listen: File name too long" in done.stderr, f"a name that is too long: {done}")


def takes_any_amount_of_memory(folder):
    process = Process(folder, "much", UR_SPIRVC_MEMORY="17179869183G")
    code, _, error = process.ask(MODULE)
    check(code == 0, f"a limit beyond all addresses: {error}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        large = large_module(folder)
        refuses_what_it_cant_read()
        takes_any_amount_of_memory(folder)
        serves_many_and_stays(folder)
        says_what_is_kept(folder)
        says_what_is_wrong(folder)
        ends_what_takes_too_long(folder, large)
        ends_what_takes_too_much(folder, large)
        tells_of_a_crash(folder, large)
        outlives_who_asked(folder, large)
        may_be_killed_itself(folder, large)
        ends_when_idle(folder)
        keeps_nothing_of_its_starter(folder)
    print("all as it should be" if not failures else f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
