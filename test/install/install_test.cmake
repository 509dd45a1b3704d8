# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs BUILD below WORK, moves the tree elsewhere, configures and builds consumer/ against it, and runs the programs;
# once more by pkg-config, where that is installed. Then the installation is made again, and uninstalled.
cmake_minimum_required(VERSION 3.22)

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}\nended with ${status}:\n${output}")
  endif()
  message(STATUS "${output}")
endfunction()

file(REMOVE_RECURSE "${WORK}")
# What the developer has installed from this folder can still be uninstalled after the test.
set(manifest "${BUILD}/install_manifest.txt")
if(EXISTS "${manifest}")
  configure_file("${manifest}" "${WORK}/kept_manifest.txt" COPYONLY)
endif()
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/installed")
if(EXISTS "${WORK}/installed/${LIBDIR}/libur_adapter_sim.so.0")
  message(FATAL_ERROR "the simulated driver is for tests, and is installed all the same")
endif()
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

# urtrace finds its modules where the tree was moved to, and traces a program of the consumer's.
run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH --unset=ONEAPI_DEVICE_SELECTOR
    "${WORK}/moved/${BINDIR}/urtrace" -o "${WORK}/traced" -- "${WORK}/build/increment"
    "${WORK}/build/lib/kernels/increment_kernels.so")
file(READ "${WORK}/traced.txt" summary)
if(NOT summary MATCHES "increment .*ended with status 0.* increment\n")
  message(FATAL_ERROR "the summary of urtrace lacks something:\n${summary}")
endif()

# By pkg-config, in C and in C++, with the tree where it was moved to.
find_program(PKG_CONFIG pkg-config)
function(ask_pkg_config variable)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E env "PKG_CONFIG_PATH=${WORK}/moved/${LIBDIR}/pkgconfig" "${PKG_CONFIG}" ${ARGN}
                  RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "pkg-config ${ARGN}\nended with ${status}:\n${output}")
  endif()
  separate_arguments(output UNIX_COMMAND "${output}")
  set(${variable} "${output}" PARENT_SCOPE)
endfunction()
if(PKG_CONFIG)
  ask_pkg_config(version --modversion laneway)
  if(NOT version STREQUAL VERSION)
    message(FATAL_ERROR "pkg-config says that the version is '${version}', expected '${VERSION}'")
  endif()
  ask_pkg_config(flags --cflags --libs laneway)
  ask_pkg_config(folder --variable=adapterdir laneway)
  if(NOT EXISTS "${folder}/libur_adapter_native_cpu.so.0")
    message(FATAL_ERROR "adapterdir is '${folder}', where there is no adapter")
  endif()
  run("${C_COMPILER}" -Wall -Werror "${CMAKE_CURRENT_LIST_DIR}/consumer/devices.c" -o "${WORK}/devices" ${flags}
      "-Wl,-rpath,${folder}")
  run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH
      --unset=ONEAPI_DEVICE_SELECTOR "${WORK}/devices")
  run("${CXX_COMPILER}" -std=c++17 -Wall -Werror "${CMAKE_CURRENT_LIST_DIR}/consumer/increment.cpp" -o "${WORK}/increment"
      ${flags} "-Wl,-rpath,${folder}")
  run("${CMAKE_COMMAND}" -E env --unset=UR_ADAPTERS_FORCE_LOAD --unset=UR_ADAPTERS_SEARCH_PATH
      --unset=ONEAPI_DEVICE_SELECTOR "${WORK}/increment" "${WORK}/build/lib/kernels/increment_kernels.so")
  if(EXISTS "${WORK}/moved/${LIBDIR}/liblaneway_allocator.so")
    ask_pkg_config(flags --cflags --libs laneway_allocator)
    run("${C_COMPILER}" -Wall -Werror "${CMAKE_CURRENT_LIST_DIR}/consumer/allocator.c" -o "${WORK}/allocator" ${flags}
        "-Wl,-rpath,${folder}")
    run("${WORK}/allocator")
  endif()
  # PyTorch's library has no package of its own: programs are Python's. Its header is for others that open it.
  if(EXISTS "${WORK}/moved/${LIBDIR}/liblaneway_torch.so")
    ask_pkg_config(flags --cflags laneway_allocator)
    run("${C_COMPILER}" -Wall -Werror -fsyntax-only "${CMAKE_CURRENT_LIST_DIR}/consumer/torch.c" ${flags})
  endif()
endif()

# Nothing is left of an installation that is removed; what somebody else has put beside it stays.
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${WORK}/again")
file(WRITE "${WORK}/again/${LIBDIR}/of_others.txt" "")
run("${CMAKE_COMMAND}" --build "${BUILD}" --target uninstall)
file(GLOB_RECURSE left RELATIVE "${WORK}/again" "${WORK}/again/*")
if(NOT left STREQUAL "${LIBDIR}/of_others.txt")
  message(FATAL_ERROR "after uninstall there is still: ${left}")
endif()
if(EXISTS "${WORK}/kept_manifest.txt")
  configure_file("${WORK}/kept_manifest.txt" "${manifest}" COPYONLY)
endif()
