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
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/consumer" -B "${WORK}/build" -G "${GENERATOR}"
    "-DCMAKE_PREFIX_PATH=${WORK}/moved" "-DCMAKE_C_COMPILER=${C_COMPILER}" "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
# The adapters lie beside the loader, where it looks first: no environment is needed.
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH --unset=ONEAPI_DEVICE_SELECTOR
    "${WORK}/build/devices")
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH --unset=ONEAPI_DEVICE_SELECTOR
    "${WORK}/build/increment" "${WORK}/build/lib/kernels/increment_kernels.so")
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH "${WORK}/build/mocked")
