// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The vendor's roles, from the header that the build names by LANEWAY_ROLES. All of this folder is compiled once for
// each vendor, in its namespace ur::LANEWAY_VENDOR, and knows the driver by these names alone:
//
//   types      Result, DeviceNumber, StreamHandle, ..., as the driver has them; DeviceAddress, a number to reckon with
//   values     kSuccess, kFreeStream, ...
//   calls      eventRecord(api, ...), in line: the driver's functions, of which most take the same arguments
//   Api        the functions' table; it says what the driver has got: pools(), peers(), peerCopies(), ...
//   Current    makes a context, or device, the thread's as long as it lives
//   translate  a Result as callers of ours know it; nameOf() as people do
//
// What a kernel is, and how code is made, programs.hpp has from another header, LANEWAY_KERNELS.
#pragma once

#include LANEWAY_ROLES

namespace ur::LANEWAY_VENDOR {

inline DeviceAddress addressOf(const void *memory) noexcept {
  return reinterpret_cast<DeviceAddress>(memory);
}

} // namespace ur::LANEWAY_VENDOR
