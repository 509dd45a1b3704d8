# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs BUILD below WORK, moves the tree elsewhere, configures and builds consumer/ against it, and runs the programs.
cmake_minimum_required(VERSION 3.22)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nended with ${status}:\n${output}")
  endif()
  message(STATUS "${output}")
endfunction()

file(REMOVE_RECURSE "${WORK}")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/installed")
# An installed tree may be moved.
file(RENAME "${WORK}/installed" "${WORK}/moved")
set(options "-DCMAKE_PREFIX_PATH=${WORK}/moved" "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}"
            -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)

# Whether the kernels' compilation has a word; as a text that begins with the option.
function(expect_kernels build condition option)
  file(STRINGS "${WORK}/${build}/compile_commands.json" line REGEX "\"command\".*increment_kernels\\.c")
  if(NOT line)
    message(FATAL_ERROR "there is no compilation of increment_kernels.c in ${build}")
  elseif(condition STREQUAL "with" AND NOT line MATCHES " ${option} " OR condition STREQUAL "without" AND line MATCHES " ${option} ")
    message(FATAL_ERROR "kernels should be compiled ${condition} ${option} in ${build}:\n${line}")
  endif()
endfunction()

# No type of build is chosen: kernels are fast all the same. Where the user has chosen, that counts.
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/consumer" -B "${WORK}/build" -G "${GENERATOR}" ${options})
expect_kernels(build with -O3)
expect_kernels(build with -fvisibility=hidden)
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/consumer" -B "${WORK}/debug" -G "${GENERATOR}" ${options}
    -DCMAKE_BUILD_TYPE=Debug)
expect_kernels(debug without -O3)
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/cxx_only" -B "${WORK}/cxx_only" -G "${GENERATOR}" ${options})
run("${CMAKE_COMMAND}" --build "${WORK}/cxx_only")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
# The adapters lie beside the loader, where it looks first: no environment is needed.
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH --unset=ONEAPI_DEVICE_SELECTOR
    "${WORK}/build/devices")
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH --unset=ONEAPI_DEVICE_SELECTOR
    "${WORK}/build/increment" "${WORK}/build/lib/kernels/increment_kernels.so")
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH "${WORK}/build/mocked")
