// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the driver's containers of code begin with.
#pragma once

#include <cstdint>

namespace ur::cuda {

/// The header of a fatbin, which entries follow: `size` bytes.
struct FatbinHeader {
  uint32_t magic;
  uint16_t version, headerSize;
  uint64_t size;
};
constexpr uint32_t kFatbinMagic = 0xba55ed50;

/// How an entry begins; its code is behind its header.
struct FatbinEntry {
  static constexpr uint16_t kCubin = 2;
  uint16_t kind, version;
  uint32_t headerSize;
  uint64_t size;
  uint32_t unused[3], capability;
};
static_assert(sizeof(FatbinEntry) == 32);

} // namespace ur::cuda
