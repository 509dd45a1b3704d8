/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * For authors of kernels for the native CPU adapter: what a kernel image exports and how its functions are called.
 * Valid C11 and C++17; needs nothing but this file.
 *
 * An image is a shared object for this machine (cc -shared -fPIC) that exports one symbol, ur_native_cpu_module: a
 * table of the kernels in it. urProgramCreateWithBinary takes the file's bytes. An image is trusted code: its structure
 * is checked before it is loaded, what its functions do is not. docs/native_cpu.md says more.
 *
 * A kernel is a function called once for each work-group, by any thread, for several work-groups at once. It runs all
 * work-items of the group itself, usually as a loop; where another language would put a barrier of the work-group, one
 * loop ends and the next begins:
 *
 *   static int scale(const ur_native_cpu_group_t *group) {
 *     float *data = (float *)ur_native_cpu_pointer(group, 0);
 *     float factor = *(const float *)ur_native_cpu_value(group, 1);
 *     UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
 *       data[ur_native_cpu_global_id(group, 0, x)] *= factor;
 *     return 0;
 *   }
 *   static const ur_native_cpu_arg_t scale_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(float)};
 *   static const ur_native_cpu_kernel_t kernels[] = {UR_NATIVE_CPU_KERNEL("scale", scale, scale_args)};
 *   UR_NATIVE_CPU_MODULE(kernels);
 */
#ifndef UR_NATIVE_CPU_KERNEL_H
#define UR_NATIVE_CPU_KERNEL_H

#include <stddef.h>
#include <stdint.h>

/* C has no other casts than these. */
#ifdef __cplusplus
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of everything in this header that a compiled image depends on. An image with another one is refused. */
#define UR_NATIVE_CPU_ABI_VERSION 1u

/* What an argument is, and how it is given to the kernel. */
typedef enum ur_native_cpu_arg_kind_t {
  UR_NATIVE_CPU_ARG_VALUE = 0,   /* size bytes by value; args[i] is their address, aligned for every scalar type */
  UR_NATIVE_CPU_ARG_POINTER = 1, /* a USM or host pointer; args[i] is the address of the pointer */
  UR_NATIVE_CPU_ARG_LOCAL =
      2, /* memory of the work-group, sized by the caller; args[i] is its address, aligned to 64 */
  UR_NATIVE_CPU_ARG_IMAGE = 3,  /* args[i] is the address of a ur_native_cpu_image_t, see ur_native_cpu_image.h */
  UR_NATIVE_CPU_ARG_SAMPLER = 4 /* args[i] is the address of a ur_native_cpu_sampler_t */
} ur_native_cpu_arg_kind_t;

typedef struct ur_native_cpu_arg_t {
  uint32_t kind;     /* a ur_native_cpu_arg_kind_t */
  uint32_t reserved; /* 0 */
  uint64_t size; /* of a value: its size in bytes, not 0. Of a pointer: sizeof(void *). Of local memory: 0. Of an image
                    or a sampler: its structure's */
} ur_native_cpu_arg_t;

/* What the groups of a cooperative launch have in common. All of them run at the same time, each on a thread of its
 * own, so they can wait for each other; see ur_native_cpu_grid_barrier. */
typedef struct ur_native_cpu_grid_t {
  int (*barrier)(const struct ur_native_cpu_grid_t *grid);
} ur_native_cpu_grid_t;

/* One work-group of a launch. Valid during the call. Entries of dimensions from dims on are 1 (sizes, numbers) and
 * 0 (offset, ids). */
typedef struct ur_native_cpu_group_t {
  uint32_t dims;     /* 1 to 3 */
  uint32_t reserved; /* 0 */
  size_t global_offset[3];
  size_t global_size[3]; /* work-items of the launch; a multiple of local_size */
  size_t local_size[3];  /* work-items of this group */
  size_t group_id[3];
  size_t num_groups[3];
  void *local_memory; /* the kernel's local_memory_size bytes, aligned to 64; null if it has none. Not initialised */
  const void *const *args;          /* one entry for each argument, see ur_native_cpu_arg_kind_t */
  const ur_native_cpu_grid_t *grid; /* null: the launch isn't cooperative, or has one group */
} ur_native_cpu_group_t;

