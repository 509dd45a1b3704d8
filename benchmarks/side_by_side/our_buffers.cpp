// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "side_by_side/our_buffers.hpp"

#include <vector>

namespace bench {

namespace {

/// A buffer of a queue's device, in order and updatable, with a handle of each command.
class OurBuffer : public OurSide {
public:
  explicit OurBuffer(const Ours &ours) : OurSide(ours, true) { create(); }
  /// With what appends(*this) appends, fit to be run.
  template <class Appends>
  OurBuffer(const Ours &ours, Appends &&appends) : OurBuffer(ours) {
    appends(*this);
    finalize();
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
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, true, true, false};
    need(urCommandBufferCreateExp(ours.machine.context, ours.machine.device, &desc, &buffer), "a buffer's creation");
  }
  void append(size_t items, size_t group) {
    const uint32_t value = 1;
    const LaunchArgs args(memory, value);
    ur_exp_command_buffer_command_handle_t command = nullptr;
    need(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, ours.kernel(), 1, nullptr, &items, &group, 2, args.list,
                                                      0, nullptr, 0, nullptr, 0, nullptr, nullptr, nullptr, &command),
         "urCommandBufferAppendKernelLaunchWithArgsExp");
    commands.push_back(command);
  }
  void appendAll(size_t items = 1, size_t group = 1) {
    for (size_t i = 0; i < kRecorded; ++i)
      append(items, group);
  }
  void finalize() const { need(urCommandBufferFinalizeExp(buffer), "urCommandBufferFinalizeExp"); }
  void update(size_t i) {
    void *other = static_cast<std::byte *>(memory) + (i % 2) * kBlock;
    ur_exp_command_buffer_update_pointer_arg_desc_t pointer{};
    pointer.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC;
    pointer.pNewPointerArg = &other;
    ur_exp_command_buffer_update_kernel_launch_desc_t change{};
    change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    change.hCommand = commands[i % kUpdated];
    change.numNewPointerArgs = 1;
    change.pNewPointerArgList = &pointer;
    need(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &change), "urCommandBufferUpdateKernelLaunchExp");
  }
  void run() const { need(urEnqueueCommandBufferExp(queue, buffer, 0, nullptr, nullptr), "a run"); }

  ur_exp_command_buffer_handle_t buffer = nullptr;
  std::vector<ur_exp_command_buffer_command_handle_t> commands;

private:
  void release() {
    if (buffer)
      need(urCommandBufferReleaseExp(buffer), "urCommandBufferReleaseExp");
    buffer = nullptr;
  }
};

template <class Body>
Seconds timeOf(Body &&body) {
  const auto start = countedTime();
  body();
  return Seconds(countedTime() - start);
}

/// Of one finished buffer.
template <class One>
Side onRecorded(const Ours &ours, size_t items, size_t group, One one) {
  const auto make = [&ours, items, group] {
    return OurBuffer(ours, [&](OurBuffer &of) { of.appendAll(items, group); });
  };
  return timed(make, one);
}

} // namespace

Side bufferAppends(const Ours &ours) {
  return timed([&ours] { return OurBuffer(ours); },
               [](OurBuffer &side) {
                 side.create();
                 return timeOf([&] { side.appendAll(); }) / kRecorded;
               });
}

Side bufferFinalizes(const Ours &ours) {
  return timed([&ours] { return OurBuffer(ours); },
               [](OurBuffer &side) {
                 side.create();
                 side.appendAll();
                 return timeOf([&] { side.finalize(); }) / kRecorded;
               });
}

Side buffersMade(const Ours &ours) {
  return timed([&ours] { return OurBuffer(ours); },
               [](OurBuffer &side) {
                 return timeOf([&] {
                          side.create();
                          side.appendAll();
                          side.finalize();
                        }) /
                        kRecorded;
               });
}

Side bufferUpdates(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) {
    return timeOf([&] {
             for (size_t i = 0; i < kBatch; ++i)
               side.update(i);
           }) /
           kBatch;
  });
}

Side bufferUpdatedRuns(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) {
    return timeOf([&] {
             for (size_t i = 0; i < kUpdated; ++i)
               side.update(i);
             side.run();
           }) /
           kUpdated;
  });
}

Side bufferEnqueues(const Ours &ours) {
  return onRecorded(ours, 1, 1, [](OurBuffer &side) { return timeOf([&] { side.run(); }); });
}

Side bufferSmallEnqueues(const Ours &ours) {
  const auto make = [&ours] { return OurBuffer(ours, [](OurBuffer &of) { of.append(1, 1); }); };
  return inBatches(make, [](OurBuffer &side, size_t) { side.run(); });
}

Side bufferRuns(const Ours &ours, size_t items, size_t group) {
  return onRecorded(ours, items, group, [](OurBuffer &side) {
    return timeOf([&] {
             side.run();
             side.wait();
           }) /
           kRecorded;
  });
}

Side plainRuns(const Ours &ours, size_t items, size_t group) {
  return timed([&ours] { return OurSide(ours, true); },
               [items, group](OurSide &side) {
                 return timeOf([&] {
                          for (size_t i = 0; i < kRecorded; ++i)
                            side.launch(1, nullptr, nullptr, items, group);
                          side.wait();
                        }) /
                        kRecorded;
               });
}

} // namespace bench
