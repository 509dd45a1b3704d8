/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The suite's kernels as the native CPU adapter takes them. kernels/README.md says what each must do; another form of
 * them has the same names, arguments and effects.
 */
#define _POSIX_C_SOURCE 199309L /* nanosleep */

#include "unified-runtime/ur_native_cpu_image.h"

#include <time.h>

static void sleep_ns(long ns) {
  const struct timespec time = {0, ns};
  nanosleep(&time, NULL);
}

static const ur_native_cpu_arg_t pointer_and_u32[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static const ur_native_cpu_arg_t two_pointers[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG};

static int fill(const ur_native_cpu_group_t *group) {
  uint32_t *out = (uint32_t *)ur_native_cpu_pointer(group, 0);
  const uint32_t value = *(const uint32_t *)ur_native_cpu_value(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  out[ur_native_cpu_global_id(group, 0, x)] = value;
  return 0;
}

static int copy(const ur_native_cpu_group_t *group) {
  uint32_t *out = (uint32_t *)ur_native_cpu_pointer(group, 0);
  const uint32_t *in = (const uint32_t *)ur_native_cpu_pointer(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    const size_t i = ur_native_cpu_global_id(group, 0, x);
    out[i] = in[i];
  }
  return 0;
}

static const ur_native_cpu_arg_t saxpy_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                 UR_NATIVE_CPU_VALUE_ARG(float)};
static int saxpy(const ur_native_cpu_group_t *group) {
  float *y_data = (float *)ur_native_cpu_pointer(group, 0);
  const float *x_data = (const float *)ur_native_cpu_pointer(group, 1);
  const float a = *(const float *)ur_native_cpu_value(group, 2);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    const size_t i = ur_native_cpu_global_id(group, 0, x);
    y_data[i] += a * x_data[i];
  }
  return 0;
}

static const ur_native_cpu_arg_t gate_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int gate(const ur_native_cpu_group_t *group) {
  const uint32_t *flag = (const uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t *passed = (uint32_t *)ur_native_cpu_pointer(group, 1);
  uint32_t ticks = *(const uint32_t *)ur_native_cpu_value(group, 2);
  while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) == 0 && ticks-- != 0)
    sleep_ns(100000);
  __atomic_store_n(passed, __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0 ? 1u : 2u, __ATOMIC_RELEASE);
  return 0;
}

static const ur_native_cpu_arg_t slow_copy_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                     UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int slow_copy(const ur_native_cpu_group_t *group) {
  const uint32_t ticks = *(const uint32_t *)ur_native_cpu_value(group, 2);
  for (uint32_t i = 0; i < ticks; ++i)
    sleep_ns(100000);
  return copy(group);
}

static const ur_native_cpu_arg_t reduce_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                  UR_NATIVE_CPU_LOCAL_ARG};
static int reduce_with(const ur_native_cpu_group_t *group, uint32_t *local) {
  uint32_t *sums = (uint32_t *)ur_native_cpu_pointer(group, 0);
  const uint32_t *in = (const uint32_t *)ur_native_cpu_pointer(group, 1);
  const size_t items = ur_native_cpu_group_items(group);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  local[x] = in[ur_native_cpu_global_id(group, 0, x)];
  uint32_t sum = 0;
  for (size_t i = 0; i < items; ++i)
    sum += local[i];
  sums[ur_native_cpu_linear_group_id(group)] = sum;
  return 0;
}
static int reduce(const ur_native_cpu_group_t *group) {
  return reduce_with(group, (uint32_t *)ur_native_cpu_local(group, 2));
}
static int reduce_static(const ur_native_cpu_group_t *group) {
  return reduce_with(group, (uint32_t *)group->local_memory);
}

