// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call as the JSON of a trace; docs/layers.md describes the format. Reads what the parameters point to, as the callee
// would, but no memory of devices. Functions throw std::bad_alloc.
#pragma once

#include "layers/lifetime/effects.hpp"

#include <string>

namespace ur::layers::tracing {

/// Appends `"name":value` for every parameter, as the caller gives them; of parameters that are not sound only their
/// own values, since what they say of memory may be wrong.
void writeInputs(std::string &line, const Call &call, bool sound, Registry &handles);
/// Appends text as a string.
void writeText(std::string &line, const char *text);
/// Appends a place in the program as an object, what isn't known left out.
void writeLocation(std::string &line, const ur_code_location_t &at, Registry &handles);
/// Appends `"name":value` for everything that a successful call wrote.
void writeOutputs(std::string &line, const Call &call, const Effects &effects, Registry &handles);

} // namespace ur::layers::tracing
