# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DSOURCES=a;b... -DHEADER=path -P version.cmake: the header that names the compiler's version, which is made of
# its sources: what an older one has left in a cache isn't taken for a newer one's.
set(all "")
foreach(source IN LISTS SOURCES)
  file(SHA256 "${source}" hash)
  string(APPEND all "${hash}")
endforeach()
string(SHA256 version "${all}")
file(WRITE "${HEADER}" "#pragma once\n#include <string_view>\nnamespace ur::compiler {\ninline constexpr std::string_view kVersion = \"${version}\";\n}\n")
