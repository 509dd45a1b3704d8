/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What each kernel does for one of its pixels, the same for every kind of device; reference.hpp states what comes out
 * in the end. Planes of a tile are packed rows: luma has the tile's size and LUMA_HALO pixels more on each side, rows
 * and smooth have SMOOTH_HALO more (rows: LUMA_HALO above and below), edges has none. Valid C and CUDA C++; needs
 * nothing. PIXEL_FUNCTION, defined before, is how a device's functions are declared.
 */
#ifndef ASYNC_PIPELINE_PIXELS_H
#define ASYNC_PIPELINE_PIXELS_H

#include "tile.h"

typedef unsigned char byte_t;

PIXEL_FUNCTION int clamp(int value, int last) {
  return value < 0 ? 0 : value > last ? last : value;
}
PIXEL_FUNCTION int absolute(int value) {
  return value < 0 ? -value : value;
}

/* Where the pixel's three bytes begin. */
PIXEL_FUNCTION size_t rgb_at(tile_t tile, int x, int y) {
  return ((size_t)y * (size_t)tile.picture_width + (size_t)x) * 3;
}

/* What lies at a pixel of the tile in the plane luma. */
PIXEL_FUNCTION int luma_at(const byte_t *luma, tile_t tile, int i, int j) {
  return luma[(j + LUMA_HALO) * (tile.width + 2 * LUMA_HALO) + i + LUMA_HALO];
}

/* Of (width + 6) x (height + 6). */
PIXEL_FUNCTION void luma_pixel(const byte_t *rgb, byte_t *luma, tile_t tile, int i, int j) {
  const int x = clamp(tile.x - LUMA_HALO + i, tile.picture_width - 1);
  const int y = clamp(tile.y - LUMA_HALO + j, tile.picture_height - 1);
  const byte_t *pixel = rgb + rgb_at(tile, x, y);
  luma[j * (tile.width + 2 * LUMA_HALO) + i] = (byte_t)((77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2] + 128) / 256);
}

PIXEL_FUNCTION int weighted(const byte_t *middle, int step) {
  const int sum = middle[-2 * step] + 4 * middle[-step] + 6 * middle[0] + 4 * middle[step] + middle[2 * step];
  return (sum + 8) / 16;
}

/* Of (width + 2) x (height + 6). */
PIXEL_FUNCTION void blur_rows_pixel(const byte_t *luma, byte_t *rows, tile_t tile, int i, int j) {
  const int x = clamp(tile.x - SMOOTH_HALO + i, tile.picture_width - 1);
  const byte_t *middle = luma + j * (tile.width + 2 * LUMA_HALO) + (x - tile.x + LUMA_HALO);
  rows[j * (tile.width + 2 * SMOOTH_HALO) + i] = (byte_t)weighted(middle, 1);
}

/* Of (width + 2) x (height + 2). */
PIXEL_FUNCTION void blur_columns_pixel(const byte_t *rows, byte_t *smooth, tile_t tile, int i, int j) {
  const int stride = tile.width + 2 * SMOOTH_HALO;
  const int y = clamp(tile.y - SMOOTH_HALO + j, tile.picture_height - 1);
  smooth[j * stride + i] = (byte_t)weighted(rows + (y - tile.y + LUMA_HALO) * stride + i, stride);
}

/* Of width x height. */
PIXEL_FUNCTION void edge_pixel(const byte_t *smooth, byte_t *edges, tile_t tile, int i, int j) {
  const int stride = tile.width + 2 * SMOOTH_HALO;
  const byte_t *above = smooth + j * stride + i, *here = above + stride, *below = here + stride;
  const int gx = above[2] + 2 * here[2] + below[2] - above[0] - 2 * here[0] - below[0];
  const int gy = below[0] + 2 * below[1] + below[2] - above[0] - 2 * above[1] - above[2];
  const int strength = absolute(gx) + absolute(gy);
  edges[j * tile.width + i] = (byte_t)(strength > 255 ? 255 : strength);
}

/* Of one work-item: each level's place in the histogram of a picture of `total` pixels. */
PIXEL_FUNCTION void equalising_levels(const unsigned *counts, byte_t *levels, unsigned long long total) {
  unsigned long long below = 0;
  for (int level = 0; level < LEVELS; ++level) {
    below += counts[level];
    levels[level] = (byte_t)((below * 255 + total / 2) / total);
  }
}

/* Of width x height. */
PIXEL_FUNCTION void compose_pixel(const byte_t *rgb, const byte_t *luma, const byte_t *edges, const byte_t *levels,
                                  byte_t *result, tile_t tile, int i, int j) {
  const int grey = luma_at(luma, tile, i, j);
  const int level = levels[grey], ink = 255 - edges[j * tile.width + i];
  const size_t at = rgb_at(tile, tile.x + i, tile.y + j);
  for (int channel = 0; channel < 3; ++channel) {
    const int colour = rgb[at + (size_t)channel] * level / (grey ? grey : 1);
    result[at + (size_t)channel] = (byte_t)((colour > 255 ? 255 : colour) * ink / 255);
  }
}

#endif
