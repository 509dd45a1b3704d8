// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our memory resource for RMM on the fake driver: with RMM's own headers and library where they are (LANEWAY_RMM), and
// with stand-ins for them everywhere.
#include "laneway_memory_resource.hpp"
#include "support/driver_streams.hpp"

namespace laneway::test {
namespace {

using ur::test::driver;

static_assert(!cuda::mr::resource_with<MemoryResource, cuda::mr::host_accessible>);

class RmmResource : public ur::test::DriverStreams {
protected:
  cuda::stream_ref ref(int device = 0) { return cuda::stream_ref{reinterpret_cast<cudaStream_t>(stream(device))}; }
  /// What the function throws of exactly that type; "" if nothing.
  template <class Exception, class Function>
  static std::string thrown(Function &&function) {
    try {
      function();
    } catch (const Exception &error) {
      EXPECT_EQ(typeid(Exception), typeid(error));
      return error.what();
    }
    return "";
  }
  static void expectWords(const std::string &text, std::initializer_list<const char *> words) {
    for (const char *each : words)
      EXPECT_NE(std::string::npos, text.find(each)) << "no '" << each << "' in: " << text;
  }
};

TEST_F(RmmResource, memoryComesFromThePoolOfItsDevice) {
  MemoryResource resource(1), another(1);
  EXPECT_EQ(resource, another);
  EXPECT_NE(resource, MemoryResource(0));
  const cuda::stream_ref stream = ref(1);
  const size_t before = statistics(1).allocated;
  void *const memory = resource.allocate(stream, 3 * kMiB);
  ASSERT_NE(nullptr, memory);
  EXPECT_EQ(0u, reinterpret_cast<uintptr_t>(memory) % rmm::CUDA_ALLOCATION_ALIGNMENT);
  EXPECT_EQ(before + 3 * kMiB, statistics(1).allocated);
  another.deallocate(stream, memory, 3 * kMiB); // what is equal may
  EXPECT_EQ(before, statistics(1).allocated);
  EXPECT_EQ(nullptr, resource.allocate(stream, 0));
  resource.deallocate(stream, nullptr, 0);
}

TEST_F(RmmResource, freesAreInTheOrderOfTheStreamThatIsNamed) {
  MemoryResource resource(0);
  const cuda::stream_ref busy = ref(), other = ref();
  void *const memory = resource.allocate(other, 5 * kMiB);
  hold(reinterpret_cast<ur::cuda::CUstream>(busy.get()));
  fill(memory, 5 * kMiB, 1, reinterpret_cast<ur::cuda::CUstream>(busy.get()));
  resource.deallocate(busy, memory, 5 * kMiB); // which has used it last
  for (const ur::cuda::CUstream done : {reinterpret_cast<ur::cuda::CUstream>(other.get()), named(nullptr)})
    CUDA(cuStreamSynchronize(done));
  void *const next = resource.allocate(other, 5 * kMiB);
  EXPECT_NE(memory, next) << "what the other stream does with it isn't done";
  void *const same = resource.allocate(busy, 5 * kMiB);
  EXPECT_EQ(memory, same);
  resource.deallocate(other, next, 5 * kMiB);
  resource.deallocate(busy, same, 5 * kMiB);
}

TEST_F(RmmResource, failuresAreRmmsExceptions) {
  MemoryResource resource(0);
  const cuda::stream_ref stream = ref();
  expectWords(thrown<rmm::out_of_memory>([&] { (void)resource.allocate(stream, size_t{3} << 30); }),
              {"CUDA out of memory. Tried to allocate 3.00 GiB", "of 2.00 GiB that the device has"});
  expectWords(thrown<rmm::bad_alloc>([&] { (void)resource.allocate(stream, 1, 512); }),
              {"an alignment of 512 bytes, expected at most 256"});
  expectWords(thrown<rmm::bad_alloc>([&] { (void)MemoryResource(77).allocate(stream, 1); }),
              {"device 77, expected 0 to 63"});
  const cuda::stream_ref ofEachThread{reinterpret_cast<cudaStream_t>(uintptr_t{2})};
  expectWords(thrown<rmm::bad_alloc>([&] { (void)resource.allocate(ofEachThread, 1); }),
              {"not the one that each thread has for itself"});
  resource.deallocate(stream, resource.allocate(stream, kMiB), kMiB);
}

TEST_F(RmmResource, withoutANumberItIsOfTheCurrentDevice) {
  rmm::currentDevice = 2;
  EXPECT_EQ(2, MemoryResource().device());
  rmm::currentDevice = 0;
  EXPECT_EQ(MemoryResource(0), MemoryResource());
}

TEST_F(RmmResource, withoutAStreamMemoryIsForAllStreams) {
  MemoryResource resource(0);
  use(0);
  const int waits = cuda::stream_ref::waits;
  const size_t before = statistics().allocated;
  void *const memory = resource.allocate_sync(kMiB);
  EXPECT_EQ(waits + 1, cuda::stream_ref::waits);
  EXPECT_EQ(before + kMiB, statistics().allocated);
  resource.deallocate_sync(memory, kMiB);
  cuda::stream_ref::fails = true;
  EXPECT_THROW((void)resource.allocate_sync(kMiB), int);
  cuda::stream_ref::fails = false;
  EXPECT_EQ(before, statistics().allocated);
}

} // namespace
} // namespace laneway::test
