# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of urtrace."""
import argparse
import pathlib
import shutil
import sys
import tempfile

from . import hangs, memory, reading, recording, running, summary, timeline, watching

USAGE = "urtrace [options] -- program [arguments]\n       urtrace [options] --read FILE..."
BAD_OPTIONS, UNUSABLE = 2, 1
MOST_SECONDS, MOST_MICROSECONDS, MOST_FRAMES = 1_000_000, 4_000_000, 64


def parser():
    found = argparse.ArgumentParser(
        prog="urtrace", usage=USAGE, allow_abbrev=False,
        description="Runs a program that uses Laneway's loader, and tells where its time and memory went: PREFIX.json is a "
                    "trace for ui.perfetto.dev or chrome://tracing, PREFIX.txt a summary.",
        epilog="Exit status: the program's; 128 and the signal's number where one ended it; 126 or 127 where it can't be "
               "started; 2 for a wrong command line. Where the program ended well, but there is no trace or it can't be "
               "written, 1.")
    found.add_argument("-o", "--output", metavar="PREFIX", default="urtrace", help="what files' names begin with (urtrace)")
    found.add_argument("--plot", action="store_true",
                       help="pictures, too: PREFIX-pool and PREFIX-step, .svg and .png; needs python3-matplotlib")
    found.add_argument("--pool", metavar="NAME", help="the pool in the picture, as the summary names it; the largest")
    found.add_argument("--step", metavar="NUMBER", type=int,
                       help="the step in the picture, from 1; a step ends when the host has waited (the one with the most commands)")
    found.add_argument("--no-device-times", dest="times", action="store_false",
                       help="don't ask commands for times; then they cost what they always cost")
    found.add_argument("--sample", metavar="MS", type=int, default=1,
                       help="milliseconds between two looks at a pool (1)")
    found.add_argument("--stacks", metavar="FRAMES", type=int, default=0,
                       help="name allocations by who called them, so many frames of the stack at most (0: none)")
    found.add_argument("--vendor-calls", metavar="US", type=float, default=1,
                       help="tell calls of the vendor's library that take so many microseconds, and waits of the adapter's (1)")
    found.add_argument("--no-vendor-calls", dest="vendor_calls", action="store_const", const=None, help="don't tell them")
    found.add_argument("--hang-after", metavar="SECONDS", type=float,
                       help="tell what hangs, once a call takes so long, and when urtrace gets SIGUSR1; 0: only then")
    found.add_argument("--buffered", action="store_true",
                       help="write the trace in blocks: cheaper, but a crash loses what isn't written")
    found.add_argument("--keep", metavar="FOLDER", help="where the program's own traces stay; emptied of them first")
    found.add_argument("--read", metavar="FILE", nargs="+", help="traces that were kept, instead of running a program")
    found.add_argument("-q", "--quiet", action="store_true", help="don't print the summary, only write it")
    found.add_argument("--version", action="store_true", help="print the version")
    return found


def options_of(arguments):
    """Options, and the program with its arguments: what follows "--", or the first that is no option."""
    own, separator, program = arguments, False, []
    if "--" in arguments:
        at = arguments.index("--")
        own, separator, program = arguments[:at], True, arguments[at + 1:]
    given = parser()
    options, rest = given.parse_known_args(own)
    if rest:
        given.error(f"'{rest[0]}' is no option" if rest[0].startswith("-") else
                    f"'{rest[0]}' isn't expected here: the program stands behind '--'")
    if options.version:
        return options, []
    if options.read and separator:
        given.error("either --read or a program, not both")
    if not options.read and not program:
        given.error("no program: it stands behind '--'")
    if options.sample < 0:
        given.error(f"--sample is {options.sample}, expected 0 or more milliseconds")
    if not 0 <= options.stacks <= MOST_FRAMES:
        given.error(f"--stacks is {options.stacks}, expected 0 to {MOST_FRAMES} frames")
    if options.vendor_calls is not None and not 0 <= options.vendor_calls <= MOST_MICROSECONDS:
        given.error(f"--vendor-calls is {options.vendor_calls:g}, expected 0 to {MOST_MICROSECONDS} microseconds")
    if options.hang_after is not None:
        if not 0 <= options.hang_after <= MOST_SECONDS:
            given.error(f"--hang-after is {options.hang_after:g}, expected 0 to {MOST_SECONDS} seconds")
        if options.read or not options.times:
            given.error("--hang-after watches a program, and asks its commands: it goes with neither --read nor --no-device-times")
    if options.step is not None and options.step < 1:
        given.error(f"--step is {options.step}, expected 1 or more")
    for name in ("pool", "step"):
        if getattr(options, name) is not None and not options.plot:
            given.error(f"--{name} says something of pictures: it needs --plot")
    if options.keep and set(options.keep) & set(running.SEPARATORS):
        given.error(f"--keep {options.keep}: no folder with one of {running.SEPARATORS} in its name can be used")
    parent = pathlib.Path(options.output).absolute().parent
    if not parent.is_dir():
        given.error(f"--output {options.output}: there is no folder {parent}")
    return options, program


