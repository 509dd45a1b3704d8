// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the three asynchronous allocations owe alike.
#pragma once

#include "support/async.hpp"

namespace conformance {

class AsyncAllocTest : public AsyncQueuesTest {
protected:
  void SetUp() override;
  virtual ur_usm_type_t kind() const = 0;
  virtual ur_command_t command() const = 0;

  void waitLists();
  void sizesAndAlignments();
  void knownToTheContext();
  void tooLarge();
  void poolOfAnotherContext();
  void usableAfterItsEvent();
  void withProperties();
};

} // namespace conformance
