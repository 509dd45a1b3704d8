# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# laneway_spirv_kernels(name SOURCE file [FOLDER folder] [VERSION version] [OPTIONS ...]): OpenCL C as SPIR-V of at most that
# version, 1.2 if none is given, in lib/kernels/folder/name.spv of
# the build folder, by the target folder_name_spirv (name_spirv without a folder). Without a clang and an llvm-spirv of one
# LLVM there is no such target.
function(laneway_spirv_kernels name)
  cmake_parse_arguments(ARG "" "SOURCE;FOLDER;VERSION" "OPTIONS" ${ARGN})
  if(NOT ARG_VERSION)
    set(ARG_VERSION 1.2)
  endif()
  foreach(version 14 15 16 17 18 19)
    find_program(LANEWAY_CLANG_${version} clang-${version})
    find_program(LANEWAY_LLVM_SPIRV_${version} llvm-spirv-${version})
    mark_as_advanced(LANEWAY_CLANG_${version} LANEWAY_LLVM_SPIRV_${version})
    if(LANEWAY_CLANG_${version} AND LANEWAY_LLVM_SPIRV_${version} AND NOT clang)
      set(clang "${LANEWAY_CLANG_${version}}")
      set(llvm_spirv "${LANEWAY_LLVM_SPIRV_${version}}")
    endif()
  endforeach()
  if(NOT clang)
    return()
  endif()
  get_filename_component(source "${ARG_SOURCE}" ABSOLUTE)
  set(spirv "${CMAKE_BINARY_DIR}/lib/kernels/${name}.spv")
  set(target ${name}_spirv)
  if(ARG_FOLDER)
    set(spirv "${CMAKE_BINARY_DIR}/lib/kernels/${ARG_FOLDER}/${name}.spv")
    set(target ${ARG_FOLDER}_${name}_spirv)
    file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/lib/kernels/${ARG_FOLDER}")
  endif()
  add_custom_command(OUTPUT "${spirv}" DEPENDS "${source}" VERBATIM
                     COMMAND "${clang}" -c -x cl -Xclang -finclude-default-header -O2 -emit-llvm
                             -target spir64-unknown-unknown ${ARG_OPTIONS} -o "${spirv}.bc" "${source}"
                     COMMAND "${llvm_spirv}" --spirv-max-version=${ARG_VERSION} -o "${spirv}" "${spirv}.bc")
  add_custom_target(${target} ALL DEPENDS "${spirv}")
endfunction()
