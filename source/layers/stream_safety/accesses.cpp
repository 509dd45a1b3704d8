// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/accesses.hpp"

namespace ur::layers::stream_safety {

namespace {

using Kind = Access::Kind;
using reflection::RecordId;

constexpr size_t kMostOfValue = 4096; ///< bytes of an argument that are looked through for addresses

template <typename Params>
const Params &as(const Call &call) noexcept {
  return *reinterpret_cast<const Params *>(call.parameters);
}

} // namespace

void Accesses::add(const Access &access) {
  if (count_ < kFew) {
    few_[count_++] = access;
    return;
  }
  if (many_.empty())
    many_.assign(few_.begin(), few_.end());
  many_.push_back(access);
}

void Accesses::piece(Kind kind, const void *begin, size_t size, const char *argument) {
  if (begin && size != 0)
    add({reinterpret_cast<uintptr_t>(begin), size, kind, argument, 0, 0});
}

void Accesses::rows(Kind kind, const void *begin, size_t pitch, size_t width, size_t height, const char *argument) {
  if (!begin || width == 0 || height == 0)
    return;
  const size_t size = pitch * (height - 1) + width;
  add({reinterpret_cast<uintptr_t>(begin), size, kind, argument, pitch == width ? 0 : pitch, width});
}

/// Structures of a program's hold addresses where an address would be aligned.
void Accesses::value(const void *from, size_t size) {
  const auto *const bytes = static_cast<const char *>(from);
  for (size_t at = 0; at + sizeof(uintptr_t) <= std::min(size, kMostOfValue); at += sizeof(uintptr_t)) {
    // What isn't an address is looked for in vain: only those of blocks count.
    if (const auto word = load<uintptr_t>(bytes + at); word > UINT32_MAX)
      add({word, 0, Kind::member, "pArgs", 0, 0});
  }
}

void Accesses::kernel(uint32_t count, const ur_exp_kernel_arg_properties_t *arguments) {
  for (uint32_t i = 0; arguments && i < count; ++i) {
    const ur_exp_kernel_arg_properties_t &argument = arguments[i];
    if (argument.type == UR_EXP_KERNEL_ARG_TYPE_POINTER && argument.value.pointer)
      add({reinterpret_cast<uintptr_t>(argument.value.pointer), 0, Kind::pointer, "pArgs", 0, 0});
    else if (argument.type == UR_EXP_KERNEL_ARG_TYPE_VALUE && argument.value.value)
      value(argument.value.value, argument.size);
  }
}

void Accesses::gather(const Call &call) {
  // Of functions whose parameters for that have the same names.
  const auto copied = [&](const auto &given) {
    piece(Kind::write, *given.ppDst, *given.psize, "pDst");
    piece(Kind::read, *given.ppSrc, *given.psize, "pSrc");
  };
  const auto hinted = [&](const auto &given) { piece(Kind::hint, *given.ppMem, *given.psize, "pMem"); };
  const auto launched = [&](const auto &given) { kernel(*given.pnumArgs, *given.ppArgs); };
  switch (call.record) {
  case RecordId::ur_enqueue_usm_memcpy_params_t:
    return copied(as<ur_enqueue_usm_memcpy_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t:
    return copied(as<ur_command_buffer_append_usm_memcpy_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_params_t>(call);
    return piece(Kind::write, *given.ppMem, *given.psize, "pMem");
  }
  case RecordId::ur_command_buffer_append_usm_fill_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_usm_fill_exp_params_t>(call);
    return piece(Kind::write, *given.ppMemory, *given.psize, "pMemory");
  }
  case RecordId::ur_enqueue_usm_fill_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_2d_params_t>(call);
    return rows(Kind::write, *given.ppMem, *given.ppitch, *given.pwidth, *given.pheight, "pMem");
  }
  case RecordId::ur_enqueue_usm_memcpy_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_memcpy_2d_params_t>(call);
    rows(Kind::write, *given.ppDst, *given.pdstPitch, *given.pwidth, *given.pheight, "pDst");
    return rows(Kind::read, *given.ppSrc, *given.psrcPitch, *given.pwidth, *given.pheight, "pSrc");
  }
  case RecordId::ur_enqueue_usm_prefetch_params_t:
    return hinted(as<ur_enqueue_usm_prefetch_params_t>(call));
  case RecordId::ur_enqueue_usm_advise_params_t:
    return hinted(as<ur_enqueue_usm_advise_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_read_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_read_params_t>(call);
    return piece(Kind::write, *given.ppDst, *given.psize, "pDst");
  }
  case RecordId::ur_enqueue_mem_buffer_write_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_write_params_t>(call);
    return piece(Kind::read, *given.ppSrc, *given.psize, "pSrc");
  }
  case RecordId::ur_enqueue_device_global_variable_read_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_read_params_t>(call);
    return piece(Kind::write, *given.ppDst, *given.pcount, "pDst");
  }
  case RecordId::ur_enqueue_device_global_variable_write_params_t: {
    const auto &given = as<ur_enqueue_device_global_variable_write_params_t>(call);
    return piece(Kind::read, *given.ppSrc, *given.pcount, "pSrc");
  }
  case RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t:
    return launched(as<ur_enqueue_kernel_launch_with_args_exp_params_t>(call));
  case RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t:
    return launched(as<ur_command_buffer_append_kernel_launch_with_args_exp_params_t>(call));
  default:
    return;
  }
}

} // namespace ur::layers::stream_safety
