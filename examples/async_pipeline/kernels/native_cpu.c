/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pipeline's kernels for the native CPU adapter. Each works on one tile; what it computes is stated in
 * reference.hpp. Planes of a tile are packed rows: luma has the tile's size and LUMA_HALO pixels more on each side,
 * rows and smooth have SMOOTH_HALO more (rows: LUMA_HALO above and below), edges has none.
 */
#include "unified-runtime/ur_native_cpu_kernel.h"

#include "tile.h"

static int clamp(int value, int last) {
  return value < 0 ? 0 : value > last ? last : value;
}
static int absolute(int value) {
  return value < 0 ? -value : value;
}

static tile_t tile_argument(const ur_native_cpu_group_t *group, uint32_t index) {
  return *(const tile_t *)ur_native_cpu_value(group, index);
}

/* Runs the statement for each work-item of the group that lies within columns x rows. */
#define FOR_EACH_PIXEL(group, columns, rows, i, j)                                                                     \
  for (int j = (int)ur_native_cpu_group_start(group, 1), last_##j = j + (int)(group)->local_size[1];                   \
       j < last_##j && j < (rows); ++j)                                                                                \
    for (int i = (int)ur_native_cpu_group_start(group, 0), last_##i = i + (int)(group)->local_size[0];                 \
         i < last_##i && i < (columns); ++i)

/* luma(rgb, luma, tile) over (width + 6) x (height + 6) */
static int luma_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *rgb = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  uint8_t *luma = (uint8_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  const int columns = tile.width + 2 * LUMA_HALO, rows = tile.height + 2 * LUMA_HALO;
  FOR_EACH_PIXEL(group, columns, rows, i, j) {
    const int x = clamp(tile.x - LUMA_HALO + i, tile.picture_width - 1);
    const int y = clamp(tile.y - LUMA_HALO + j, tile.picture_height - 1);
    const uint8_t *pixel = rgb + ((size_t)y * (size_t)tile.picture_width + (size_t)x) * 3;
    luma[j * columns + i] = (uint8_t)((77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2] + 128) / 256);
  }
  return 0;
}

static int weighted(const uint8_t *middle, int step) {
  const int sum = middle[-2 * step] + 4 * middle[-step] + 6 * middle[0] + 4 * middle[step] + middle[2 * step];
  return (sum + 8) / 16;
}

/* blur_rows(luma, rows, tile) over (width + 2) x (height + 6) */
static int blur_rows_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *luma = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  uint8_t *blurred = (uint8_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  const int columns = tile.width + 2 * SMOOTH_HALO, rows = tile.height + 2 * LUMA_HALO;
  const int stride = tile.width + 2 * LUMA_HALO;
  FOR_EACH_PIXEL(group, columns, rows, i, j) {
    const int x = clamp(tile.x - SMOOTH_HALO + i, tile.picture_width - 1);
    blurred[j * columns + i] = (uint8_t)weighted(luma + j * stride + (x - tile.x + LUMA_HALO), 1);
  }
  return 0;
}

/* blur_columns(rows, smooth, tile) over (width + 2) x (height + 2) */
static int blur_columns_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *blurred = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  uint8_t *smooth = (uint8_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  const int columns = tile.width + 2 * SMOOTH_HALO, rows = tile.height + 2 * SMOOTH_HALO;
  FOR_EACH_PIXEL(group, columns, rows, i, j) {
    const int y = clamp(tile.y - SMOOTH_HALO + j, tile.picture_height - 1);
    smooth[j * columns + i] = (uint8_t)weighted(blurred + (y - tile.y + LUMA_HALO) * columns + i, columns);
  }
  return 0;
}

/* edges(smooth, edges, tile) over width x height */
static int edges_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *smooth = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  uint8_t *edges = (uint8_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  const int stride = tile.width + 2 * SMOOTH_HALO;
  FOR_EACH_PIXEL(group, tile.width, tile.height, i, j) {
    const uint8_t *above = smooth + j * stride + i, *here = above + stride, *below = here + stride;
    const int gx = above[2] + 2 * here[2] + below[2] - above[0] - 2 * here[0] - below[0];
    const int gy = below[0] + 2 * below[1] + below[2] - above[0] - 2 * above[1] - above[2];
    const int strength = absolute(gx) + absolute(gy);
    edges[j * tile.width + i] = (uint8_t)(strength > 255 ? 255 : strength);
  }
  return 0;
}

/* histogram(luma, counts, tile, local LEVELS counters) over width x height: adds the tile's pixels to the picture's
 * counts */
static int histogram_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *luma = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  uint32_t *counts = (uint32_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  uint32_t *own = (uint32_t *)ur_native_cpu_local(group, 3);
  const int stride = tile.width + 2 * LUMA_HALO;
  for (int level = 0; level < LEVELS; ++level)
    own[level] = 0;
  FOR_EACH_PIXEL(group, tile.width, tile.height, i, j)
  ++own[luma[(j + LUMA_HALO) * stride + i + LUMA_HALO]];
  for (int level = 0; level < LEVELS; ++level)
    if (own[level])
      __atomic_fetch_add(&counts[level], own[level], __ATOMIC_RELAXED);
  return 0;
}

/* levels(counts, levels, pixels in the picture) as one work-group */
static int levels_kernel(const ur_native_cpu_group_t *group) {
  const uint32_t *counts = (const uint32_t *)ur_native_cpu_pointer(group, 0);
  uint8_t *levels = (uint8_t *)ur_native_cpu_pointer(group, 1);
  const uint64_t total = *(const uint64_t *)ur_native_cpu_value(group, 2);
  uint64_t below = 0;
  for (int level = 0; level < LEVELS; ++level) {
    below += counts[level];
    levels[level] = (uint8_t)((below * 255 + total / 2) / total);
  }
  return 0;
}

/* compose(rgb, luma, edges, levels, result, tile) over width x height */
static int compose_kernel(const ur_native_cpu_group_t *group) {
  const uint8_t *rgb = (const uint8_t *)ur_native_cpu_pointer(group, 0);
  const uint8_t *luma = (const uint8_t *)ur_native_cpu_pointer(group, 1);
  const uint8_t *edges = (const uint8_t *)ur_native_cpu_pointer(group, 2);
  const uint8_t *levels = (const uint8_t *)ur_native_cpu_pointer(group, 3);
  uint8_t *result = (uint8_t *)ur_native_cpu_pointer(group, 4);
  const tile_t tile = tile_argument(group, 5);
  const int stride = tile.width + 2 * LUMA_HALO;
  FOR_EACH_PIXEL(group, tile.width, tile.height, i, j) {
    const int grey = luma[(j + LUMA_HALO) * stride + i + LUMA_HALO];
    const int level = levels[grey], ink = 255 - edges[j * tile.width + i];
    const size_t at = ((size_t)(tile.y + j) * (size_t)tile.picture_width + (size_t)(tile.x + i)) * 3;
    for (int channel = 0; channel < 3; ++channel) {
      const int colour = rgb[at + (size_t)channel] * level / (grey ? grey : 1);
      result[at + (size_t)channel] = (uint8_t)((colour > 255 ? 255 : colour) * ink / 255);
    }
  }
  return 0;
}

#define POINTER UR_NATIVE_CPU_POINTER_ARG
#define TILE UR_NATIVE_CPU_VALUE_ARG(tile_t)
static const ur_native_cpu_arg_t plane_to_plane[] = {POINTER, POINTER, TILE};
static const ur_native_cpu_arg_t histogram_args[] = {POINTER, POINTER, TILE, UR_NATIVE_CPU_LOCAL_ARG};
static const ur_native_cpu_arg_t levels_args[] = {POINTER, POINTER, UR_NATIVE_CPU_VALUE_ARG(uint64_t)};
static const ur_native_cpu_arg_t compose_args[] = {POINTER, POINTER, POINTER, POINTER, POINTER, TILE};

static const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("luma", luma_kernel, plane_to_plane),
    UR_NATIVE_CPU_KERNEL("blur_rows", blur_rows_kernel, plane_to_plane),
    UR_NATIVE_CPU_KERNEL("blur_columns", blur_columns_kernel, plane_to_plane),
    UR_NATIVE_CPU_KERNEL("edges", edges_kernel, plane_to_plane),
    UR_NATIVE_CPU_KERNEL("histogram", histogram_kernel, histogram_args),
    UR_NATIVE_CPU_KERNEL_WITH("levels", levels_kernel, levels_args, 1, 1, 1, 1, 0),
    UR_NATIVE_CPU_KERNEL("compose", compose_kernel, compose_args),
};
UR_NATIVE_CPU_MODULE(kernels);