static const ur_native_cpu_arg_t fail_args[] = {UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int fail(const ur_native_cpu_group_t *group) {
  return (int)*(const uint32_t *)ur_native_cpu_value(group, 0);
}

struct triple {
  uint8_t a;
  uint32_t b;
  uint64_t c;
};
static const ur_native_cpu_arg_t many_args[] = {
    UR_NATIVE_CPU_POINTER_ARG,         UR_NATIVE_CPU_VALUE_ARG(uint8_t),
    UR_NATIVE_CPU_VALUE_ARG(uint16_t), UR_NATIVE_CPU_VALUE_ARG(uint32_t),
    UR_NATIVE_CPU_VALUE_ARG(uint64_t), UR_NATIVE_CPU_VALUE_ARG(float),
    UR_NATIVE_CPU_VALUE_ARG(double),   UR_NATIVE_CPU_VALUE_ARG(struct triple),
    UR_NATIVE_CPU_LOCAL_ARG,           UR_NATIVE_CPU_LOCAL_ARG};
static int many(const ur_native_cpu_group_t *group) {
  double *out = (double *)ur_native_cpu_pointer(group, 0);
  const struct triple *triple = (const struct triple *)ur_native_cpu_value(group, 7);
  uint8_t *bytes = (uint8_t *)ur_native_cpu_local(group, 8);
  uint64_t *words = (uint64_t *)ur_native_cpu_local(group, 9);
  /* Both local arguments are there, apart from each other. */
  bytes[0] = 3;
  words[0] = 4;
  out[0] = *(const uint8_t *)ur_native_cpu_value(group, 1);
  out[1] = *(const uint16_t *)ur_native_cpu_value(group, 2);
  out[2] = *(const uint32_t *)ur_native_cpu_value(group, 3);
  out[3] = (double)*(const uint64_t *)ur_native_cpu_value(group, 4);
  out[4] = *(const float *)ur_native_cpu_value(group, 5);
  out[5] = *(const double *)ur_native_cpu_value(group, 6);
  out[6] = triple->a;
  out[7] = triple->b;
  out[8] = (double)triple->c;
  out[9] = bytes[0];
  out[10] = (double)words[0];
  return 0;
}

/* For each work-item, at its global position without offset: global id (offset included), group, local id in each
 * dimension. */
static int ids_of(const ur_native_cpu_group_t *group) {
  uint32_t *out = (uint32_t *)ur_native_cpu_pointer(group, 0);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    const size_t local[3] = {x, y, z};
    size_t position = 0;
    for (int dim = 2; dim >= 0; --dim)
      position = position * group->global_size[dim] + ur_native_cpu_group_start(group, (uint32_t)dim) + local[dim];
    for (uint32_t dim = 0; dim < 3; ++dim) {
      out[position * 9 + dim] = (uint32_t)ur_native_cpu_global_id(group, dim, local[dim]);
      out[position * 9 + 3 + dim] = (uint32_t)group->group_id[dim];
      out[position * 9 + 6 + dim] = (uint32_t)local[dim];
    }
  }
  return 0;
}
static const ur_native_cpu_arg_t one_pointer[] = {UR_NATIVE_CPU_POINTER_ARG};

/* Counts the words of an array that differ from a value. */
static const ur_native_cpu_arg_t differ_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                  UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int differ(const ur_native_cpu_group_t *group) {
  uint32_t *count = (uint32_t *)ur_native_cpu_pointer(group, 0);
  const uint32_t *in = (const uint32_t *)ur_native_cpu_pointer(group, 1);
  const uint32_t value = *(const uint32_t *)ur_native_cpu_value(group, 2);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  if (in[ur_native_cpu_global_id(group, 0, x)] != value)
    __atomic_fetch_add(count, 1, __ATOMIC_RELAXED);
  return 0;
}

