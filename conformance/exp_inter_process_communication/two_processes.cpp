// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and events that two processes share: a case starts this program again as the other one, which runs the case
// named after it with OtherProcess in front. What it opens travels in its environment.
#include "support/kernels.hpp"
#include "support/registry.hpp"
#include "support/sharing.hpp"
#include "support/virtual_memory.hpp"

#include <cstdlib>
#include <numeric>

namespace conformance {

static constexpr const char *kMemory = "LANEWAY_TEST_MEMORY", *kEvent = "LANEWAY_TEST_EVENT";
static constexpr size_t kSharedWords = 5000;

template <class Base>
class WithTwoProcesses : public Base {
protected:
  /// Skips where the device doesn't share these, or this process has the other part.
  void needs(std::initializer_list<ur_device_info_t> shared, bool other) {
    if (environment().form && !environment().form->othersToShareWith)
      GTEST_SKIP() << "each process has a device of its own";
    for (const ur_device_info_t info : shared) {
      if (!this->deviceHas(info))
        GTEST_SKIP() << "the device doesn't share that with other processes";
    }
    if (other != (ur::test::OtherProcess::lineToFirst() >= 0))
      GTEST_SKIP() << "the part of the other process";
  }
  /// The other process runs its part of this case, beside this one. Its log isn't this one's.
  static ur::test::OtherProcess start(const char *part, ur::test::Variables variables) {
    variables.emplace_back("UR_ENABLE_LAYERS", "");
    return {part, std::move(variables), argumentsFor(environment().options)};
  }
  static std::vector<uint8_t> given(const char *variable) { return ur::test::bytesOfHex(std::getenv(variable)); }
  void openMemory(void **memory) {
    std::vector<uint8_t> bytes = given(kMemory);
    ASSERT_OK(urIPCOpenMemHandleExp(this->context(), this->device(), bytes.data(), bytes.size(), memory));
  }
};

class InterProcessMemoryBehaviour : public WithTwoProcesses<QueueTest> {
protected:
  /// Words from `first` on, each one more.
  static std::vector<uint32_t> words(uint32_t first) {
    std::vector<uint32_t> all(kSharedWords);
    std::iota(all.begin(), all.end(), first);
    return all;
  }
  void set(void *memory, const std::vector<uint32_t> &to) const {
    writeMemory(queue(), memory, to.data(), to.size() * sizeof(uint32_t));
  }
};

TEST_F(InterProcessMemoryBehaviour, otherProcessOpensAndWrites) {
  needs({UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP}, true);
  if (IsSkipped())
    return;
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(openMemory(&memory));
  EXPECT_EQ(words(5), readWords(queue(), memory, kSharedWords));
  set(memory, words(70000));
  EXPECT_OK(urIPCCloseMemHandleExp(context(), memory));
}

TEST_F(InterProcessMemoryBehaviour, isTheSameInBothProcesses) {
  needs({UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP}, false);
  if (IsSkipped())
    return;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), kSharedWords * sizeof(uint32_t)));
  SharedBytes bytes;
  ASSERT_NO_FATAL_FAILURE(bytes.ofMemory(context(), block.get()));
  for (int round = 0; round < 2; ++round) {
    set(block.get(), words(5));
    EXPECT_EQ(0, start("InterProcessMemoryBehaviour.otherProcessOpensAndWrites", {{kMemory, bytes.text()}}).exitCode());
    EXPECT_EQ(words(70000), readWords(queue(), block.get(), kSharedWords));
  }
}

TEST_F(InterProcessMemoryBehaviour, otherProcessFindsItGone) {
  needs({UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP}, true);
  if (IsSkipped())
    return;
  std::vector<uint8_t> bytes = given(kMemory);
  void *memory = untouched<void *>();
  EXPECT_NE(UR_RESULT_SUCCESS, urIPCOpenMemHandleExp(context(), device(), bytes.data(), bytes.size(), &memory));
  EXPECT_EQ(untouched<void *>(), memory);
}

