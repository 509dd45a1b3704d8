// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Limits, figures and failures.
#include "fakes/torch/c10.hpp"
#include "pytorch/pluggable.hpp"

#include <cmath>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::torch::test {
namespace {

/// What the function throws of that type; "" if nothing.
template <class Exception, class Function>
std::string thrown(Function &&function) {
  try {
    function();
  } catch (const Exception &error) {
    return error.what();
  }
  return "";
}
void expectWords(const std::string &text, std::initializer_list<const char *> words) {
  for (const char *each : words)
    EXPECT_NE(std::string::npos, text.find(each)) << "no '" << each << "' in: " << text;
}

TEST_F(PyTorch, nothingIsNoMemoryAndNoError) {
  EXPECT_EQ(nullptr, laneway_torch_hook_malloc(0, 0, nullptr));
  laneway_torch_free(nullptr, 0, 0, nullptr);
}

TEST_F(PyTorch, lackOfMemoryIsPyTorchsOwnExceptionAndTheProgramGoesOn) {
  const CUstream own = stream();
  const uint64_t before = statistics().failures;
  const std::string text = thrown<c10::OutOfMemoryError>([&] { allocator_.malloc(size_t{3} << 30, 0, own); });
  expectWords(
      text, {"CUDA out of memory. Tried to allocate 3.00 GiB. laneway: urEnqueueUSMDeviceAllocExp answered UR_RESULT_",
             "of device 0", "are in use", "of 2.00 GiB that the device has"});
  EXPECT_EQ(0, c10::Error::alive) << "it has ended as its class says";
  EXPECT_EQ("PyTorch's own", thrown<c10::OutOfMemoryError>([] { c10::throwOutOfMemory(); }));
  EXPECT_NE("", thrown<std::exception>([&] { allocator_.malloc(size_t{3} << 30, 0, own); }));
  EXPECT_EQ(before + 2, statistics().failures);
  EXPECT_EQ(nullptr, laneway_torch_malloc(ssize_t{3} << 30, 0, own));
  expectWords(laneway_torch_last_error(), {"CUDA out of memory"});
  allocator_.free(allocator_.malloc(kMiB, 0, own));
}

TEST_F(PyTorch, otherFailuresAreOtherExceptions) {
  const std::string size = thrown<std::runtime_error>([] { (void)laneway_torch_hook_malloc(-5, 0, nullptr); });
  expectWords(size, {"a size of -5, expected 0 or more"});
  for (const int device : {-1, 64, 5}) {
    expectWords(thrown<std::runtime_error>([&] { (void)laneway_torch_hook_malloc(1, device, nullptr); }),
                {"device ", std::to_string(device).c_str(), "expected "});
  }
}

TEST_F(PyTorch, capturesAndOtherPoolsAreRefused) {
  expectWords(thrown<std::runtime_error>([] { laneway_torch_hook_begin_pool(1); }),
              {"CUDA graph's capture", "MemPool", "device 1", "keeps no memory aside", "docs/pytorch.md"});
}

TEST_F(PyTorch, aMaximumComesBeforeTheFirstUse) {
  expectWords(thrown<std::runtime_error>([] { laneway_torch_hook_memory_fraction(1.5, 2); }),
              {"1.500000", "at most 1"});
  expectWords(thrown<std::runtime_error>([] { laneway_torch_hook_memory_fraction(std::nan(""), 2); }), {"nan"});
  laneway_torch_hook_memory_fraction(0.5, 2);
  ASSERT_EQ(0, laneway_torch_set_maximum(2, 64 * kMiB)) << laneway_torch_last_error();
  const CUstream own = stream(2);
  void *memory = allocator_.malloc(48 * kMiB, 2, own);
  expectWords(thrown<c10::OutOfMemoryError>([&] { allocator_.malloc(32 * kMiB, 2, own); }),
              {"32.00 MiB", "48.00 MiB are in use", "64.00 MiB that the pool may have"});
  EXPECT_EQ(64 * kMiB, statistics(2).maximum);
  EXPECT_EQ(-1, laneway_torch_set_maximum(2, 128 * kMiB));
  expectWords(laneway_torch_last_error(),
              {"device 2", "64.00 MiB", "can't become 128.00 MiB", "before the device's first"});
  EXPECT_EQ(-1, laneway_torch_set_maximum(-1, 128 * kMiB));
  EXPECT_EQ(0, laneway_torch_set_maximum(2, 64 * kMiB));
  allocator_.free(memory);
}

TEST_F(PyTorch, figuresAreThePools) {
  const CUstream own = stream();
  ASSERT_EQ(0, laneway_torch_reset_peaks(0));
  const auto before = statistics();
  void *memory = allocator_.malloc(8 * kMiB, 0, own);
  const auto during = statistics();
  EXPECT_EQ(before.allocated + 8 * kMiB, during.allocated);
  EXPECT_GE(during.reserved, during.allocated);
  EXPECT_EQ(size_t{2} << 30, during.total);
  allocator_.free(memory);
  const auto after = statistics();
  EXPECT_EQ(before.allocated, after.allocated);
  EXPECT_GE(after.allocated_peak, during.allocated);
  EXPECT_GE(after.reserved_peak, during.reserved);
  CUDA(cuStreamSynchronize(own));
  laneway_torch_hook_empty_cache();
  ASSERT_EQ(0, laneway_torch_trim(0, 0));
  EXPECT_LT(statistics().reserved, after.reserved);
  ASSERT_EQ(0, laneway_torch_reset_peaks(0));
  EXPECT_LT(statistics().allocated_peak, after.allocated_peak);
}

TEST_F(PyTorch, aReportTellsOfEachBlock) {
  const CUstream own = stream(1);
  void *memory = allocator_.malloc(5 * kMiB, 1, own);
  laneway_allocator_part_t part{};
  size_t count = 0;
  ASSERT_EQ(0, laneway_allocator_report(1, nullptr, 0, &count)) << laneway_torch_last_error();
  ASSERT_GT(count, 0u);
  part.size = 777;
  if (size_t again = 0; count > 1) {
    ASSERT_EQ(0, laneway_allocator_report(1, &part, 1, &again));
    EXPECT_EQ(count, again);
    EXPECT_EQ(777u, part.size) << "written without room for all";
  }
  std::vector<laneway_allocator_part_t> parts(count);
  ASSERT_EQ(0, laneway_allocator_report(1, parts.data(), parts.size(), &count));
  ASSERT_EQ(parts.size(), count);
  size_t reserved = 0, requested = 0;
  for (const laneway_allocator_part_t &each : parts) {
    EXPECT_EQ(1, each.device);
    reserved += each.state < LANEWAY_ALLOCATOR_UNMAPPED ? each.size : 0;
    requested += each.requested;
    if (each.memory == memory) {
      EXPECT_EQ(LANEWAY_ALLOCATOR_LIVE, each.state);
      EXPECT_EQ(5 * kMiB, each.requested);
      EXPECT_EQ(1, each.expandable);
    }
  }
  EXPECT_EQ(statistics(1).reserved, reserved);
  EXPECT_EQ(statistics(1).allocated, requested);
  allocator_.free(memory);
  EXPECT_EQ(-1, laneway_allocator_report(9, nullptr, 0, &count));
  expectWords(laneway_torch_last_error(), {"no device 9"});
}

TEST_F(PyTorch, aFreeThatFailsIsHeardOf) {
  int elsewhere = 0;
  testing::internal::CaptureStderr();
  laneway_torch_free(&elsewhere, 4, 0, nullptr);
  expectWords(testing::internal::GetCapturedStderr(), {"laneway: urEnqueueUSMFreeExp answered UR_RESULT_ERROR_",
                                                       "the default stream of device 0", "expected a live block"});
}

TEST_F(PyTorch, aChildOfForkGetsNothingAndIsTold) {
  void *memory = allocator_.malloc(kMiB, 0, nullptr);
  const pid_t child = fork();
  if (child == 0) {
    laneway_torch_free(memory, kMiB, 0, nullptr); // a tensor of the parent's goes
    size_t count = 0;
    const bool told = !laneway_torch_malloc(1, 0, nullptr) && strstr(laneway_torch_last_error(), "child of fork") &&
                      laneway_allocator_report(-1, nullptr, 0, &count) == -1 &&
                      strstr(laneway_torch_last_error(), "a report in a child of fork");
    laneway_torch_hook_empty_cache();
    _exit(told ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_EQ(0, status);
  allocator_.free(memory);
}

} // namespace
} // namespace ur::torch::test
