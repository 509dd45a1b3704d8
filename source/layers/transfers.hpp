// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that copy, fill or hint at memory that their parameters name: which memory, and how much of it. Whoever
// wants to know gives a visitor:
//
//   void bytes(Use, const void *memory, size_t size, const char *argument);
//   void rows(Use, const void *memory, size_t pitch, size_t width, size_t height, const char *argument);
//   void part(Use, ur_mem_handle_t buffer, size_t offset, size_t size, const char *argument);
//   void box(Use, const void *memory or ur_mem_handle_t buffer, origin, region, rowPitch, slicePitch, argument);
//
// Nothing is checked: pointers, handles and sizes are as the program gives them. Maps, images and kernels aren't here.
#pragma once

#include "layers/call.hpp"
#include "unified-runtime/ur_api.h"

namespace ur::layers {

/// What becomes of the memory. `fill`: it is written, and nothing is read.
enum class Use : uint8_t { read, write, fill, hint };

namespace transfers {

// Functions that do the same have parameters of the same names.

template <class Visitor>
bool visitUsm(const Call &call, Visitor &to) {
  using reflection::RecordId;
  const auto copied = [&](const auto &given) {
    to.bytes(Use::write, *given.ppDst, *given.psize, "pDst");
    to.bytes(Use::read, *given.ppSrc, *given.psize, "pSrc");
    return true;
  };
  const auto one = [&](Use use, const auto &given) {
    if constexpr (requires { given.ppMem; })
      to.bytes(use, *given.ppMem, *given.psize, "pMem");
    else
      to.bytes(use, *given.ppMemory, *given.psize, "pMemory");
    return true;
  };
  switch (call.record) {
  case RecordId::ur_enqueue_usm_memcpy_params_t:
    return copied(as<ur_enqueue_usm_memcpy_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t:
    return copied(as<ur_command_buffer_append_usm_memcpy_exp_params_t>(call));
  case RecordId::ur_usm_context_memcpy_exp_params_t:
    return copied(as<ur_usm_context_memcpy_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_params_t:
    return one(Use::fill, as<ur_enqueue_usm_fill_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_fill_exp_params_t:
    return one(Use::fill, as<ur_command_buffer_append_usm_fill_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_prefetch_params_t:
    return one(Use::hint, as<ur_enqueue_usm_prefetch_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_prefetch_exp_params_t:
    return one(Use::hint, as<ur_command_buffer_append_usm_prefetch_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_advise_params_t:
    return one(Use::hint, as<ur_enqueue_usm_advise_params_t>(call));
  case RecordId::ur_command_buffer_append_usm_advise_exp_params_t:
    return one(Use::hint, as<ur_command_buffer_append_usm_advise_exp_params_t>(call));
  case RecordId::ur_enqueue_usm_fill_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_fill_2d_params_t>(call);
    to.rows(Use::fill, *given.ppMem, *given.ppitch, *given.pwidth, *given.pheight, "pMem");
    return true;
  }
  case RecordId::ur_enqueue_usm_memcpy_2d_params_t: {
    const auto &given = as<ur_enqueue_usm_memcpy_2d_params_t>(call);
    to.rows(Use::write, *given.ppDst, *given.pdstPitch, *given.pwidth, *given.pheight, "pDst");
    to.rows(Use::read, *given.ppSrc, *given.psrcPitch, *given.pwidth, *given.pheight, "pSrc");
    return true;
  }
  default:
    return false;
  }
}

template <class Visitor>
bool visitBuffers(const Call &call, Visitor &to) {
  using reflection::RecordId;
  const auto read = [&](const auto &given) {
    to.bytes(Use::write, *given.ppDst, *given.psize, "pDst");
    to.part(Use::read, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
  };
  const auto written = [&](const auto &given) {
    to.bytes(Use::read, *given.ppSrc, *given.psize, "pSrc");
    to.part(Use::write, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
  };
  const auto filled = [&](const auto &given) {
    to.part(Use::write, *given.phBuffer, *given.poffset, *given.psize, "hBuffer");
    return true;
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_read_params_t:
    return read(as<ur_enqueue_mem_buffer_read_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_read_exp_params_t:
    return read(as<ur_command_buffer_append_mem_buffer_read_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_write_params_t:
    return written(as<ur_enqueue_mem_buffer_write_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_write_exp_params_t:
    return written(as<ur_command_buffer_append_mem_buffer_write_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_fill_params_t:
    return filled(as<ur_enqueue_mem_buffer_fill_params_t>(call));
  case RecordId::ur_command_buffer_append_mem_buffer_fill_exp_params_t:
    return filled(as<ur_command_buffer_append_mem_buffer_fill_exp_params_t>(call));
  case RecordId::ur_enqueue_mem_buffer_copy_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_params_t>(call);
    to.part(Use::read, *given.phBufferSrc, *given.psrcOffset, *given.psize, "hBufferSrc");
    to.part(Use::write, *given.phBufferDst, *given.pdstOffset, *given.psize, "hBufferDst");
    return true;
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_exp_params_t>(call);
    to.part(Use::read, *given.phSrcMem, *given.psrcOffset, *given.psize, "hSrcMem");
    to.part(Use::write, *given.phDstMem, *given.pdstOffset, *given.psize, "hDstMem");
    return true;
  }
  default:
    return false;
  }
}

template <class Visitor>
bool visitBoxes(const Call &call, Visitor &to) {
  using reflection::RecordId;
  const auto moved = [&](const auto &given, const ur_rect_offset_t &inBuffer, const ur_rect_offset_t &inHost,
                         const void *host, bool reads) {
    to.box(reads ? Use::read : Use::write, *given.phBuffer, inBuffer, *given.pregion, *given.pbufferRowPitch,
           *given.pbufferSlicePitch, "hBuffer");
    to.box(reads ? Use::write : Use::read, host, inHost, *given.pregion, *given.phostRowPitch, *given.phostSlicePitch,
           reads ? "pDst" : "pSrc");
    return true;
  };
  const auto copied = [&](const auto &given, ur_mem_handle_t from, const char *fromName, ur_mem_handle_t into,
                          const char *intoName) {
    to.box(Use::read, from, *given.psrcOrigin, *given.pregion, *given.psrcRowPitch, *given.psrcSlicePitch, fromName);
    to.box(Use::write, into, *given.pdstOrigin, *given.pregion, *given.pdstRowPitch, *given.pdstSlicePitch, intoName);
    return true;
  };
  switch (call.record) {
  case RecordId::ur_enqueue_mem_buffer_read_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_read_rect_params_t>(call);
    return moved(given, *given.pbufferOrigin, *given.phostOrigin, *given.ppDst, true);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_read_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_read_rect_exp_params_t>(call);
    return moved(given, *given.pbufferOffset, *given.phostOffset, *given.ppDst, true);
  }
  case RecordId::ur_enqueue_mem_buffer_write_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_write_rect_params_t>(call);
    return moved(given, *given.pbufferOrigin, *given.phostOrigin, *given.ppSrc, false);
  }
  case RecordId::ur_command_buffer_append_mem_buffer_write_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_write_rect_exp_params_t>(call);
    return moved(given, *given.pbufferOffset, *given.phostOffset, *given.ppSrc, false);
  }
  case RecordId::ur_enqueue_mem_buffer_copy_rect_params_t: {
    const auto &given = as<ur_enqueue_mem_buffer_copy_rect_params_t>(call);
    return copied(given, *given.phBufferSrc, "hBufferSrc", *given.phBufferDst, "hBufferDst");
  }
  case RecordId::ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t: {
    const auto &given = as<ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t>(call);
    return copied(given, *given.phSrcMem, "hSrcMem", *given.phDstMem, "hDstMem");
  }
  default:
    return false;
  }
}

} // namespace transfers

/// Whether the call is one of them; then the visitor has been told.
template <class Visitor>
bool visitTransfers(const Call &call, Visitor &&to) {
  return transfers::visitUsm(call, to) || transfers::visitBuffers(call, to) || transfers::visitBoxes(call, to);
}

} // namespace ur::layers
