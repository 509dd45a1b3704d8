// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our memory resource in RMM itself. It runs on the fake driver, and on a device with UR_CUDA_LIBRARY not set.
#include "laneway_memory_resource.hpp"

#include <rmm/device_buffer.hpp>
#include <rmm/mr/per_device_resource.hpp>
#include <rmm/mr/statistics_resource_adaptor.hpp>
#include <rmm/resource_ref.hpp>

#include <gtest/gtest.h>

#include <cstring>

namespace laneway::test {
namespace {

static_assert(std::is_constructible_v<rmm::device_async_resource_ref, MemoryResource &>);
static_assert(std::is_constructible_v<cuda::mr::any_resource<cuda::mr::device_accessible>, MemoryResource>);
static_assert(!cuda::mr::resource_with<MemoryResource, cuda::mr::host_accessible>);

constexpr size_t kMiB = size_t{1} << 20, kAlignment = rmm::CUDA_ALLOCATION_ALIGNMENT;
const cuda::stream_ref kStream{cudaStream_t{nullptr}};

size_t allocated() {
  laneway_allocator_statistics_t made{};
  EXPECT_EQ(0, laneway_allocator_statistics(0, &made)) << laneway_allocator_last_error();
  return made.allocated;
}

TEST(Rmm, buffersAreInThePool) {
  const size_t before = allocated();
  {
    const rmm::device_buffer buffer(kMiB, kStream, MemoryResource(0));
    EXPECT_EQ(before + kMiB, allocated());
  }
  EXPECT_EQ(before, allocated());
}

TEST(Rmm, adaptorsStandOnIt) {
  rmm::mr::statistics_resource_adaptor counted{MemoryResource(0)};
  void *const memory = counted.allocate(kStream, kMiB, kAlignment);
  EXPECT_EQ(static_cast<int64_t>(kMiB), counted.get_bytes_counter().value);
  counted.deallocate(kStream, memory, kMiB, kAlignment);
}

TEST(Rmm, aDevicesResourceMayBeOurs) {
  const size_t before = allocated();
  rmm::mr::set_per_device_resource(rmm::cuda_device_id(0), MemoryResource(0));
  auto set = rmm::mr::get_per_device_resource_ref(rmm::cuda_device_id(0));
  void *const memory = set.allocate(kStream, kMiB, kAlignment);
  EXPECT_EQ(before + kMiB, allocated());
  set.deallocate(kStream, memory, kMiB, kAlignment);
  rmm::mr::reset_per_device_resource(rmm::cuda_device_id(0));
}

TEST(Rmm, lackOfMemoryIsItsOwnException) {
  MemoryResource resource(0);
  try {
    resource.deallocate(kStream, resource.allocate(kStream, size_t{1} << 44), size_t{1} << 44);
    FAIL() << "expected rmm::out_of_memory";
  } catch (const rmm::out_of_memory &error) {
    EXPECT_NE(nullptr, strstr(error.what(), "Tried to allocate 16384.00 GiB")) << error.what();
  }
  resource.deallocate(kStream, resource.allocate(kStream, kMiB), kMiB);
}

} // namespace
} // namespace laneway::test
