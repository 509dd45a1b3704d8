// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Room in vectors for what is to be added later, when nothing may fail any more.
#pragma once

#include <algorithm>
#include <vector>

namespace ur::core {

/// For so many more. A vector that is asked for one more again and again grows by a factor, as by push_back(): by
/// reserve() alone each of them would copy all that are there. Throws bad_alloc, with nothing changed.
template <class T>
void haveRoom(std::vector<T> &in, size_t more = 1) {
  if (in.capacity() - in.size() < more)
    in.reserve(std::max(in.size() + more, 2 * in.capacity()));
}

} // namespace ur::core
