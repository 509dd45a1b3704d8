/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the program and its kernels agree on: where a tile lies, and how far its temporaries reach over its borders.
 * Valid C, C++ and CUDA C++; needs nothing.
 */
#ifndef ASYNC_PIPELINE_TILE_H
#define ASYNC_PIPELINE_TILE_H

/* A rectangle of the picture, in pixels. Passed to kernels by value. */
typedef struct tile_t {
  int x, y, width, height;
  int picture_width, picture_height;
} tile_t;

/* Luma is needed three pixels around the tile: one for the gradient, two more for the blur. Smoothed luma one pixel. */
enum { LUMA_HALO = 3, SMOOTH_HALO = 1, LEVELS = 256 };

#endif
