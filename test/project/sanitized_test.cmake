# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is configured for a sanitizer has these tests, too: configures SOURCE in WORK as the presets for sanitizers do.
cmake_minimum_required(VERSION 3.22)
execute_process(COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}" -G Ninja -DLANEWAY_SANITIZE=address
                        -DLANEWAY_BUILD_BENCHMARKS=OFF "-DPython3_EXECUTABLE=${PYTHON}" "-DCMAKE_C_COMPILER=${C_COMPILER}"
                        "-DCMAKE_CXX_COMPILER=${CXX_COMPILER}"
                RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT status EQUAL 0)
  message(FATAL_ERROR "${output}")
endif()
file(STRINGS "${WORK}/build.ninja" programs REGEX "^build bin/[a-z_]*:")
foreach(test trace_test trace_memory_test core_test loader_test native_cpu_test)
  if(NOT programs MATCHES "build bin/${test}:")
    message(FATAL_ERROR "${test} isn't built with sanitizers")
  endif()
endforeach()
