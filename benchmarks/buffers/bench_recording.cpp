// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What it takes until a recording pays: a program of small launches on four blocks is enqueued one by one, recorded
// into a command buffer in one pass and run, and recorded in two passes and run. The two passes are what some systems
// do: the first finds out what depends on what, the second builds, and with other arguments all of it begins again. In
// one pass, commands go into the buffer as they come, and other arguments are updates.
//
//   --adapter=LIBRARY   the adapter
//   --kernels=FILE      a program of it with the kernel "fill", which takes a pointer and a 32-bit value; for OpenCL's
//                       SPIR-V or OpenCL C, for others a binary
//   --rounds=N          how often each is measured (default: 15); all take turns
// Times are microseconds from the first call until all is over, medians.
#include "side_by_side/our_side.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <stdexcept>

namespace bench {
namespace {

constexpr size_t kBlocks = 4;

struct Launch {
  void *memory;
  uint32_t value;
  bool operator==(const Launch &) const = default;
};

/// The program whose commands are recorded: launch(Launch) for each.
struct Program {
  std::vector<void *> blocks;
  size_t launches;
  template <class Take>
  void run(uint32_t first, Take &&launch) const {
    for (size_t i = 0; i < launches; ++i)
      launch(Launch{blocks[i % kBlocks], first + static_cast<uint32_t>(i)});
  }
};

using Point = ur_exp_command_buffer_sync_point_t;

/// A buffer out of order, in which launches come after those on the same block.
class Buffer {
public:
  explicit Buffer(const Ours &ours) : ours_(ours) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, false, false};
    need(urCommandBufferCreateExp(ours.machine.context, ours.machine.device, &desc, &handle_), "a buffer's creation");
  }
  ~Buffer() { need(urCommandBufferReleaseExp(handle_), "urCommandBufferReleaseExp"); }
  Buffer(const Buffer &) = delete;
  Buffer &operator=(const Buffer &) = delete;

  Point append(const Launch &launch, const Point *after) {
    const LaunchArgs args(launch.memory, launch.value);
    const size_t one = 1;
    Point point = 0;
    need(urCommandBufferAppendKernelLaunchWithArgsExp(handle_, ours_.kernel(), 1, nullptr, &one, &one, 2, args.list, 0,
                                                      nullptr, after ? 1 : 0, after, 0, nullptr, &point, nullptr,
                                                      &commands_.emplace_back()),
         "urCommandBufferAppendKernelLaunchWithArgsExp");
    return point;
  }
  void finalize() { need(urCommandBufferFinalizeExp(handle_), "urCommandBufferFinalizeExp"); }
  void run(ur_queue_handle_t queue) const {
    need(urEnqueueCommandBufferExp(queue, handle_, 0, nullptr, nullptr), "urEnqueueCommandBufferExp");
  }
  /// Values of launches by their places.
  void update(const std::vector<std::pair<size_t, uint32_t>> &values) {
    std::vector<ur_exp_command_buffer_update_value_arg_desc_t> args(values.size());
    std::vector<ur_exp_command_buffer_update_kernel_launch_desc_t> changes(values.size());
    for (size_t i = 0; i < values.size(); ++i) {
      args[i].stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC;
      args[i].argIndex = 1;
      args[i].argSize = sizeof(uint32_t);
      args[i].pNewValueArg = &values[i].second;
      changes[i].stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
      changes[i].hCommand = commands_[values[i].first];
      changes[i].numNewValueArgs = 1;
      changes[i].pNewValueArgList = &args[i];
    }
    need(urCommandBufferUpdateKernelLaunchExp(handle_, static_cast<uint32_t>(changes.size()), changes.data()),
         "urCommandBufferUpdateKernelLaunchExp");
  }

private:
  const Ours &ours_;
  ur_exp_command_buffer_handle_t handle_ = nullptr;
  std::vector<ur_exp_command_buffer_command_handle_t> commands_;
};

/// Commands go into the buffer as they come.
class OnePass {
public:
  void record(const Ours &ours, const Program &program, uint32_t first) {
    buffer_ = std::make_unique<Buffer>(ours);
    recorded_.clear();
    std::map<void *, Point> last;
    program.run(first, [&](const Launch &launch) {
      const auto found = last.find(launch.memory);
      last[launch.memory] = buffer_->append(launch, found == last.end() ? nullptr : &found->second);
      recorded_.push_back(launch);
    });
    buffer_->finalize();
  }
  /// The same program: what differs is updated.
  void recordAgain(const Program &program, uint32_t first) {
    std::vector<std::pair<size_t, uint32_t>> changes;
    size_t place = 0;
    program.run(first, [&](const Launch &launch) {
      if (launch != recorded_[place])
        changes.emplace_back(place, launch.value);
      recorded_[place++] = launch;
    });
    buffer_->update(changes);
  }
  void run(ur_queue_handle_t queue) const { buffer_->run(queue); }

private:
  std::unique_ptr<Buffer> buffer_;
  std::vector<Launch> recorded_;
};