/* Adds to each word of the program's variable. */
UR_NATIVE_CPU_EXPORT uint32_t conformance_variable[4] = {0, 0, 0, 0};
static const ur_native_cpu_arg_t count_up_args[] = {UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int count_up(const ur_native_cpu_group_t *group) {
  for (int i = 0; i < 4; ++i)
    conformance_variable[i] += *(const uint32_t *)ur_native_cpu_value(group, 0);
  return 0;
}

UR_NATIVE_CPU_EXPORT uint32_t conformance_function(uint32_t value) {
  return value + 1;
}

/* Each group says that it is there, and waits for all the others. */
static const ur_native_cpu_arg_t meet_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                UR_NATIVE_CPU_VALUE_ARG(uint32_t)};
static int meet(const ur_native_cpu_group_t *group) {
  uint32_t *count = (uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t *met = (uint32_t *)ur_native_cpu_pointer(group, 1);
  uint32_t ticks = *(const uint32_t *)ur_native_cpu_value(group, 2);
  const size_t groups = group->num_groups[0] * group->num_groups[1] * group->num_groups[2];
  __atomic_fetch_add(count, 1, __ATOMIC_ACQ_REL);
  while (__atomic_load_n(count, __ATOMIC_ACQUIRE) != groups && ticks-- != 0)
    sleep_ns(100000);
  met[ur_native_cpu_linear_group_id(group)] = __atomic_load_n(count, __ATOMIC_ACQUIRE) == groups;
  return 0;
}

/* Each pixel by whichever function its format takes: the others read zeros and write nothing. */
static const ur_native_cpu_arg_t two_images[] = {UR_NATIVE_CPU_IMAGE_ARG, UR_NATIVE_CPU_IMAGE_ARG};
static int image_copy(const ur_native_cpu_group_t *group) {
  const ur_native_cpu_image_t *to = ur_native_cpu_image(group, 0), *from = ur_native_cpu_image(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, i, j, k) {
    const int64_t x = (int64_t)ur_native_cpu_global_id(group, 0, i), y = (int64_t)ur_native_cpu_global_id(group, 1, j),
                  z = (int64_t)ur_native_cpu_global_id(group, 2, k);
    ur_native_cpu_write_f(to, x, y, z, ur_native_cpu_read_f(from, x, y, z));
    ur_native_cpu_write_i(to, x, y, z, ur_native_cpu_read_i(from, x, y, z));
    ur_native_cpu_write_u(to, x, y, z, ur_native_cpu_read_u(from, x, y, z));
  }
  return 0;
}

static const ur_native_cpu_arg_t sample_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_IMAGE_ARG,
                                                  UR_NATIVE_CPU_SAMPLER_ARG, UR_NATIVE_CPU_POINTER_ARG};
static int image_sample(const ur_native_cpu_group_t *group) {
  float *out = (float *)ur_native_cpu_pointer(group, 0);
  const float *points = (const float *)ur_native_cpu_pointer(group, 3);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    const size_t i = ur_native_cpu_global_id(group, 0, x);
    const ur_native_cpu_float4_t color =
        ur_native_cpu_sample_f(ur_native_cpu_image(group, 1), ur_native_cpu_sampler(group, 2), points[3 * i],
                               points[3 * i + 1], points[3 * i + 2]);
    out[4 * i] = color.r;
    out[4 * i + 1] = color.g;
    out[4 * i + 2] = color.b;
    out[4 * i + 3] = color.a;
  }
  return 0;
}

static int nothing(const ur_native_cpu_group_t *group) {
  (void)group;
  return 0;
}

static const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("fill", fill, pointer_and_u32),
    UR_NATIVE_CPU_KERNEL("copy", copy, two_pointers),
    UR_NATIVE_CPU_KERNEL("saxpy", saxpy, saxpy_args),
    UR_NATIVE_CPU_KERNEL("gate", gate, gate_args),
    UR_NATIVE_CPU_KERNEL("slow_copy", slow_copy, slow_copy_args),
    UR_NATIVE_CPU_KERNEL("reduce", reduce, reduce_args),
    UR_NATIVE_CPU_KERNEL_WITH("reduce_static", reduce_static, two_pointers, 0, 0, 0, 64, 64 * sizeof(uint32_t)),
    UR_NATIVE_CPU_KERNEL("fail", fail, fail_args),
    UR_NATIVE_CPU_KERNEL("many", many, many_args),
    UR_NATIVE_CPU_KERNEL("ids", ids_of, one_pointer),
    UR_NATIVE_CPU_KERNEL_WITH("ids_4_2_1", ids_of, one_pointer, 4, 2, 1, 0, 0),
    UR_NATIVE_CPU_KERNEL("differ", differ, differ_args),
    UR_NATIVE_CPU_KERNEL("count_up", count_up, count_up_args),
    UR_NATIVE_CPU_KERNEL("meet", meet, meet_args),
    UR_NATIVE_CPU_KERNEL("image_copy", image_copy, two_images),
    UR_NATIVE_CPU_KERNEL("image_sample", image_sample, sample_args),
    UR_NATIVE_CPU_KERNEL_WITHOUT_ARGS("nothing", nothing),
};
UR_NATIVE_CPU_MODULE(kernels);
