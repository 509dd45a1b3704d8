// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the OpenCL API: images and samplers.
#pragma once

#include "adapters/opencl/api/types.hpp"

namespace ur::opencl {

using cl_mem_object_type = cl_uint;

enum : cl_uint { // orders of channels
  CL_R = 0x10B0,
  CL_A = 0x10B1,
  CL_RG = 0x10B2,
  CL_RA = 0x10B3,
  CL_RGB = 0x10B4,
  CL_RGBA = 0x10B5,
  CL_BGRA = 0x10B6,
  CL_ARGB = 0x10B7,
  CL_INTENSITY = 0x10B8,
  CL_LUMINANCE = 0x10B9,
  CL_Rx = 0x10BA,
  CL_RGx = 0x10BB,
  CL_RGBx = 0x10BC,
  CL_DEPTH = 0x10BD,
  CL_sRGB = 0x10BF,
  CL_sRGBx = 0x10C0,
  CL_sRGBA = 0x10C1,
  CL_sBGRA = 0x10C2,
  CL_ABGR = 0x10C3,
};
enum : cl_uint { // types of channels
  CL_SNORM_INT8 = 0x10D0,
  CL_SNORM_INT16 = 0x10D1,
  CL_UNORM_INT8 = 0x10D2,
  CL_UNORM_INT16 = 0x10D3,
  CL_UNORM_SHORT_565 = 0x10D4,
  CL_UNORM_SHORT_555 = 0x10D5,
  CL_UNORM_INT_101010 = 0x10D6,
  CL_SIGNED_INT8 = 0x10D7,
  CL_SIGNED_INT16 = 0x10D8,
  CL_SIGNED_INT32 = 0x10D9,
  CL_UNSIGNED_INT8 = 0x10DA,
  CL_UNSIGNED_INT16 = 0x10DB,
  CL_UNSIGNED_INT32 = 0x10DC,
  CL_HALF_FLOAT = 0x10DD,
  CL_FLOAT = 0x10DE,
  CL_UNORM_INT_101010_2 = 0x10E0,
};
struct cl_image_format {
  cl_uint image_channel_order, image_channel_data_type;
};

enum : cl_mem_object_type {
  CL_MEM_OBJECT_IMAGE2D = 0x10F1,
  CL_MEM_OBJECT_IMAGE3D = 0x10F2,
  CL_MEM_OBJECT_IMAGE2D_ARRAY = 0x10F3,
  CL_MEM_OBJECT_IMAGE1D = 0x10F4,
  CL_MEM_OBJECT_IMAGE1D_ARRAY = 0x10F5,
  CL_MEM_OBJECT_IMAGE1D_BUFFER = 0x10F6,
};
struct cl_image_desc {
  cl_mem_object_type image_type;
  size_t image_width, image_height, image_depth, image_array_size;
  size_t image_row_pitch, image_slice_pitch;
  cl_uint num_mip_levels, num_samples;
  cl_mem mem_object; // or buffer
};

enum : cl_uint { // of clGetImageInfo
  CL_IMAGE_FORMAT = 0x1110,
  CL_IMAGE_ELEMENT_SIZE = 0x1111,
  CL_IMAGE_ROW_PITCH = 0x1112,
  CL_IMAGE_SLICE_PITCH = 0x1113,
  CL_IMAGE_WIDTH = 0x1114,
  CL_IMAGE_HEIGHT = 0x1115,
  CL_IMAGE_DEPTH = 0x1116,
  CL_IMAGE_ARRAY_SIZE = 0x1117,
};

enum : cl_uint { // of clGetSamplerInfo, and of clCreateSamplerWithProperties
  CL_SAMPLER_CONTEXT = 0x1151,
  CL_SAMPLER_NORMALIZED_COORDS = 0x1152,
  CL_SAMPLER_ADDRESSING_MODE = 0x1153,
  CL_SAMPLER_FILTER_MODE = 0x1154,
};
enum : cl_uint { // what is outside
  CL_ADDRESS_NONE = 0x1130,
  CL_ADDRESS_CLAMP_TO_EDGE = 0x1131,
  CL_ADDRESS_CLAMP = 0x1132,
  CL_ADDRESS_REPEAT = 0x1133,
  CL_ADDRESS_MIRRORED_REPEAT = 0x1134,
};
enum : cl_uint { // what is between
  CL_FILTER_NEAREST = 0x1140,
  CL_FILTER_LINEAR = 0x1141,
};

} // namespace ur::opencl
