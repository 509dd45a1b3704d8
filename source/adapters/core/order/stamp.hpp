// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// When memory was freed: everything in a stamp must be over, or be waited for, before the memory is used again.
//
// Rule R2 (docs/promises.md): a stamp is exact. One that is short of a command would let two users
// share memory, so nothing here ever shortens one but by what is over.
#pragma once

#include "adapters/core/order/completion.hpp"

#include <vector>

namespace ur::core {

using Stamp = std::vector<Ref<Completion>>;

/// Whether all of it is known to be over, however that ended. Asks the driver no more than Completion::progress.
[[nodiscard]] bool isOver(const Stamp &stamp) noexcept;
/// The same, and asks the driver about what isn't known.
[[nodiscard]] bool askIfOver(const Stamp &stamp) noexcept;
/// Whether all of it is known to have completed, and nothing has failed. Asks no more than isOver().
[[nodiscard]] bool isComplete(const Stamp &stamp) noexcept;
/// Leaves out what has completed.
void dropComplete(Stamp &stamp) noexcept;
/// Adds one command, or another stamp; of one ordered lane the newest command says it all. False, with nothing changed,
/// if the result has more than `most` parts, or memory is short.
[[nodiscard]] bool join(Stamp &into, const Ref<Completion> &one) noexcept;
[[nodiscard]] bool join(Stamp &into, const Stamp &other, size_t most) noexcept;

} // namespace ur::core