TEST_F(InterProcessMemoryBehaviour, promiseWhatWasFreedIsNotOpened) {
  needs({UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP}, false);
  if (IsSkipped())
    return;
  UsmBlock block;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), kSharedWords * sizeof(uint32_t)));
  std::string text;
  {
    SharedBytes bytes;
    ASSERT_NO_FATAL_FAILURE(bytes.ofMemory(context(), block.get()));
    text = bytes.text();
  }
  block.reset();
  EXPECT_EQ(0, start("InterProcessMemoryBehaviour.otherProcessFindsItGone", {{kMemory, text}}).exitCode());
}

using InterProcessPhysicalMemoryBehaviour = WithTwoProcesses<VirtualMemoryTest>;

TEST_F(InterProcessPhysicalMemoryBehaviour, otherProcessMapsAndWrites) {
  needs({UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP}, true);
  if (IsSkipped())
    return;
  std::vector<uint8_t> bytes = given(kMemory);
  ur_physical_mem_handle_t opened = nullptr;
  ASSERT_OK(urIPCOpenPhysMemHandleExp(context(), device(), bytes.data(), bytes.size(), &opened));
  ASSERT_OK(urVirtualMemMap(context(), start_, unit_, opened, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  EXPECT_EQ((std::vector<uint32_t>{1, 2, 3}), readWords(queue(), start_, 3));
  const uint32_t answer[3] = {4, 5, 6};
  writeMemory(queue(), start_, answer, sizeof answer);
  EXPECT_OK(urVirtualMemUnmap(context(), start_, unit_));
  EXPECT_OK(urIPCClosePhysMemHandleExp(context(), opened));
}

TEST_F(InterProcessPhysicalMemoryBehaviour, isTheSameInBothProcesses) {
  needs({UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP}, false);
  if (IsSkipped())
    return;
  auto properties = structure<ur_physical_mem_properties_t>(UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
  properties.flags = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC;
  Ref<ur_physical_mem_handle_t> shared;
  ASSERT_OK(urPhysicalMemCreate(context(), device(), unit_, &properties, shared.out()));
  ASSERT_OK(urVirtualMemMap(context(), start_, unit_, shared, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  const uint32_t question[3] = {1, 2, 3};
  writeMemory(queue(), start_, question, sizeof question);
  SharedBytes bytes;
  ASSERT_NO_FATAL_FAILURE(bytes.ofPhysical(context(), shared));
  EXPECT_EQ(
      0, start("InterProcessPhysicalMemoryBehaviour.otherProcessMapsAndWrites", {{kMemory, bytes.text()}}).exitCode());
  EXPECT_EQ((std::vector<uint32_t>{4, 5, 6}), readWords(queue(), start_, 3));
  EXPECT_OK(urVirtualMemUnmap(context(), start_, unit_));
}

/// Each process holds its own work up, tells the other one that its signal is enqueued, and goes on once that one has
/// seen that its own work waits.
class InterProcessEventsBehaviour : public WithTwoProcesses<KernelTest> {
protected:
  static constexpr auto kSharing = {UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP, UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP};

  void makeSeen() {
    ASSERT_NO_FATAL_FAILURE(seen_.create(UR_USM_TYPE_HOST, context(), device(), kSharedWords * sizeof(uint32_t)));
    ASSERT_NO_FATAL_FAILURE(gate_.create(context(), device(), kernel("gate")));
  }
  /// A gate, words behind it, and a signal behind those.
  void write(void *memory, uint32_t value, const Event &event) {
    ASSERT_OK(gate_.close(queue()));
    ASSERT_OK(
        urEnqueueUSMFill(queue(), memory, sizeof value, &value, kSharedWords * sizeof value, 0, nullptr, nullptr));
    ASSERT_NO_FATAL_FAILURE(signal(queue(), event));
    ASSERT_OK(urQueueFlush(queue()));
  }
  /// Reads the words behind the other process's signal, on a queue of its own.
  void read(const void *memory, const Event &event) {
    ASSERT_NO_FATAL_FAILURE(makeQueue(0, &reading_));
    ASSERT_OK(urEnqueueUSMMemcpy(reading_, false, seen_.get(), memory, kSharedWords * sizeof(uint32_t), 1, event.list(),
                                 read_.out()));
    ASSERT_OK(urQueueFlush(reading_));
    EXPECT_FALSE(isComplete(read_)) << "the other process's work is held up";
  }
  /// What has been read in the end.
  void expectRead(uint32_t value) {
    ASSERT_OK(urEventWait(1, read_.list()));
    EXPECT_EQ(std::vector<uint32_t>(kSharedWords, value),
              std::vector<uint32_t>(seen_.as<uint32_t>(), seen_.as<uint32_t>() + kSharedWords));
  }

  UsmBlock seen_;
  Queue reading_;
  Event read_;
  Gate gate_;
};

TEST_F(InterProcessEventsBehaviour, otherProcessWaitsAndSignals) {
  needs(kSharing, true);
  if (IsSkipped())
    return;
  const ur::test::Line first(ur::test::OtherProcess::lineToFirst());
  const std::vector<uint8_t> bytes = given(kEvent);
  Event event;
  void *memory = nullptr;
  ASSERT_NO_FATAL_FAILURE(makeSeen());
  ASSERT_NO_FATAL_FAILURE(openMemory(&memory));
  ASSERT_OK(urIPCOpenEventHandleExp(context(), bytes.data(), bytes.size(), event.out()));
  EXPECT_FALSE(isComplete(event)) << "the first process's work is held up";
  ASSERT_NO_FATAL_FAILURE(read(memory, event));
  ASSERT_TRUE(first.tell('w')); // I wait
  ASSERT_NO_FATAL_FAILURE(expectRead(6));
  ASSERT_NO_FATAL_FAILURE(write(memory, 7, event));
  ASSERT_TRUE(first.tell('s')); // I shall signal
  EXPECT_EQ('w', first.hear());
  gate_.open();
  EXPECT_OK(urQueueFinish(queue()));
  EXPECT_TRUE(gate_.wasOpened());
  EXPECT_OK(urIPCCloseMemHandleExp(context(), memory));
}

TEST_F(InterProcessEventsBehaviour, orderTheWorkOfBothProcesses) {
  needs(kSharing, false);
  if (IsSkipped())
    return;
  ASSERT_NO_FATAL_FAILURE(makeSeen());
  if (IsSkipped())
    return;
  UsmBlock block;
  Event event;
  SharedBytes ofMemory, ofEvent;
  ASSERT_NO_FATAL_FAILURE(block.create(UR_USM_TYPE_DEVICE, context(), device(), kSharedWords * sizeof(uint32_t)));
  ASSERT_NO_FATAL_FAILURE(makeSharedEvent(context(), device(), &event));
  ASSERT_NO_FATAL_FAILURE(ofMemory.ofMemory(context(), block.get()));
  ASSERT_NO_FATAL_FAILURE(ofEvent.ofEvent(context(), event));
  ASSERT_NO_FATAL_FAILURE(write(block.get(), 6, event));
  ur::test::OtherProcess other = start("InterProcessEventsBehaviour.otherProcessWaitsAndSignals",
                                       {{kMemory, ofMemory.text()}, {kEvent, ofEvent.text()}});
  EXPECT_EQ('w', other.line().hear());
  gate_.open();
  EXPECT_EQ('s', other.line().hear());
  EXPECT_TRUE(gate_.wasOpened());
  ASSERT_NO_FATAL_FAILURE(read(block.get(), event));
  EXPECT_TRUE(other.line().tell('w'));
  EXPECT_NO_FATAL_FAILURE(expectRead(7));
  EXPECT_EQ(0, other.exitCode());
}

} // namespace conformance
