// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cases in a process of their own: what the environment says is read once in a process, when the adapter is made.
#pragma once

#include "core/async_test.hpp"
#include "support/other_process.hpp"

namespace ur::test {

/// Runs one case of a ChildTest in a process with these variables; its exit code, and what it wrote to its error
/// stream.
int runChild(const std::string &name, const Variables &variables, std::string *errors = nullptr);

/// What only runChild runs.
class ChildTest : public AsyncTest {
protected:
  void SetUp() override;
  void TearDown() override;
};

} // namespace ur::test
