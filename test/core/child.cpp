// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/child.hpp"

#include <cstdlib>

namespace ur::test {
namespace {

constexpr const char *kChild = "LANEWAY_TEST_CHILD";

} // namespace

void ChildTest::SetUp() {
  const char *child = std::getenv(kChild);
  if (child && *child)
    AsyncTest::SetUp();
  else
    GTEST_SKIP() << "run by another case, in a process of its own";
}

void ChildTest::TearDown() {
  if (!IsSkipped())
    AsyncTest::TearDown();
}

int runChild(const std::string &name, const Variables &variables, std::string *errors) {
  Variables all = variables;
  all.emplace_back(kChild, "yes");
  return runInOtherProcess(name, all, errors);
}

std::string nameOfChildCase(const ::testing::TestParamInfo<ChildCase> &info) {
  return std::string(std::get<0>(info.param)) + "_" + std::get<1>(info.param);
}

void expectChildPasses(const std::string &suite, const char *variable, const ChildCase &one) {
  const auto &[name, shape, value] = one;
  std::string errors;
  EXPECT_EQ(runChild("Sim/" + suite + "." + name + "Child/" + shape, {{variable, value}}, &errors), 0) << errors;
}

} // namespace ur::test
