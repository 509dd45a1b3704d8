# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DFILE=path -DSOURCE=path -P embed.cmake: C++ source with the bytes of a file, for targets/native/images.hpp.
file(READ "${FILE}" bytes HEX)
string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "((0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,)(0x..,))" "\\1\n" bytes "${bytes}")
file(WRITE "${SOURCE}" "#include \"spirvc/targets/native/images.hpp\"
namespace ur::spirvc::native {
namespace {
constexpr unsigned char kBytes[] = {
${bytes}};
} // namespace
std::span<const unsigned char> imageFunctions() noexcept { return kBytes; }
} // namespace ur::spirvc::native
")