def say(text):
    print(f"urtrace: {text}", file=sys.stderr)


def main(arguments, version):
    try:
        options, program = options_of(arguments)
    except SystemExit as end:
        return end.code
    if options.version:
        print(f"urtrace {version}")
        return 0
    if options.plot:
        from . import pictures
        missing = pictures.missing()
        if missing:
            say(missing)
            return UNUSABLE
    if options.read:
        return tell(options, options.read, None)
    return of_program(options, program)


def of_program(options, program):
    folder = tempfile.mkdtemp(prefix="urtrace-") if not options.keep else options.keep
    if set(folder) & set(running.SEPARATORS):
        shutil.rmtree(folder)
        folder = tempfile.mkdtemp(prefix="urtrace-", dir="/tmp")
    try:
        if options.keep:
            pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
            for old in traces_in(folder):
                pathlib.Path(old).unlink()
        variables = running.environment(str(pathlib.Path(folder).absolute()), options.times, options.sample,
                                        not options.buffered, options.hang_after, options.stacks,
                                        options.vendor_calls)
        ask = pathlib.Path(folder, running.ASK) if options.hang_after is not None else None
        if ask:
            ask.write_bytes(b"")
        try:
            with watching.Watch(folder, ask is not None, lambda text: print(text, file=sys.stderr, flush=True)):
                ended = running.run(program, variables, ask)
        except OSError as problem:
            say(f"{program[0]} can't be run: {problem.strerror}")
            return running.NOT_FOUND if isinstance(problem, FileNotFoundError) else running.CANT_RUN
        finally:
            if ask:
                ask.unlink(missing_ok=True)
        return tell(options, traces_in(folder), ended, program) or ended.status
    except OSError as problem:
        say(str(problem))
        return UNUSABLE
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


def traces_in(folder):
    return sorted(str(path) for pattern in ("calls-*.jsonl", "pools-*.jsonl") for path in pathlib.Path(folder).glob(pattern))


def tell(options, paths, ended, program=()):
    """Writes what there is to be written. 0, or the status where that can't be done and the program ended well."""
    failed = UNUSABLE if not ended or ended.status == 0 else 0
    try:
        lines = reading.read(paths)
        made = recording.Recording(lines)
        if not made.calls:
            say("no call was traced: the program has another loader (docs/urtrace.md), or none, or didn't get as far"
                + ("" if not ended else f" (it {ended.words})"))
            return failed
        of_memory = memory.Memory(made)
        with open(f"{options.output}.json", "w", encoding="utf-8") as file:
            timeline.write(made, of_memory, file)
        text = "\n".join(summary.lines(made, of_memory, ended, program, [hangs.report(lines, *of) for of in hangs.told(lines)])) + "\n"
        pathlib.Path(f"{options.output}.txt").write_text(text, encoding="utf-8")
        written = [f"{options.output}.json", f"{options.output}.txt"]
        if options.plot:
            from . import pictures
            written += pictures.draw(made, of_memory, options.output, options.pool, options.step)
    except (reading.Unusable, OSError, ValueError) as problem:
        say(str(problem))
        return failed
    if not options.quiet:
        print(text, end="", file=sys.stderr)
    say("wrote " + ", ".join(written))
    return 0
