# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DGRAMMAR=path -DSOURCE=path -P names.cmake: C++ source with the names of OpenCL.std, for reader/opencl_std.hpp.
file(READ "${GRAMMAR}" grammar)
string(REGEX MATCHALL "\"opname\" *: *\"[a-zA-Z0-9_]+\",[ \r\n\t]*\"opcode\" *: *[0-9]+" all "${grammar}")
set(cases "")
foreach(one IN LISTS all)
  string(REGEX REPLACE "^\"opname\" *: *\"([a-zA-Z0-9_]+)\".*[^0-9]([0-9]+)$" "  case \\2:\n    return \"\\1\";\n" one "${one}")
  string(APPEND cases "${one}")
endforeach()
if(cases STREQUAL "")
  message(FATAL_ERROR "${GRAMMAR} has no instructions")
endif()
file(WRITE "${SOURCE}" "#include \"spirvc/reader/opencl_std.hpp\"
namespace ur::spirvc {
std::string nameOfExtended(uint32_t number) {
  switch (number) {
${cases}  default:
    return \"number \" + std::to_string(number);
  }
}
} // namespace ur::spirvc
")