/* Runs one work-group. Answers 0, or anything else if the command is to fail: its event gets an error status, other
 * groups of the launch may or may not run, commands that wait for it fail. It must not throw. */
typedef int (*ur_native_cpu_entry_t)(const ur_native_cpu_group_t *group);

/* One kernel. Zeros mean: no restriction. All it points to is part of the image. */
typedef struct ur_native_cpu_kernel_t {
  const char *name; /* unique in the image, not empty */
  ur_native_cpu_entry_t entry;
  const ur_native_cpu_arg_t *args; /* null if num_args is 0 */
  uint32_t num_args;
  uint32_t required_sub_group_size; /* the size that its sub-groups have because it says so; 0: it doesn't, and it is
                                       what the image's `uint32_t ur_native_cpu_sub_group_size` is, 1 without that */
  size_t required_group_size[3];    /* the only local size it can be launched with; all zero: any */
  size_t max_group_size;            /* most work-items in a group; 0: the device's limit */
  size_t local_memory_size;         /* bytes of work-group memory it needs apart from its arguments */
} ur_native_cpu_kernel_t;

/* What an image exports under the name ur_native_cpu_module. */
typedef struct ur_native_cpu_module_t {
  uint32_t abi_version; /* UR_NATIVE_CPU_ABI_VERSION */
  uint32_t kernel_size; /* sizeof(ur_native_cpu_kernel_t) */
  uint64_t num_kernels;
  const ur_native_cpu_kernel_t *kernels;
} ur_native_cpu_module_t;

extern __attribute__((visibility("default"))) const ur_native_cpu_module_t ur_native_cpu_module;

#ifdef __cplusplus
}
#endif

/* Initialisers of ur_native_cpu_arg_t. */
#define UR_NATIVE_CPU_VALUE_ARG(type)                                                                                  \
  { UR_NATIVE_CPU_ARG_VALUE, 0, sizeof(type) }
#define UR_NATIVE_CPU_POINTER_ARG                                                                                      \
  { UR_NATIVE_CPU_ARG_POINTER, 0, sizeof(void *) }
#define UR_NATIVE_CPU_LOCAL_ARG                                                                                        \
  { UR_NATIVE_CPU_ARG_LOCAL, 0, 0 }

/* Initialisers of ur_native_cpu_kernel_t. arg_array is an array of ur_native_cpu_arg_t with at least one entry. */
#define UR_NATIVE_CPU_KERNEL(kernel_name, function, arg_array)                                                         \
  UR_NATIVE_CPU_KERNEL_WITH(kernel_name, function, arg_array, 0, 0, 0, 0, 0)
#define UR_NATIVE_CPU_KERNEL_WITHOUT_ARGS(kernel_name, function)                                                       \
  { kernel_name, function, NULL, 0, 0, {0, 0, 0}, 0, 0 }
/* The same with a required group size (x, y, z, or zeros), a maximal group size (or 0) and bytes of local memory. */
#define UR_NATIVE_CPU_KERNEL_WITH(kernel_name, function, arg_array, x, y, z, max_size, local_bytes)                    \
  { kernel_name, function, arg_array, sizeof(arg_array) / sizeof((arg_array)[0]), 0, {x, y, z}, max_size, local_bytes }

/* Defines the exported table; once in an image, at file scope. kernel_array is an array of ur_native_cpu_kernel_t. */
#define UR_NATIVE_CPU_MODULE(kernel_array)                                                                             \
  const ur_native_cpu_module_t ur_native_cpu_module = {UR_NATIVE_CPU_ABI_VERSION, sizeof(ur_native_cpu_kernel_t),      \
                                                       sizeof(kernel_array) / sizeof((kernel_array)[0]), kernel_array}

/* Before the definition of a variable or function that the host shall find by its name (in C++ within extern "C"):
 * urProgramGetGlobalVariablePointer and urEnqueueDeviceGlobalVariable{Read,Write}, urProgramGetFunctionPointer. The
 * name must not be one that the process has already. Constants and thread-local variables can't be found. */
