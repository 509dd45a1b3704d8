// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types.hpp is for arrays, surfaces and textures.
#pragma once

#include <cstddef>

namespace ur::hip {

using hipArray_t = struct hipArray *;
using hipTextureObject_t = struct __hip_texture *;
using hipSurfaceObject_t = struct __hip_surface *;

enum hipArray_Format : int {
  HIP_AD_FORMAT_UNSIGNED_INT8 = 0x01,
  HIP_AD_FORMAT_UNSIGNED_INT16 = 0x02,
  HIP_AD_FORMAT_UNSIGNED_INT32 = 0x03,
  HIP_AD_FORMAT_SIGNED_INT8 = 0x08,
  HIP_AD_FORMAT_SIGNED_INT16 = 0x09,
  HIP_AD_FORMAT_SIGNED_INT32 = 0x0a,
  HIP_AD_FORMAT_HALF = 0x10,
  HIP_AD_FORMAT_FLOAT = 0x20,
};
inline constexpr unsigned hipArrayLayered = 1;
inline constexpr unsigned hipArraySurfaceLoadStore = 2;
struct HIP_ARRAY3D_DESCRIPTOR {
  size_t Width, Height, Depth;
  hipArray_Format Format;
  unsigned NumChannels, Flags;
};
static_assert(sizeof(HIP_ARRAY3D_DESCRIPTOR) == 40);

enum hipResourceType : int { hipResourceTypeArray = 0 };
struct hipResourceDesc {
  hipResourceType resType;
  union {
    struct {
      hipArray_t array;
    } array;
    unsigned long long other[7];
  } res;
};
static_assert(sizeof(hipResourceDesc) == 64);

enum HIPresourcetype : int { HIP_RESOURCE_TYPE_ARRAY = 0 };
struct HIP_RESOURCE_DESC {
  HIPresourcetype resType;
  union {
    struct {
      hipArray_t hArray;
    } array;
    unsigned long long other[16];
  } res;
  unsigned flags;
};
static_assert(sizeof(HIP_RESOURCE_DESC) == 144);

enum HIPaddress_mode : int {
  HIP_TR_ADDRESS_MODE_WRAP = 0,
  HIP_TR_ADDRESS_MODE_CLAMP = 1,
  HIP_TR_ADDRESS_MODE_MIRROR = 2,
  HIP_TR_ADDRESS_MODE_BORDER = 3,
};
enum HIPfilter_mode : int { HIP_TR_FILTER_MODE_POINT = 0, HIP_TR_FILTER_MODE_LINEAR = 1 };
inline constexpr unsigned HIP_TRSF_READ_AS_INTEGER = 1;
inline constexpr unsigned HIP_TRSF_NORMALIZED_COORDINATES = 2;
struct HIP_TEXTURE_DESC {
  HIPaddress_mode addressMode[3];
  HIPfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  HIPfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
};
static_assert(sizeof(HIP_TEXTURE_DESC) == 104);
using HIP_RESOURCE_VIEW_DESC = struct HIP_RESOURCE_VIEW_DESC_st; // nobody here has one

} // namespace ur::hip
