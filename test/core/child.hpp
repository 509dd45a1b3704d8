// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cases in a process of their own: what the environment says is read once in a process, when the adapter is made.
#pragma once

#include "core/async_test.hpp"
#include "support/other_process.hpp"

#include <string>
#include <tuple>

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

/// A case without the "Child" behind its name, the shape of its driver, and what a variable says.
using ChildCase = std::tuple<const char *, const char *, const char *>;
inline constexpr const char *kChildShapes[] = {"cuda", "level_zero", "opencl"};
std::string nameOfChildCase(const ::testing::TestParamInfo<ChildCase> &info);
/// Expects the case of "Sim/<suite>" to pass with the variable.
void expectChildPasses(const std::string &suite, const char *variable, const ChildCase &one);

} // namespace ur::test