#define UR_NATIVE_CPU_EXPORT __attribute__((visibility("default"), used))

/* The pointer given as argument i. */
static inline void *ur_native_cpu_pointer(const ur_native_cpu_group_t *group, uint32_t i) {
  return *(void *const *)group->args[i];
}

/* The address of the bytes given as argument i. */
static inline const void *ur_native_cpu_value(const ur_native_cpu_group_t *group, uint32_t i) {
  return group->args[i];
}

/* The work-group's memory given as argument i. */
static inline void *ur_native_cpu_local(const ur_native_cpu_group_t *group, uint32_t i) {
  return (void *)(uintptr_t)group->args[i];
}

/* The global id, offset included, of the work-item with the given local id. */
static inline size_t ur_native_cpu_global_id(const ur_native_cpu_group_t *group, uint32_t dim, size_t local_id) {
  return group->global_offset[dim] + group->group_id[dim] * group->local_size[dim] + local_id;
}

/* The global id, without the launch's offset, of the first work-item of the group. */
static inline size_t ur_native_cpu_group_start(const ur_native_cpu_group_t *group, uint32_t dim) {
  return group->group_id[dim] * group->local_size[dim];
}

/* Position of a group among all groups of the launch, the first dimension counting fastest. */
static inline size_t ur_native_cpu_linear_group_id(const ur_native_cpu_group_t *group) {
  return (group->group_id[2] * group->num_groups[1] + group->group_id[1]) * group->num_groups[0] + group->group_id[0];
}

/* Position of a work-item in its group, the first dimension counting fastest. */
static inline size_t ur_native_cpu_linear_local_id(const ur_native_cpu_group_t *group, size_t x, size_t y, size_t z) {
  return (z * group->local_size[1] + y) * group->local_size[0] + x;
}

/* Waits until every group of a cooperative launch has got here; what they wrote before can then be read. Groups that
 * have ended are no longer waited for. Answers 0, or anything else where that can't be: a group has failed, or the
 * launch isn't cooperative. The kernel should then return, and not with 0. */
static inline int ur_native_cpu_grid_barrier(const ur_native_cpu_group_t *group) {
  if (group->grid)
    return group->grid->barrier(group->grid);
  return group->num_groups[0] * group->num_groups[1] * group->num_groups[2] != 1;
}

/* Work-items in a group. */
static inline size_t ur_native_cpu_group_items(const ur_native_cpu_group_t *group) {
  return group->local_size[0] * group->local_size[1] * group->local_size[2];
}

/* Runs the statement after it once for each work-item of the group; x, y and z become its local id. A break leaves only
 * the innermost loop, over x. */
#define UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)                                                                    \
  for (size_t z = 0; z < (group)->local_size[2]; ++z)                                                                  \
    for (size_t y = 0; y < (group)->local_size[1]; ++y)                                                                \
      for (size_t x = 0; x < (group)->local_size[0]; ++x)

#ifdef __cplusplus
namespace ur_native_cpu {

/* Argument i, given by value, as a T. */
template <class T>
inline T value(const ur_native_cpu_group_t *group, uint32_t i) {
  return *static_cast<const T *>(ur_native_cpu_value(group, i));
}

/* Argument i, a pointer or local memory, as a T *. */
template <class T>
inline T *pointer(const ur_native_cpu_group_t *group, uint32_t i) {
  return static_cast<T *>(ur_native_cpu_pointer(group, i));
}
template <class T>
inline T *local(const ur_native_cpu_group_t *group, uint32_t i) {
  return static_cast<T *>(ur_native_cpu_local(group, i));
}

/* Calls function(x, y, z) with the global ids of each work-item of the group. */
template <class Function>
inline void forEachItem(const ur_native_cpu_group_t *group, Function &&function) {
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  function(ur_native_cpu_global_id(group, 0, x), ur_native_cpu_global_id(group, 1, y),
           ur_native_cpu_global_id(group, 2, z));
}

} // namespace ur_native_cpu
#endif

#ifdef __cplusplus
#pragma GCC diagnostic pop
#endif

#endif /* UR_NATIVE_CPU_KERNEL_H */
