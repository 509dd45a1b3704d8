// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "side_by_side/our_buffers.hpp"

#include <vector>

namespace bench {

namespace {

using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;

Change changeOf(ur_exp_command_buffer_command_handle_t command) {
  Change change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  change.hCommand = command;
  return change;
}

/// A buffer of a queue's device, in order and updatable, with a handle of each command. The pointers of the first
/// `entries` launches are an entry of a table of arguments.
class OurBuffer : public OurSide {
public:
  explicit OurBuffer(const Ours &ours, size_t entries = 0) : OurSide(ours, true), entries_(entries) { create(); }
  /// With what appends(*this) appends, fit to be run.
  template <class Appends>
  OurBuffer(const Ours &ours, size_t entries, Appends &&appends) : OurBuffer(ours, entries) {
    appends(*this);
    finalize();
    if (entries != 0)
      updateEntry(0);
  }
  ~OurBuffer() {
    finish();
    release();
  }

  /// Another one in its place.
  void create() {
    release();
    commands.clear();
    commands.reserve(kRecorded);
    const ur_laneway_argument_entry_desc_t pointer{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)};
    const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 1, &pointer};
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, entries_ != 0 ? &table : nullptr,
                                            true, true, false};
    need(urCommandBufferCreateExp(ours.machine.context, ours.machine.device, &desc, &buffer), "a buffer's creation");
  }
  void release() {
    if (buffer)
      need(urCommandBufferReleaseExp(buffer), "urCommandBufferReleaseExp");
    buffer = nullptr;
  }
  void append(size_t items, size_t group) {
    const uint32_t value = 1;
    LaunchArgs args(memory, value);
    ur_laneway_argument_entry_t first{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, 0};
    if (commands.size() < entries_)
      args.list[0].pNext = &first;
    ur_exp_command_buffer_command_handle_t command = nullptr;
    need(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, ours.kernel(), 1, nullptr, &items, &group, 2, args.list,
                                                      0, nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, &command),
         "urCommandBufferAppendKernelLaunchWithArgsExp");
    commands.push_back(command);
  }
  void appendAll(size_t items = 1, size_t group = 1, size_t count = kRecorded) {
    for (size_t i = 0; i < count; ++i)
      append(items, group);
  }
  /// For the next buffer: of a new shape more than adapters keep graphs of shapes that were.
  [[nodiscard]] size_t launches(Shape shape) {
    constexpr size_t kShapes = 32;
    return shape == Shape::other ? kRecorded + turn++ % kShapes : kRecorded;
  }
  void finalize() const { need(urCommandBufferFinalizeExp(buffer), "urCommandBufferFinalizeExp"); }
  /// Another one for each i than for i + 1.
  [[nodiscard]] void *place(size_t i) const { return static_cast<std::byte *>(memory) + (i % 2) * kBlock; }
  void update(size_t i, size_t command) {
    void *other = place(i);
    ur_exp_command_buffer_update_pointer_arg_desc_t pointer{};
    pointer.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC;
    pointer.pNewPointerArg = &other;
    Change change = changeOf(commands[command]);
    change.numNewPointerArgs = 1;
    change.pNewPointerArgList = &pointer;
    need(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change), "urCommandBufferUpdateKernelLaunchExp");
  }
  /// The first `count`, by one call, whose list is the caller's to keep.
  void updateTogether(size_t i, size_t count) {
    void *other = place(i);
    ur_exp_command_buffer_update_pointer_arg_desc_t pointer{};
    pointer.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC;
    pointer.pNewPointerArg = &other;
    changes_.clear();
    for (size_t at = 0; at < count; ++at) {
      Change &change = changes_.emplace_back(changeOf(commands[at]));
      change.numNewPointerArgs = 1;
      change.pNewPointerArgList = &pointer;
    }
    need(urCommandBufferUpdateKernelLaunchExp(buffer, static_cast<uint32_t>(count), changes_.data()),
         "urCommandBufferUpdateKernelLaunchExp");
  }
  void updateEntry(size_t i) {
    void *other = place(i);
    const ur_laneway_argument_value_t value{0, sizeof(void *), &other};
    const ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &value};
    Change change = changeOf(nullptr);
    change.pNext = &values;
    need(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change), "an update of an entry");
  }
  void change(Told how, size_t i, size_t launches) {
    if (how == Told::byTable) {
      updateEntry(i);
    } else if (how == Told::together) {
      updateTogether(i, launches);
    } else {
      for (size_t at = 0; at < launches; ++at)
        update(i, at);
    }
  }
  void run() const { need(urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr), "a run"); }

  ur_exp_command_buffer_handle_t buffer = nullptr;
  std::vector<ur_exp_command_buffer_command_handle_t> commands;
  size_t turn = 0; ///< of changes

