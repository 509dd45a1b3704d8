// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fake_code_object OUT TEXT: writes the code object of a text, whose lines are between semicolons.
#include "fakes/hip/code_object.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>

int main(int count, char **arguments) {
  std::string log, text = count == 3 ? arguments[2] : "";
  std::replace(text.begin(), text.end(), ';', '\n');
  const std::string object = ur::hip::fake::makeCodeObject(text, &log);
  if (count != 3 || object.empty() || !(std::ofstream(arguments[1], std::ios::binary) << object)) {
    std::fprintf(stderr, "usage: fake_code_object OUT TEXT\n%s\n", log.c_str());
    return 1;
  }
  return 0;
}
