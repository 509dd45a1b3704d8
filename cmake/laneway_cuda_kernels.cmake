# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Kernels for the CUDA adapter, where there is nvcc.

# laneway_cuda_kernels(name SOURCE file [OPTIONS ...] [EDIT command for sed]): builds CUDA C++ into
# ${build}/lib/kernels/<name>.ptx, which urProgramCreateWithBinary takes, by the target <name>_ptx, for devices of compute
# capability 7.5 and newer. Where there is no nvcc, it does nothing.
find_program(LANEWAY_NVCC nvcc PATHS /usr/local/cuda/bin)
mark_as_advanced(LANEWAY_NVCC)
function(laneway_cuda_kernels name)
  cmake_parse_arguments(ARG "" "SOURCE;EDIT" "OPTIONS" ${ARGN})
  if(NOT LANEWAY_NVCC)
    return()
  endif()
  set(ptx "${CMAKE_BINARY_DIR}/lib/kernels/${name}.ptx")
  set(edit)
  if(ARG_EDIT)
    set(edit COMMAND sed -i "${ARG_EDIT}" "${ptx}")
  endif()
  get_filename_component(source "${ARG_SOURCE}" ABSOLUTE)
  add_custom_command(OUTPUT "${ptx}" DEPENDS "${source}" VERBATIM
                     COMMAND "${LANEWAY_NVCC}" -ptx -std=c++17 -arch=compute_75 ${ARG_OPTIONS} "-I${PROJECT_SOURCE_DIR}/include"
                             -MD -MF "${ptx}.d" -MT "${ptx}" -o "${ptx}" "${source}" ${edit}
                     DEPFILE "${ptx}.d")
  add_custom_target(${name}_ptx ALL DEPENDS "${ptx}")
endfunction()