private:
  const size_t entries_;
  std::vector<Change> changes_;
};

template <class Body>
Seconds timeOf(Body &&body) {
  const auto start = countedTime();
  body();
  return Seconds(countedTime() - start);
}

/// Of one finished buffer.
template <class One>
Side onRecorded(const Ours &ours, size_t items, size_t group, One one, size_t launches = kRecorded) {
  const auto make = [&ours, items, group, launches] {
    return OurBuffer(ours, 0, [&](OurBuffer &of) { of.appendAll(items, group, launches); });
  };
  return timed(make, one);
}

} // namespace

Side bufferAppends(const Ours &ours, size_t launches) {
  return timed([&ours] { return OurBuffer(ours); },
               [launches](OurBuffer &side) {
                 side.create();
                 side.commands.reserve(launches);
                 return timeOf([&] { side.appendAll(1, 1, launches); }) / static_cast<double>(launches);
               });
}

Side bufferFinalizes(const Ours &ours, Shape shape) {
  return timed([&ours] { return OurBuffer(ours); },
               [shape](OurBuffer &side) {
                 const size_t launches = side.launches(shape);
                 side.create();
                 side.appendAll(1, 1, launches);
                 return timeOf([&] { side.finalize(); }) / static_cast<double>(launches);
               });
}

Side buffersMade(const Ours &ours, Shape shape) {
  return timed([&ours] { return OurBuffer(ours); },
               [shape](OurBuffer &side) {
                 const size_t launches = side.launches(shape);
                 side.release(); // nor does the driver's side time that
                 return timeOf([&] {
                          side.create();
                          side.appendAll(1, 1, launches);
                          side.finalize();
                        }) /
                        static_cast<double>(launches);
               });
}

Side bufferUpdates(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) {
    return timeOf([&] {
             for (size_t i = 0; i < kBatch; ++i)
               side.update(i, i % kUpdated);
           }) /
           kBatch;
  });
}

Side bufferUpdatedRuns(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) {
    return timeOf([&] {
             for (size_t i = 0; i < kUpdated; ++i)
               side.update(i, i % kUpdated);
             side.run();
           }) /
           kUpdated;
  });
}

Side pointerChanges(const Ours &ours, Told how, size_t launches, bool run) {
  return timed(
      [&ours, how, launches] {
        return OurBuffer(ours, how == Told::byTable ? launches : 0, [](OurBuffer &of) { of.appendAll(); });
      },
      [how, launches, run](OurBuffer &side) {
        constexpr size_t kTurns = 16;
        Seconds all{};
        for (size_t i = 0; i < kTurns; ++i) {
          all += timeOf([&] {
            side.change(how, ++side.turn, launches);
            if (run)
              side.run();
          });
          if (run)
            side.wait();
        }
        return all / kTurns;
      });
}

Side bufferEnqueues(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) { return timeOf([&] { side.run(); }); });
}

Side bufferSmallEnqueues(const Ours &ours, size_t launches) {
  const auto make = [&ours, launches] {
    return OurBuffer(ours, 0, [launches](OurBuffer &of) { of.appendAll(1, 1, launches); });
  };
  return inBatches(make, [](OurBuffer &side, size_t) { side.run(); });
}

Side bufferRuns(const Ours &ours, size_t items, size_t group, size_t launches) {
  const auto one = [launches](OurBuffer &side) {
    return timeOf([&] {
             side.run();
             side.wait();
           }) /
           static_cast<double>(launches);
  };
  return onRecorded(ours, items, group, one, launches);
}

Side plainRuns(const Ours &ours, size_t items, size_t group, size_t launches) {
  return timed([&ours] { return OurSide(ours, true); },
               [items, group, launches](OurSide &side) {
                 return timeOf([&] {
                          for (size_t i = 0; i < launches; ++i)
                            side.launch(1, nullptr, nullptr, items, group);
                          side.wait();
                        }) /
                        static_cast<double>(launches);
               });
}

} // namespace bench
