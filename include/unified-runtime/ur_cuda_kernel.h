/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What images and samplers are for kernels of the CUDA adapter. Valid C11 and CUDA C++, with NVRTC too; needs nothing.
 *
 * A kernel takes an image as a ur_cuda_image_t by value, or only as the surface that it begins with, by which it is
 * read and written; it takes a sampler as a texture object: that of the image argument before it (if there is none, of
 * the first one behind it), read as the sampler has it. Or it takes a sampler as a ur_cuda_sampler_t by value, of 4
 * bytes, and makes of pixels what that says: so do kernels in SPIR-V. Integers of 8 and 16 bits that are normalised are
 * read as floats, and written as they are stored. For an array of one-dimensional images these are layered ones.
 *
 *   __global__ void sample(float4 *out, ur_cuda_image_t image, cudaTextureObject_t texture) {
 *     *out = tex2D<float4>(texture, 0.5f, 0.5f);
 *     surf2Dwrite(make_uchar4(1, 2, 3, 4), (cudaSurfaceObject_t)image.surface, 0, 0);
 *   }
 */
#ifndef UR_CUDA_KERNEL_H
#define UR_CUDA_KERNEL_H

typedef struct ur_cuda_image_t {
  unsigned long long surface;                /* a cudaSurfaceObject_t */
  unsigned int type;                         /* a ur_mem_type_t */
  unsigned int order, channel;               /* a ur_image_channel_order_t and a ur_image_channel_type_t */
  unsigned int element_size;                 /* bytes of a pixel, of which a surface's first coordinate is a multiple */
  unsigned int width, height, depth, layers; /* pixels; 1 where the type doesn't have them */
} ur_cuda_image_t;

typedef struct ur_cuda_sampler_t {
  unsigned char normalized;         /* 1: coordinates go from 0 to 1 over the image; else in pixels */
  unsigned char addressing, filter; /* a ur_sampler_addressing_mode_t and a ur_sampler_filter_mode_t */
  unsigned char reserved;           /* 0 */
} ur_cuda_sampler_t;

#endif /* UR_CUDA_KERNEL_H */
