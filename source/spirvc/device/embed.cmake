# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DFILE=path -DSOURCE=path -DHEADER=path -DIN=namespace -DNAME=function -P embed.cmake: C++ source of a function that
# answers the bytes of a file, as the header declares it; of none without a FILE.
if(FILE)
  file(READ "${FILE}" bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(REGEX REPLACE "((0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,))" "\\1\n" bytes "${bytes}")
  set(array "namespace {
constexpr unsigned char kBytes[] = {
${bytes}};
} // namespace
")
  set(answer "kBytes")
else()
  set(answer "{}")
endif()
file(WRITE "${SOURCE}" "#include \"${HEADER}\"
namespace ${IN} {
${array}std::span<const unsigned char> ${NAME}() noexcept { return ${answer}; }
} // namespace ${IN}
")
