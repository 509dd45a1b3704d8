// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visits every handle that a call takes: parameters, arrays, structures and chains of them. Reads what the parameters
// point to, as the callee would; null is skipped.
#pragma once

#include "layers/call.hpp"
#include "unified-runtime/ur_api.h"

#include <bit>

namespace ur::layers {

/// Where a handle stands, innermost first: a name, or an element of what has the name outside.
struct HandlePath {
  const HandlePath *outer;
  const char *name; // null for an element
  uint64_t index;
};

/// Whether a field that a call reads is a handle, or may lead to some.
[[nodiscard]] inline bool leadsToHandles(const reflection::Field &field) noexcept {
  using reflection::Kind;
  const reflection::Type &type = field.type;
  const bool wanted = isHandle(type) || type.kind == Kind::Record || type.kind == Kind::Chain;
  return !field.written && field.ownership != reflection::Ownership::New && wanted && type.pointers <= 1;
}

/// `Visit` is called as bool(const HandlePath &, void *handle, HandleId, Ownership) and answers whether to go on.
template <typename Visit>
class HandleWalk {
public:
  explicit HandleWalk(Visit visit) noexcept : visit_(visit) {}

  /// Whether all were visited. `leads`: a bit for each parameter that leadsToHandles().
  bool call(const Call &call, uint32_t leads) noexcept {
    const View view = viewOf(call);
    bool on = true;
    for (; on && leads; leads &= leads - 1) {
      const Field &field = view.field(static_cast<uint16_t>(std::countr_zero(leads)));
      const HandlePath path{nullptr, nameOf(field), 0};
      const bool plain = field.type.kind == reflection::Kind::Address && field.type.pointers == 0;
      on = plain ? value(field, view.address(field), path) : member(view, field, path);
    }
    return on;
  }

private:
  using Type = reflection::Type;
  using Field = reflection::Field;

  static constexpr int kMaxDepth = 12; // a chain may lead back to itself

  // Apart from call(), so that a call with nothing but handles prepares nothing for structures; so is member().
  [[gnu::noinline]] bool record(const View &view, const HandlePath *outer) noexcept {
    if (depth_ == kMaxDepth || view.record.kind == reflection::RecordKind::Union)
      return true;
    if (isKernelArgument(view.record))
      return kernelArgument(*reinterpret_cast<const ur_exp_kernel_arg_properties_t *>(view.base), outer);
    ++depth_;
    bool on = true;
    for (uint16_t i = 0; on && i < view.record.count; ++i) {
      const Field &field = view.field(i);
      if (leadsToHandles(field))
        on = member(view, field, {outer, nameOf(field), 0});
    }
    --depth_;
    return on;
  }

  [[gnu::noinline]] bool member(const View &view, const Field &field, const HandlePath &path) noexcept {
    using reflection::Kind;
    const Type &type = field.type;
    const void *const address = view.address(field);
    if (type.pointers == 0)
      return value(field, address, path);
    const auto *target = load<const char *>(address);
    if (!target)
      return true;
    if (type.kind == Kind::Chain) {
      const reflection::Record *const structure = structureOf(target);
      return !structure || record({*structure, target}, &path);
    }
    if (!field.length)
      return value(field, target, path);
    const uint64_t count = view.length(field);
    if (type.kind == Kind::Record && isKernelArgument(reflection::kRecords[type.index]))
      return kernelArguments(reinterpret_cast<const ur_exp_kernel_arg_properties_t *>(target), count, path);
    for (uint64_t i = 0; i < count; ++i, target += type.size) {
      if (!value(field, target, {&path, nullptr, i}))
        return false;
    }
    return true;
  }

  bool value(const Field &field, const void *from, const HandlePath &path) noexcept {
    if (field.type.kind == reflection::Kind::Record)
      return record({reflection::kRecords[field.type.index], static_cast<const char *>(from)}, &path);
    return handle(load<void *>(from), static_cast<reflection::HandleId>(field.type.index), field.ownership, path);
  }

  static bool isKernelArgument(const reflection::Record &record) noexcept {
    using reflection::RecordId;
    return &record == &reflection::kRecords[static_cast<uint16_t>(RecordId::ur_exp_kernel_arg_properties_t)];
  }

  // What launches take: most are no handles, and passed over at once.
  bool kernelArguments(const ur_exp_kernel_arg_properties_t *arguments, uint64_t count,
                       const HandlePath &path) noexcept {
    for (uint64_t i = 0; i < count; ++i) {
      const ur_exp_kernel_arg_type_t type = arguments[i].type;
      const bool handle = type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ || type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
      const HandlePath element{&path, nullptr, i};
      if (handle && !kernelArgument(arguments[i], &element))
        return false;
    }
    return true;
  }

  // The one union that holds handles.
  bool kernelArgument(const ur_exp_kernel_arg_properties_t &argument, const HandlePath *outer) noexcept {
    using reflection::HandleId;
    const HandlePath value{outer, "value", 0};
    if (argument.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ) {
      const HandlePath tuple{&value, "memObjTuple", 0};
      return handle(argument.value.memObjTuple.hMem, HandleId::ur_mem_handle_t, {}, {&tuple, "hMem", 0});
    }
    if (argument.type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER)
      return handle(argument.value.sampler, HandleId::ur_sampler_handle_t, {}, {&value, "sampler", 0});
    return true;
  }

  bool handle(void *value, reflection::HandleId type, reflection::Ownership ownership,
              const HandlePath &path) noexcept {
    return !value || visit_(path, value, type, ownership);
  }

  Visit visit_;
  int depth_ = 0;
};

} // namespace ur::layers
