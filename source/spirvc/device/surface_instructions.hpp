// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The instructions of NVIDIA's devices that fetch and store pixels of surfaces as they lie in memory, for images of
// each type. PTX has x in bytes, and the layer of an array first.
#pragma once

#include "unified-runtime/ur_native_cpu_image.h"

namespace surfaces {

/// A pixel's bytes, as many as its format has.
struct alignas(16) Bytes {
  uint32_t words[4];
  unsigned char *data() { return reinterpret_cast<unsigned char *>(words); }
};

// Volatile, so that they stay in the order in which a kernel has them. What lies outside is never asked for.
#define SURFACE(NAME, TYPE, GEOMETRY, PLACE)                                                                           \
  struct NAME {                                                                                                        \
    static constexpr uint32_t type = TYPE;                                                                             \
    static Bytes load(unsigned long long surface, uint32_t size, int x, int y, int z) {                                \
      Bytes bytes = {};                                                                                                \
      uint32_t *const to = bytes.words;                                                                                \
      uint16_t little = 0;                                                                                             \
      switch (size) {                                                                                                  \
      case 1:                                                                                                          \
        asm volatile("suld.b." GEOMETRY ".b8.zero %0, [%1, " PLACE("%2", "%3", "%4") "];"                              \
                     : "=h"(little)                                                                                    \
                     : "l"(surface), "r"(x), "r"(y), "r"(z)                                                            \
                     : "memory");                                                                                      \
        to[0] = little & 0xffu;                                                                                        \
        break;                                                                                                         \
      case 2:                                                                                                          \
        asm volatile("suld.b." GEOMETRY ".b16.zero %0, [%1, " PLACE("%2", "%3", "%4") "];"                             \
                     : "=h"(little)                                                                                    \
                     : "l"(surface), "r"(x), "r"(y), "r"(z)                                                            \
                     : "memory");                                                                                      \
        to[0] = little;                                                                                                \
        break;                                                                                                         \
      case 4:                                                                                                          \
        asm volatile("suld.b." GEOMETRY ".b32.zero %0, [%1, " PLACE("%2", "%3", "%4") "];"                             \
                     : "=r"(to[0])                                                                                     \
                     : "l"(surface), "r"(x), "r"(y), "r"(z)                                                            \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      case 8:                                                                                                          \
        asm volatile("suld.b." GEOMETRY ".v2.b32.zero {%0, %1}, [%2, " PLACE("%3", "%4", "%5") "];"                    \
                     : "=r"(to[0]), "=r"(to[1])                                                                        \
                     : "l"(surface), "r"(x), "r"(y), "r"(z)                                                            \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      default:                                                                                                         \
        asm volatile("suld.b." GEOMETRY ".v4.b32.zero {%0, %1, %2, %3}, [%4, " PLACE("%5", "%6", "%7") "];"            \
                     : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])                                              \
                     : "l"(surface), "r"(x), "r"(y), "r"(z)                                                            \
                     : "memory");                                                                                      \
      }                                                                                                                \
      return bytes;                                                                                                    \
    }                                                                                                                  \
    static void store(unsigned long long surface, uint32_t size, int x, int y, int z, const Bytes &bytes) {            \
      const uint32_t *const from = bytes.words;                                                                        \
      const auto little = static_cast<uint16_t>(from[0]);                                                              \
      switch (size) {                                                                                                  \
      case 1:                                                                                                          \
        asm volatile("sust.b." GEOMETRY ".b8.trap [%1, " PLACE("%2", "%3", "%4") "], %0;" ::"h"(little), "l"(surface), \
                     "r"(x), "r"(y), "r"(z)                                                                            \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      case 2:                                                                                                          \
        asm volatile("sust.b." GEOMETRY ".b16.trap [%1, " PLACE("%2", "%3", "%4") "], %0;" ::"h"(little),              \
                     "l"(surface), "r"(x), "r"(y), "r"(z)                                                              \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      case 4:                                                                                                          \
        asm volatile("sust.b." GEOMETRY ".b32.trap [%1, " PLACE("%2", "%3", "%4") "], %0;" ::"r"(from[0]),             \
                     "l"(surface), "r"(x), "r"(y), "r"(z)                                                              \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      case 8:                                                                                                          \
        asm volatile("sust.b." GEOMETRY ".v2.b32.trap [%2, " PLACE("%3", "%4", "%5") "], {%0, %1};" ::"r"(from[0]),    \
                     "r"(from[1]), "l"(surface), "r"(x), "r"(y), "r"(z)                                                \
                     : "memory");                                                                                      \
        break;                                                                                                         \
      default:                                                                                                         \
        asm volatile("sust.b." GEOMETRY                                                                                \
                     ".v4.b32.trap [%4, " PLACE("%5", "%6", "%7") "], {%0, %1, %2, %3};" ::"r"(from[0]),               \
                     "r"(from[1]), "r"(from[2]), "r"(from[3]), "l"(surface), "r"(x), "r"(y), "r"(z)                    \
                     : "memory");                                                                                      \
      }                                                                                                                \
    }                                                                                                                  \
  };
#define IN_LINE(x, y, z) "{" x "}"
#define IN_PLANE(x, y, z) "{" x ", " y "}"
#define IN_BLOCK(x, y, z) "{" x ", " y ", " z ", " z "}"
#define IN_LINES(x, y, z) "{" y ", " x "}"
#define IN_PLANES(x, y, z) "{" z ", " x ", " y ", " y "}"
SURFACE(Line, UR_NATIVE_CPU_IMAGE_1D, "1d", IN_LINE)
SURFACE(Plane, UR_NATIVE_CPU_IMAGE_2D, "2d", IN_PLANE)
SURFACE(Block, UR_NATIVE_CPU_IMAGE_3D, "3d", IN_BLOCK)
SURFACE(Lines, UR_NATIVE_CPU_IMAGE_1D_ARRAY, "a1d", IN_LINES)
SURFACE(Planes, UR_NATIVE_CPU_IMAGE_2D_ARRAY, "a2d", IN_PLANES)
#undef SURFACE
#undef IN_LINE
#undef IN_PLANE
#undef IN_BLOCK
#undef IN_LINES
#undef IN_PLANES

} // namespace surfaces
