// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The native CPU adapter through the loader; its memory is that of the process.
#include "world.hpp"

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <malloc.h>
#include <unistd.h>

namespace soak {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kMeasurable = false; // Freed memory is kept apart for a while, by design.
#else
constexpr bool kMeasurable = true;
#endif

uint64_t residentBytes() {
  ::malloc_trim(0);
  std::ifstream file("/proc/self/statm");
  uint64_t size = 0, resident = 0;
  file >> size >> resident;
  return resident * static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
}

class NativeCpuWorld final : public World {
public:
  NativeCpuWorld() {
    // What pools take is mapped by itself: what threads' arenas keep of it otherwise would hide everything else.
    ::mallopt(M_MMAP_THRESHOLD, 512 << 10);
    ::setenv("UR_ADAPTERS_FORCE_LOAD", ADAPTER, 1);
    EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  }
  ~NativeCpuWorld() override { EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS); }

  std::vector<uint8_t> program() const override {
    std::ifstream file(KERNELS, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  std::vector<Figure> figures() const override {
    if (!kMeasurable)
      return {};
    constexpr uint64_t kNoise = uint64_t{4} << 20; // of the heap's arenas
    return {{"resident bytes", residentBytes(), kNoise}};
  }
};

} // namespace

std::unique_ptr<World> World::begin() {
  return std::make_unique<NativeCpuWorld>();
}

} // namespace soak
