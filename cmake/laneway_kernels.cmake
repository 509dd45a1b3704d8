# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Kernel images for the native CPU adapter.

# laneway_native_cpu_kernels(target SOURCES ... [LIBS ...]): builds C or C++ sources that use ur_native_cpu_kernel.h into
# the image ${build}/lib/kernels/<target>.so, which urProgramCreateWithBinary takes. $<TARGET_FILE:target> is its path.
function(laneway_native_cpu_kernels target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_library(${target} MODULE ${ARG_SOURCES})
  if(COMMAND laneway_defaults)
    laneway_defaults(${target})
    target_link_libraries(${target} PRIVATE ${ARG_LIBS})
  else() # In a project that uses the installed package.
    target_link_libraries(${target} PRIVATE laneway::headers ${ARG_LIBS})
  endif()
  # A unique symbol would stay loaded for ever, and be shared by all images that define it.
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fno-gnu-unique>)
  set_target_properties(${target} PROPERTIES PREFIX "" SUFFIX ".so"
                                             LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib/kernels")
endfunction()
