# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Kernel images for the native CPU adapter.

# laneway_native_cpu_kernels(target SOURCES ... [LIBS ...]): builds C or C++ sources that use ur_native_cpu_kernel.h into
# the image ${build}/lib/kernels/<target>.so, which urProgramCreateWithBinary takes. $<TARGET_FILE:target> is its path.
# Where no type of build is chosen the image is optimised. C is enabled if it is needed, which CMake allows outside of
# functions only: hence the macro.
macro(laneway_native_cpu_kernels target)
  get_property(laneway_languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if("${ARGN}" MATCHES "\\.c(;|$)" AND NOT "C" IN_LIST laneway_languages)
    enable_language(C)
  endif()
  laneway_native_cpu_image(${target} ${ARGN})
endmacro()

function(laneway_native_cpu_image target)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_library(${target} MODULE ${ARG_SOURCES})
  if(COMMAND laneway_defaults)
    set(LANEWAY_COVERAGE OFF) # kernels aren't what is measured, and tests damage the data of images
    set(LANEWAY_COVERAGE_FLAGS)
    laneway_defaults(${target})
    target_link_libraries(${target} PRIVATE ${ARG_LIBS})
  else() # In a project that uses the installed package.
    target_link_libraries(${target} PRIVATE laneway::headers ${ARG_LIBS})
    set_target_properties(${target} PROPERTIES C_VISIBILITY_PRESET hidden CXX_VISIBILITY_PRESET hidden)
    # Nobody wants the slow code that compilers make when nothing is said.
    foreach(language C CXX)
      if(NOT "${CMAKE_${language}_FLAGS}" MATCHES "(^| )-O")
        target_compile_options(${target} PRIVATE "$<$<AND:$<COMPILE_LANGUAGE:${language}>,$<STREQUAL:$<CONFIG>,>>:-O3>")
      endif()
    endforeach()
  endif()
  # A unique symbol would stay loaded for ever, and be shared by all images that define it.
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fno-gnu-unique>)
  set_target_properties(${target} PROPERTIES PREFIX "" SUFFIX ".so"
                                             LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib/kernels")
endfunction()
