// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cases.hpp"

#include "side_by_side/our_cases.hpp"

namespace bench {

using namespace ur::opencl;

namespace {

constexpr size_t kLarge = size_t{1} << 20;
constexpr size_t kFewer = 32; ///< commands of a batch of large ones
constexpr double kMostOfCommands = 1.10, kMostOfTransfers = 1.05;

template <class One>
Side byDriver(const Raw &raw, bool inOrder, One one) {
  return inBatches([&raw, inOrder] { return RawSide(raw, inOrder); }, one);
}

/// The events of a batch are let go by the next one's commands, each by that which takes its place: their ends are
/// measured too.
template <class Base>
struct Keeping : Base {
  using Base::Base;
  void finish() { this->wait(); }
  auto *next(size_t i) {
    this->drop(&this->kept[i]);
    return &this->kept[i];
  }
};

template <class One>
Side keptByDriver(const Raw &raw, One one) {
  return inBatches([&raw] { return Keeping<RawSide>(raw, true); }, one);
}
template <class One>
Side keptByUs(const Ours &ours, One one) {
  return inBatches([&ours] { return Keeping<OurSide>(ours, true); }, one);
}

/// At most so many times what the driver's side of the same case takes.
Limit times(double factor, const char *name) {
  return {0, {{factor, name}}};
}

/// A buffer of kLarge, and the host's memory for it.
struct RawBuffer : RawSide {
  explicit RawBuffer(const Raw &raw) : RawSide(raw, true), host(kLarge) {
    cl_int result = CL_SUCCESS;
    buffer = api.clCreateBuffer(raw.context, CL_MEM_READ_WRITE, kLarge, nullptr, &result);
    need(result, "clCreateBuffer");
    write(kLarge);
  }
  ~RawBuffer() { need(api.clReleaseMemObject(buffer), "clReleaseMemObject"); }
  void read(size_t size) {
    need(raw.buffers.clEnqueueReadBuffer(queue, buffer, CL_TRUE, 0, size, host.data(), 0, nullptr, nullptr),
         "clEnqueueReadBuffer");
  }
  void write(size_t size) {
    need(raw.buffers.clEnqueueWriteBuffer(queue, buffer, CL_TRUE, 0, size, host.data(), 0, nullptr, nullptr),
         "clEnqueueWriteBuffer");
  }
  std::vector<std::byte> host;
  cl_mem buffer = nullptr;
};

struct OurBuffer : OurSide {
  explicit OurBuffer(const Ours &ours) : OurSide(ours, true), host(kLarge) {
    need(urMemBufferCreate(ours.machine.context, UR_MEM_FLAG_READ_WRITE, kLarge, nullptr, &buffer),
         "urMemBufferCreate");
    write(kLarge);
  }
  ~OurBuffer() { need(urMemRelease(buffer), "urMemRelease"); }
  void read(size_t size) {
    need(urEnqueueMemBufferRead(queue, buffer, true, 0, size, host.data(), 0, nullptr, nullptr),
         "urEnqueueMemBufferRead");
  }
  void write(size_t size) {
    need(urEnqueueMemBufferWrite(queue, buffer, true, 0, size, host.data(), 0, nullptr, nullptr),
         "urEnqueueMemBufferWrite");
  }
  std::vector<std::byte> host;
  ur_mem_handle_t buffer = nullptr;
};

/// A launch, and a read of a buffer, which blocks and comes after it.
std::vector<Case> readsAfterLaunches(const Raw &raw, const Ours &ours) {
  const auto both = [](auto &side, size_t i) {
    side.launch(static_cast<uint32_t>(i), nullptr, nullptr);
    side.read(kBlock);
  };
  constexpr const char *kName = "launch + read of 4 KiB";
  return {{kName, inBatches([&raw] { return RawBuffer(raw); }, both),
           inBatches([&ours] { return OurBuffer(ours); }, both), times(kMostOfCommands, kName)}};
}

/// Reads and writes that block, of one size.
std::vector<Case> transfers(const Raw &raw, const Ours &ours, size_t size, const std::string &name, size_t batch) {
  const auto rawBuffer = [&raw] { return RawBuffer(raw); };
  const auto ourBuffer = [&ours] { return OurBuffer(ours); };
  const auto read = [size](auto &side, size_t) { side.read(size); };
  const auto write = [size](auto &side, size_t) { side.write(size); };
  const std::string reads = "read of " + name, writes = "write of " + name;
  return {
      {reads, inBatches(rawBuffer, read, batch), inBatches(ourBuffer, read, batch),
       times(kMostOfTransfers, reads.c_str())},
      {writes, inBatches(rawBuffer, write, batch), inBatches(ourBuffer, write, batch),
       times(kMostOfTransfers, writes.c_str())},
  };
}

std::vector<Case> objects(const Raw &raw, const Ours &ours) {
  const auto rawContext = [](const RawSide &side, size_t) {
    need(side.api.clRetainContext(side.raw.context), "clRetainContext");
    need(side.api.clReleaseContext(side.raw.context), "clReleaseContext");
  };
  const auto ourContext = [](const OurSide &side, size_t) {
    need(urContextRetain(side.ours.machine.context), "urContextRetain");
    need(urContextRelease(side.ours.machine.context), "urContextRelease");
  };
  const auto rawInfo = [](const RawSide &side, size_t) {
    cl_uint units = 0;
    need(side.api.clGetDeviceInfo(side.raw.device, CL_DEVICE_MAX_COMPUTE_UNITS, sizeof units, &units, nullptr),
         "clGetDeviceInfo");
  };
  const auto ourInfo = [](const OurSide &side, size_t) {
    uint32_t units = 0;
    need(urDeviceGetInfo(side.ours.machine.device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof units, &units, nullptr),
         "urDeviceGetInfo");
  };
  const auto rawQueue = [](const RawSide &side, size_t) {
    need(side.api.clReleaseCommandQueue(side.raw.makeQueue(true)), "clReleaseCommandQueue");
  };
  const auto rawPlain = [](const RawSide &side, size_t) { side.raw.free(side.raw.alloc(kBlock)); };
  return {
      {"context retain + release", byDriver(raw, true, rawContext), byUs(ours, true, ourContext), {}},
      {"device info", byDriver(raw, true, rawInfo), byUs(ours, true, ourInfo), {}},
      {"queue create + release", byDriver(raw, true, rawQueue), queuesMade(ours), {}},
      {"USM alloc + free", byDriver(raw, true, rawPlain), plainPairs(ours), {}},
  };
}

std::vector<Case> commands(const Raw &raw, const Ours &ours) {
  const auto copy = [](auto &side, size_t i) { side.copy(nullptr, side.next(i)); };
  const auto copyChain = [](auto &side, size_t) {
    std::remove_reference_t<decltype(side.kept[0])> event = nullptr;
    side.copy(side.before(), &event);
    side.chain(event);
  };
  const auto rawFence = [](auto &side, size_t i) {
    need(side.api.clEnqueueBarrierWithWaitList(side.queue, 0, nullptr, side.next(i)), "clEnqueueBarrierWithWaitList");
  };
  const auto ourFence = [](auto &side, size_t i) {
    need(urEnqueueEventsWait(side.queue, 0, nullptr, side.next(i)), "urEnqueueEventsWait");
  };
  const auto finish = [](auto &side, size_t) { side.wait(); };
  return {
      {"wait with out event", keptByDriver(raw, rawFence), keptByUs(ours, ourFence), {}},
      {"idle finish", byDriver(raw, true, finish), byUs(ours, true, finish), {}},
      {"4 KiB copy with event", keptByDriver(raw, copy), keptByUs(ours, copy), {}},
      {"chain of 4 KiB copies by events, out-of-order",
       byDriver(raw, false, copyChain),
       byUs(ours, false, copyChain),
       {}},
  };
}

std::vector<Case> kernels(const Raw &raw, const Ours &ours) {
  const auto launch = [](const RawSide &side, size_t i) { side.launch(static_cast<uint32_t>(i), nullptr, nullptr); };
  const auto launchKept = [](auto &side, size_t i) { side.launch(static_cast<uint32_t>(i), nullptr, side.next(i)); };
  const auto launchDropped = [](const RawSide &side, size_t i) {
    cl_event event = nullptr;
    side.launch(static_cast<uint32_t>(i), nullptr, &event);
    side.drop(&event);
  };
  const auto chain = [](RawSide &side, size_t i) {
    cl_event event = nullptr;
    side.launch(static_cast<uint32_t>(i), side.before(), &event);
    side.chain(event);
  };
  const auto finished = [launch](const RawSide &side, size_t i) {
    launch(side, i);
    side.wait();
  };
  const auto wait = [](auto &side, size_t i) { side.waitFor(side.kept[i]); };
  const auto launchAndWait = [launchKept, wait](auto &side, size_t i) {
    launchKept(side, i);
    wait(side, i);
  };
  const auto rawSide = [&raw] { return Keeping<RawSide>(raw, true); };
  const auto ourSide = [&ours] { return Keeping<OurSide>(ours, true); };
  const auto limited = [](const char *name, const Side &driver, const Side &us) {
    return Case{name, driver, us, times(kMostOfCommands, name)};
  };
  return {
      limited("launch with arguments", byDriver(raw, true, launch), launches(ours)),
      limited("launch, event dropped at once", byDriver(raw, true, launchDropped), launchesWithDroppedEvents(ours)),
      limited("launch, event kept for a while", keptByDriver(raw, launchKept), keptByUs(ours, launchKept)),
      limited("chain of kernels by events, out-of-order", byDriver(raw, false, chain), launchChain(ours)),
      {"step alloc-kernel-free, in-order", nullptr, launchSteps(ours), times(kMostOfCommands, "launch with arguments")},
      limited("launch + finish", byDriver(raw, true, finished), launchesFinished(ours)),
      limited("launch + wait on its event", keptByDriver(raw, launchAndWait), keptByUs(ours, launchAndWait)),
      {"wait on an event that is over", afterAll(rawSide, launchKept, wait), afterAll(ourSide, launchKept, wait), {}},
  };
}

} // namespace

std::vector<Case> cases(const Raw &raw, const Ours &ours, int threads) {
  std::vector<Case> all = allocations(ours, threads, nullptr);
  for (auto part : {objects(raw, ours), commands(raw, ours), kernels(raw, ours), readsAfterLaunches(raw, ours),
                    transfers(raw, ours, kBlock, "4 KiB", kBatch), transfers(raw, ours, kLarge, "1 MiB", kFewer)})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

} // namespace bench
