/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pipeline's kernels for the native CPU adapter. Each works on one tile, as pixels.h has it.
 */
#include "unified-runtime/ur_native_cpu_kernel.h"

#define PIXEL_FUNCTION static inline
#include "pixels.h"

static tile_t tile_argument(const ur_native_cpu_group_t *group, uint32_t index) {
  return *(const tile_t *)ur_native_cpu_value(group, index);
}
static const byte_t *plane_argument(const ur_native_cpu_group_t *group, uint32_t index) {
  return (const byte_t *)ur_native_cpu_pointer(group, index);
}
static byte_t *result_argument(const ur_native_cpu_group_t *group, uint32_t index) {
  return (byte_t *)ur_native_cpu_pointer(group, index);
}

/* Runs the statement for each work-item of the group that lies within columns x rows. */
#define FOR_EACH_PIXEL(group, columns, rows, i, j)                                                                     \
  for (int j = (int)ur_native_cpu_group_start(group, 1), last_##j = j + (int)(group)->local_size[1];                   \
       j < last_##j && j < (rows); ++j)                                                                                \
    for (int i = (int)ur_native_cpu_group_start(group, 0), last_##i = i + (int)(group)->local_size[0];                 \
         i < last_##i && i < (columns); ++i)

/* A kernel name(plane, plane, tile) over the tile and so many pixels more in all. */
#define PLANE_KERNEL(name, pixel, more_columns, more_rows)                                                             \
  static int name(const ur_native_cpu_group_t *group) {                                                                \
    const byte_t *from = plane_argument(group, 0);                                                                     \
    byte_t *to = result_argument(group, 1);                                                                            \
    const tile_t tile = tile_argument(group, 2);                                                                       \
    FOR_EACH_PIXEL(group, tile.width + (more_columns), tile.height + (more_rows), i, j)                                \
    pixel(from, to, tile, i, j);                                                                                       \
    return 0;                                                                                                          \
  }
PLANE_KERNEL(luma_kernel, luma_pixel, 2 * LUMA_HALO, 2 * LUMA_HALO)
PLANE_KERNEL(blur_rows_kernel, blur_rows_pixel, 2 * SMOOTH_HALO, 2 * LUMA_HALO)
PLANE_KERNEL(blur_columns_kernel, blur_columns_pixel, 2 * SMOOTH_HALO, 2 * SMOOTH_HALO)
PLANE_KERNEL(edges_kernel, edge_pixel, 0, 0)

/* histogram(luma, counts, tile, local LEVELS counters): adds the tile's pixels to the picture's counts */
static int histogram_kernel(const ur_native_cpu_group_t *group) {
  const byte_t *luma = plane_argument(group, 0);
  uint32_t *counts = (uint32_t *)ur_native_cpu_pointer(group, 1);
  const tile_t tile = tile_argument(group, 2);
  uint32_t *own = (uint32_t *)ur_native_cpu_local(group, 3);
  for (int level = 0; level < LEVELS; ++level)
    own[level] = 0;
  FOR_EACH_PIXEL(group, tile.width, tile.height, i, j)
  ++own[luma_at(luma, tile, i, j)];
  for (int level = 0; level < LEVELS; ++level) {
    if (own[level])
      __atomic_fetch_add(&counts[level], own[level], __ATOMIC_RELAXED);
  }
  return 0;
}

/* levels(counts, levels, pixels in the picture) as one work-group */
static int levels_kernel(const ur_native_cpu_group_t *group) {
  equalising_levels((const uint32_t *)ur_native_cpu_pointer(group, 0), result_argument(group, 1),
                    *(const uint64_t *)ur_native_cpu_value(group, 2));
  return 0;
}

/* compose(rgb, luma, edges, levels, result, tile) */
static int compose_kernel(const ur_native_cpu_group_t *group) {
  const byte_t *rgb = plane_argument(group, 0), *luma = plane_argument(group, 1), *edges = plane_argument(group, 2),
               *levels = plane_argument(group, 3);
  byte_t *result = result_argument(group, 4);
  const tile_t tile = tile_argument(group, 5);
  FOR_EACH_PIXEL(group, tile.width, tile.height, i, j)
  compose_pixel(rgb, luma, edges, levels, result, tile, i, j);
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
