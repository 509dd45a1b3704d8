// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What calls go by inside the loader, its layers and the mock adapter: the tables of Unified Runtime, which are its
// ABI, and behind them the functions of our own, which no adapter's handle leads to.
#pragma once

#include "unified-runtime/ur_ddi.h"

namespace ur {

/// The functions of our own; null where an adapter doesn't export them.
struct OwnTable {
  ur_pfnLanewayThingGlow_t pfnLanewayThingGlow;
};

struct CallTable : ur_dditable_t {
  OwnTable Own;
};

} // namespace ur
