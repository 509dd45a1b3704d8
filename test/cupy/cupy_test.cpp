// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CuPy does with our C functions: memory that ends in any thread, in the order of the stream that it was made for.
#include "cupy/c_function_allocator.hpp"
#include "laneway_torch.h"
#include "support/driver_streams.hpp"

#include <optional>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::cupy::test {
namespace {

using namespace ur::test;
using namespace cuda;

class CuPy : public DriverStreams {
protected:
  static void expectLastError(std::initializer_list<const char *> words) {
    const std::string text = laneway_allocator_last_error();
    for (const char *each : words)
      EXPECT_NE(std::string::npos, text.find(each)) << "no '" << each << "' in: " << text;
  }
};

TEST_F(CuPy, nothingIsNoMemory) {
  EXPECT_EQ(nullptr, CFunctionAllocator(nullptr).malloc(0).ptr());
  EXPECT_EQ(nullptr, laneway_allocator_malloc(nullptr, 0, 0));
  laneway_allocator_free(nullptr, nullptr, 0);
}

TEST_F(CuPy, memoryComesFromThePoolOfTheDevice) {
  for (const int device : {0, 2}) {
    use(device);
    const CFunctionAllocator allocator(nullptr);
    const size_t before = statistics(device).allocated;
    {
      const Memory memory = allocator.malloc(3 * kMiB, device);
      ASSERT_NE(nullptr, memory.ptr()) << laneway_allocator_last_error();
      EXPECT_EQ(0u, reinterpret_cast<uintptr_t>(memory.ptr()) % 256);
      EXPECT_EQ(before + 3 * kMiB, statistics(device).allocated);
      int of = -1;
      CUDA(
          cuPointerGetAttribute(&of, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, reinterpret_cast<CUdeviceptr>(memory.ptr())));
      EXPECT_EQ(device, of);
    }
    EXPECT_EQ(before, statistics(device).allocated);
  }
}

/// A thread that ends an array, with a current stream of its own, frees in the order of the array's stream.
TEST_F(CuPy, anotherThreadFreesInTheOrderOfTheBlocksStream) {
  const CUstream busy = stream(), others = stream();
  std::optional<Memory> memory(CFunctionAllocator(busy).malloc(5 * kMiB));
  void *const address = memory->ptr();
  hold(busy);
  fill(address, 5 * kMiB, 1, busy);
  std::thread([&] {
    use(0);
    const Memory own = CFunctionAllocator(others).malloc(4096);
    memory.reset();
  }).join();
  for (const CUstream done : {others, named(nullptr)}) // memory that was freed in their order would be anybody's now
    CUDA(cuStreamSynchronize(done));
  std::vector<Memory> kept;
  for (int i = 0; i < 8; ++i) {
    kept.push_back(CFunctionAllocator(others).malloc(5 * kMiB));
    EXPECT_NE(address, kept.back().ptr()) << "the work of its stream isn't done";
  }
  EXPECT_EQ(address, CFunctionAllocator(busy).malloc(5 * kMiB).ptr()) << "in its stream's order it is free";
}

TEST_F(CuPy, lackOfMemoryIsToldFromOtherFailuresAndTheProgramGoesOn) {
  const CFunctionAllocator allocator(stream());
  const uint64_t before = statistics().failures;
  EXPECT_EQ(nullptr, allocator.malloc(size_t{3} << 30).ptr());
  EXPECT_EQ(1, laneway_allocator_lacks_memory());
  expectLastError({"CUDA out of memory. Tried to allocate 3.00 GiB", "of device 0", "of 2.00 GiB that the device has"});
  EXPECT_EQ(before + 1, statistics().failures);
  EXPECT_NE(nullptr, allocator.malloc(kMiB).ptr());
  EXPECT_EQ(nullptr, allocator.malloc(kMiB, 64).ptr());
  EXPECT_EQ(0, laneway_allocator_lacks_memory());
  expectLastError({"device 64, expected 0 to 63"});
  EXPECT_EQ(nullptr, allocator.malloc(SIZE_MAX).ptr());
  EXPECT_EQ(0, laneway_allocator_lacks_memory());
  expectLastError({"a size of -1, expected 0 or more"});
}

TEST_F(CuPy, theStreamThatEachThreadHasForItselfIsRefused) {
  EXPECT_EQ(nullptr, CFunctionAllocator(reinterpret_cast<void *>(uintptr_t{2})).malloc(kMiB).ptr());
  expectLastError({"urQueueCreateWithNativeHandle answered UR_RESULT_ERROR_INVALID_QUEUE", "stream 0x2 of device 0",
                   "not the one that each thread has for itself"});
}

TEST_F(CuPy, aPartOfTheMemoryIsAMaximum) {
  for (const double wrong : {0.0, 1.5, -1.0})
    EXPECT_EQ(-1, laneway_allocator_set_fraction(1, wrong)) << wrong;
  expectLastError({"the fraction -1.0", "more than 0 and at most 1"});
  ASSERT_EQ(0, laneway_allocator_set_fraction(1, 0.25)) << laneway_allocator_last_error();
  EXPECT_EQ(size_t{512} << 20, statistics(1).maximum);
  EXPECT_EQ(-1, laneway_allocator_set_fraction(1, 0.5));
  expectLastError({"device 1 has a pool", "expected a maximum before the device's first memory"});
}

/// In a process with both, each device has one pool.
TEST_F(CuPy, andPyTorchShareThePool) {
  const CUstream both = stream();
  void *address = nullptr;
  {
    const Memory memory = CFunctionAllocator(both).malloc(7 * kMiB);
    address = memory.ptr();
    laneway_torch_statistics_t seen{};
    ASSERT_EQ(0, laneway_torch_statistics(0, &seen));
    EXPECT_EQ(statistics().allocated, seen.allocated);
    EXPECT_GE(seen.allocated, 7 * kMiB);
  }
  void *const tensor = laneway_torch_malloc(7 * kMiB, 0, both);
  EXPECT_EQ(address, tensor);
  laneway_torch_free(tensor, 7 * kMiB, 0, both);
}

TEST_F(CuPy, aChildOfForkGetsNothingAndItsFreesAreNothing) {
  std::optional<Memory> memory(CFunctionAllocator(nullptr).malloc(kMiB));
  const pid_t child = fork();
  if (child == 0) {
    memory.reset(); // an array of the parent's goes
    const bool refused = !CFunctionAllocator(nullptr).malloc(1).ptr() && !laneway_allocator_lacks_memory();
    _exit(refused && std::string(laneway_allocator_last_error()).find("child of fork") != std::string::npos ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_EQ(0, status);
}

} // namespace
} // namespace ur::cupy::test
