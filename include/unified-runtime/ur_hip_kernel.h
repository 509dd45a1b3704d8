/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What images and samplers are for kernels of the HIP adapter. Valid C11 and HIP C++, with hiprtc too; needs nothing.
 *
 * A kernel takes an image as a ur_hip_image_t by value, or just the surface that it begins with: kernels read and
 * write it by that. A sampler comes as a texture object, which reads the image whose argument stands before it (if none
 * does, the first one behind it) in the way of that sampler. Normalised integers of 8 and 16 bits are read as floats,
 * and written as they are stored. One-dimensional images in an array are layers. A kernel that takes a sampler as a
 * ur_hip_sampler_t by value, 4 bytes, is told what the sampler says.
 *
 *   __global__ void sample(float4 *out, ur_hip_image_t image, hipTextureObject_t texture) {
 *     *out = tex2D<float4>(texture, 0.5f, 0.5f);
 *     surf2Dwrite(make_uchar4(1, 2, 3, 4), (hipSurfaceObject_t)image.surface, 0, 0);
 *   }
 */
#ifndef UR_HIP_KERNEL_H
#define UR_HIP_KERNEL_H

typedef struct ur_hip_image_t {
  unsigned long long surface;                /* a hipSurfaceObject_t */
  unsigned int type;                         /* a ur_mem_type_t */
  unsigned int order, channel;               /* a ur_image_channel_order_t and a ur_image_channel_type_t */
  unsigned int element_size;                 /* bytes of a pixel, of which a surface's first coordinate is a multiple */
  unsigned int width, height, depth, layers; /* pixels; 1 where the type doesn't have them */
} ur_hip_image_t;

typedef struct ur_hip_sampler_t {
  unsigned char normalized;         /* 1: coordinates go from 0 to 1 over the image; else in pixels */
  unsigned char addressing, filter; /* a ur_sampler_addressing_mode_t and a ur_sampler_filter_mode_t */
  unsigned char reserved;           /* 0 */
} ur_hip_sampler_t;

#endif /* UR_HIP_KERNEL_H */
