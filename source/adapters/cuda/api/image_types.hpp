// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types.hpp is for arrays, surfaces and textures.
#pragma once

#include <cstddef>

namespace ur::cuda {

using CUarray = struct CUarray_st *;
using CUtexObject = unsigned long long;
using CUsurfObject = unsigned long long;

enum CUarray_format : int {
  CU_AD_FORMAT_UNSIGNED_INT8 = 0x01,
  CU_AD_FORMAT_UNSIGNED_INT16 = 0x02,
  CU_AD_FORMAT_UNSIGNED_INT32 = 0x03,
  CU_AD_FORMAT_SIGNED_INT8 = 0x08,
  CU_AD_FORMAT_SIGNED_INT16 = 0x09,
  CU_AD_FORMAT_SIGNED_INT32 = 0x0a,
  CU_AD_FORMAT_HALF = 0x10,
  CU_AD_FORMAT_FLOAT = 0x20,
};
inline constexpr unsigned CUDA_ARRAY3D_LAYERED = 1;
inline constexpr unsigned CUDA_ARRAY3D_SURFACE_LDST = 2;
struct CUDA_ARRAY3D_DESCRIPTOR {
  size_t Width, Height, Depth;
  CUarray_format Format;
  unsigned NumChannels, Flags;
};
static_assert(sizeof(CUDA_ARRAY3D_DESCRIPTOR) == 40);

enum CUresourcetype : int { CU_RESOURCE_TYPE_ARRAY = 0 };
struct CUDA_RESOURCE_DESC {
  CUresourcetype resType;
  union {
    struct {
      CUarray hArray;
    } array;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned flags;
};
static_assert(sizeof(CUDA_RESOURCE_DESC) == 144);

enum CUaddress_mode : int {
  CU_TR_ADDRESS_MODE_WRAP = 0,
  CU_TR_ADDRESS_MODE_CLAMP = 1,
  CU_TR_ADDRESS_MODE_MIRROR = 2,
  CU_TR_ADDRESS_MODE_BORDER = 3,
};
enum CUfilter_mode : int { CU_TR_FILTER_MODE_POINT = 0, CU_TR_FILTER_MODE_LINEAR = 1 };
inline constexpr unsigned CU_TRSF_READ_AS_INTEGER = 1;
inline constexpr unsigned CU_TRSF_NORMALIZED_COORDINATES = 2;
struct CUDA_TEXTURE_DESC {
  CUaddress_mode addressMode[3];
  CUfilter_mode filterMode;
  unsigned flags, maxAnisotropy;
  CUfilter_mode mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
};
static_assert(sizeof(CUDA_TEXTURE_DESC) == 104);
using CUDA_RESOURCE_VIEW_DESC = struct CUDA_RESOURCE_VIEW_DESC_st; // nobody here has one

} // namespace ur::cuda
