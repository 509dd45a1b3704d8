# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who runs when: the settings take turns, so that what else the machine does weighs on all of them alike."""
import concurrent.futures
import dataclasses
import time


@dataclasses.dataclass
class Outcome:
    """What a set of tests came to in one setting."""
    found: dict = dataclasses.field(default_factory=dict)  # results by name
    seconds: float = 0.0  # that its parts took, one after the other


def order(parts, settings):
    """Pairs of a part and a setting: each part in all settings before the next one, another setting first each time."""
    return [(part, settings[(number + turn) % len(settings)])
            for number, part in enumerate(parts) for turn in range(len(settings))]


def run(parts, settings, jobs, folder_of, tell=lambda done, of: None):
    """Runs part(setting, folder), which answers results by name, for all parts and settings, jobs of them at a time.

    Answers an Outcome for each setting, by the setting's name. tell() hears how many of the runs are done.
    """
    def one(turn):
        part, setting = turn
        began = time.monotonic()
        return setting.name, part(setting, folder_of(setting)), time.monotonic() - began

    outcomes = {setting.name: Outcome() for setting in settings}
    turns = order(parts, settings)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for done, (name, found, seconds) in enumerate(pool.map(one, turns), 1):
            outcomes[name].found.update(found)
            outcomes[name].seconds += seconds
            tell(done, len(turns))
    return outcomes