/// All is known before anything is built, and everything is built at each end.
class TwoPasses {
public:
  void record(const Ours &ours, const Program &program, uint32_t first) {
    struct Note {
      Launch launch;
      size_t after; ///< 0: nothing; else the place, from 1
    };
    std::vector<Note> notes;
    std::map<void *, size_t> last;
    program.run(first, [&](const Launch &launch) {
      size_t &place = last[launch.memory];
      notes.push_back({launch, place});
      place = notes.size();
    });
    buffer_ = std::make_unique<Buffer>(ours);
    std::vector<Point> points(notes.size());
    size_t place = 0;
    program.run(first, [&](const Launch &launch) {
      const size_t after = notes[place].after;
      points[place++] = buffer_->append(launch, after != 0 ? &points[after - 1] : nullptr);
    });
    buffer_->finalize();
  }
  void run(ur_queue_handle_t queue) const { buffer_->run(queue); }

private:
  std::unique_ptr<Buffer> buffer_;
};

using Times = std::vector<double>;

double median(Times times) {
  std::nth_element(times.begin(), times.begin() + static_cast<ptrdiff_t>(times.size() / 2), times.end());
  return times[times.size() / 2];
}

template <class Body>
void time(Times &times, const OurSide &side, Body &&body) {
  const auto start = countedTime();
  body();
  side.wait();
  times.push_back(std::chrono::duration<double, std::micro>(countedTime() - start).count());
}

/// The number of runs from which on recording costs less than plain submission; "never".
std::string paysFrom(double plain, double first, double later) {
  return later < plain ? std::to_string(static_cast<int>(std::max(1.0, std::ceil((first - later) / (plain - later)))))
                       : "never";
}

void measureOne(const Ours &ours, size_t launches, int rounds) {
  const OurSide side(ours, true);
  Program program{{}, launches};
  for (size_t i = 0; i < kBlocks; ++i)
    program.blocks.push_back(static_cast<std::byte *>(side.memory) + i * 256);
  Times plain, one, two, later, updated, rebuilt;
  for (int round = -1; round < rounds; ++round) { // The first is no measurement.
    if (round == 0) {
      for (Times *times : {&plain, &one, &two, &later, &updated, &rebuilt})
        times->clear();
    }
    const auto value = static_cast<uint32_t>(round + 2) * 1000;
    time(plain, side, [&] {
      program.run(value, [&](const Launch &launch) {
        ours.launch(side.queue, launch.memory, launch.value, 0, nullptr, nullptr);
      });
    });
    OnePass onePass;
    TwoPasses twoPasses;
    const auto inOnePass = [&] {
      time(one, side, [&] {
        onePass.record(ours, program, value);
        onePass.run(side.queue);
      });
    };
    const auto inTwoPasses = [&] {
      time(two, side, [&] {
        twoPasses.record(ours, program, value);
        twoPasses.run(side.queue);
      });
    };
    if (round % 2 == 0) // What the driver has to clear away is the next one's to wait for.
      inOnePass();
    inTwoPasses();
    if (round % 2 != 0)
      inOnePass();
    time(later, side, [&] { onePass.run(side.queue); });
    time(updated, side, [&] {
      onePass.recordAgain(program, value + 1);
      onePass.run(side.queue);
    });
    time(rebuilt, side, [&] {
      twoPasses.record(ours, program, value + 1);
      twoPasses.run(side.queue);
    });
  }
  const double once = median(plain), again = median(later);
  std::printf("%8zu %10.1f %10.1f %10.1f %10.1f %8s %8s %12.1f %12.1f\n", launches, once, median(one), median(two),
              again, paysFrom(once, median(one), again).c_str(), paysFrom(once, median(two), again).c_str(),
              median(updated), median(rebuilt));
}

} // namespace
} // namespace bench

int main(int argc, char **argv) {
  bench::CommandLine arguments(argc, argv, {"--adapter=LIBRARY", "--kernels=FILE", "--rounds=N"}, {});
  if (!arguments.initialize())
    return 2;
  try {
    const std::string wanted = arguments.option("--rounds");
    const int rounds = wanted.empty() ? 15 : std::stoi(wanted);
    if (rounds < 1)
      throw std::runtime_error("--rounds takes a number above 0, not " + wanted);
    const bench::Machine machine(arguments.option("--adapter"));
    const bench::Ours ours(machine, bench::formFor(machine), bench::readFile(arguments.option("--kernels")));
    std::printf("%s\n%8s %10s %10s %10s %10s %17s %25s\n", machine.name.c_str(), "", "", "first run", "first run",
                "later", "pays from run", "other arguments");
    std::printf("%8s %10s %10s %10s %10s %8s %8s %12s %12s\n", "launches", "plain", "one pass", "two passes", "run",
                "one", "two", "updated", "two passes");
    for (const size_t launches : {10, 100, 1000})
      bench::measureOne(ours, launches, rounds);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_recording: %s\n", problem.what());
    return 2;
  }
  return 0;
}
