# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What all folders share: compiler defaults, and how an adapter and a test are made.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 11)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_package(Threads REQUIRED)

# A compiler cache makes rebuilds of the same sources cheap, across build folders too.
find_program(LANEWAY_CCACHE ccache)
mark_as_advanced(LANEWAY_CCACHE)
foreach(language C CXX)
  if(LANEWAY_CCACHE AND NOT CMAKE_${language}_COMPILER_LAUNCHER)
    set(CMAKE_${language}_COMPILER_LAUNCHER "${LANEWAY_CCACHE}")
  endif()
endforeach()

add_library(ur_headers INTERFACE)
add_library(laneway::headers ALIAS ur_headers)
target_include_directories(ur_headers INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
                                                $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)

if(LANEWAY_SANITIZE STREQUAL "address")
  set(LANEWAY_SANITIZE_FLAGS -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  # For libFuzzer, which finds new ways through all code that says where it has been: with clang only.
  option(LANEWAY_FUZZ "Build what test/fuzz has for libFuzzer" OFF)
  if(LANEWAY_FUZZ)
    # Tables of functions are read by their layout, not by their types.
    list(APPEND LANEWAY_SANITIZE_FLAGS -fsanitize=fuzzer-no-link -fno-sanitize=function)
  endif()
elseif(LANEWAY_SANITIZE STREQUAL "thread")
  set(LANEWAY_SANITIZE_FLAGS -fsanitize=thread -fno-omit-frame-pointer)
elseif(NOT LANEWAY_SANITIZE STREQUAL "")
  message(FATAL_ERROR "LANEWAY_SANITIZE is '${LANEWAY_SANITIZE}', expected empty, 'address' or 'thread'")
endif()

# Which lines ran, for scripts/coverage. Counts are added to by threads at once.
option(LANEWAY_COVERAGE "Count the lines that run (GCC)" OFF)
if(LANEWAY_COVERAGE)
  set(LANEWAY_COVERAGE_FLAGS --coverage -fprofile-abs-path -fprofile-update=atomic)
  add_library(coverage_module OBJECT "${PROJECT_SOURCE_DIR}/test/support/coverage_module.c")
  add_library(coverage_exit MODULE "${PROJECT_SOURCE_DIR}/test/support/coverage_exit.cpp")
  target_link_libraries(coverage_exit PRIVATE ${CMAKE_DL_LIBS})
endif()

# Undefined symbols of a library of ours are errors at link time; not with sanitizers, whose runtime the program brings.
if(NOT LANEWAY_SANITIZE)
  set(LANEWAY_NO_UNDEFINED "LINKER:-z,defs")
endif()

# What no test of a build with sanitizers runs is built there only when it is asked for.
set(LANEWAY_WHEN_ASKED)
if(LANEWAY_SANITIZE)
  set(LANEWAY_WHEN_ASKED source/spirvc examples integrations/allocator integrations/pytorch integrations/cupy integrations/rmm
                         test/fakes/torch)
endif()
if(LANEWAY_SANITIZE STREQUAL "thread") # which has them where threads are tested alone: see conformance/CMakeLists.txt
  list(APPEND LANEWAY_WHEN_ASKED source/adapters/cuda source/adapters/hip source/adapters/opencl source/adapters/level_zero
                                 test/fakes/cuda test/fakes/nvrtc test/fakes/hip test/fakes/level_zero)
endif()

# Adds each folder. One that isn't there is an error: nobody would miss what is silently left out.
function(laneway_add_folders)
  foreach(folder IN LISTS ARGN)
    if(NOT EXISTS "${PROJECT_SOURCE_DIR}/${folder}/CMakeLists.txt")
      message(FATAL_ERROR "${CMAKE_CURRENT_LIST_FILE} adds the folder ${folder}, which has no CMakeLists.txt")
    endif()
    set(when)
    if(folder IN_LIST LANEWAY_WHEN_ASKED)
      set(when EXCLUDE_FROM_ALL)
    endif()
    add_subdirectory("${PROJECT_SOURCE_DIR}/${folder}" "${PROJECT_BINARY_DIR}/cmake/${folder}" ${when})
  endforeach()
endfunction()

# Warnings, visibility, include roots and sanitizers that every target of ours has.
function(laneway_defaults target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Werror ${LANEWAY_SANITIZE_FLAGS}
                                           ${LANEWAY_COVERAGE_FLAGS})
  # GCC 12 sees overlapping copies in any "literal" + std::string when it optimises (GCC bug 105651).
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-restrict>)
  # It looks for memory to use again when it has 128 MiB; large files take a tenth of their time for that.
  target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:--param=ggc-min-heapsize=2097152>)
  # Its generic tuning clears and copies small structures by string instructions, which take 12 ns to start.
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    target_compile_options(${target} PRIVATE $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-mtune=skylake>)
  endif()
  target_link_options(${target} PRIVATE ${LANEWAY_SANITIZE_FLAGS} ${LANEWAY_COVERAGE_FLAGS})
  get_target_property(type ${target} TYPE)
  if(LANEWAY_COVERAGE AND NOT type MATCHES "STATIC|OBJECT")
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:coverage_module>)
  endif()
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/source")
  target_link_libraries(${target} PRIVATE ur_headers Threads::Threads)
  set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET hidden C_VISIBILITY_PRESET hidden
                                             VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# laneway_jumps(file...): files of short functions that calls pass through: no frames, no guards, optimised in every build.
# Each begins where it lies in one line of the cache; in two, a call takes 0.4 ns longer. With strict aliasing, GCC 12
# doesn't see that parameters on the stack are where the next function takes them, and writes each back to its place.
function(laneway_jumps)
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS
    "-O2;-fomit-frame-pointer;-fno-stack-protector;-falign-functions=32;-fno-strict-aliasing;$<$<CXX_COMPILER_ID:GNU>:-fno-align-jumps>")
endfunction()

# laneway_precompile(target header...): compiles what most files of the target include once for all of them, which is more
# than half of the time that they take. Each file still includes what it uses: builds without precompiled headers, the
# preset `clang` among them, see to that. With a compiler cache there is none by default: GCC's `#pragma once` doesn't know
# a header again that was precompiled in another folder, and what the cache keeps is worth more.
# With LANEWAY_FILES_AT_ONCE, the compiler gets so many of the target's files at a time, and the templates of all of them
# once: half of the rest of the time. That is for builds that are made anew, as CI's are. Where mutants are made of single
# objects of the core and the layers, LANEWAY_OTHERS_AT_ONCE says so for all other targets.
set(precompile ON)
if(LANEWAY_CCACHE)
  set(precompile OFF)
endif()
option(LANEWAY_PRECOMPILE "Compile what most files of a target include once for all of them" ${precompile})
set(LANEWAY_FILES_AT_ONCE 1 CACHE STRING "Files of a large target that are compiled as one")
set(LANEWAY_OTHERS_AT_ONCE ${LANEWAY_FILES_AT_ONCE} CACHE STRING "The same for targets that no mutant is made of")
function(laneway_precompile target)
  set(at_once ${LANEWAY_FILES_AT_ONCE})
  cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE folder)
  if(NOT folder MATCHES "^source/(adapters/core|layers)$")
    set(at_once ${LANEWAY_OTHERS_AT_ONCE})
  endif()
  if(at_once GREATER 1)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${at_once})
  endif()
  if(NOT LANEWAY_PRECOMPILE)
    return()
  endif()
  list(TRANSFORM ARGN REPLACE "(.+)" "$<$<COMPILE_LANGUAGE:CXX>:\\1>" OUTPUT_VARIABLE headers)
  target_precompile_headers(${target} PRIVATE ${headers})
  # GCC 12 forgets which of them are the system's, in which it otherwise doesn't warn of what it takes strings to do.
  set(options -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
  target_compile_options(${target} PRIVATE "$<$<COMPILE_LANG_AND_ID:CXX,GNU>:${options}>")
endfunction()

# laneway_installs(target destination): a library or program of ours that is installed. `cmake --install` fails where one of
# them isn't built, so the target `demo` builds all of them.
function(laneway_installs target destination)
  install(TARGETS ${target} LIBRARY DESTINATION "${destination}" RUNTIME DESTINATION "${destination}")
  set_property(GLOBAL APPEND PROPERTY LANEWAY_INSTALLS ${target})
endfunction()

# laneway_adapter(name [TEST_ONLY] SOURCES ... LIBS ...): the shared library libur_adapter_<name>.so.0 on the adapter core.
# It exports the 26 table getters and the handle-table hook, and nothing else. TEST_ONLY: it isn't installed.
function(laneway_adapter name)
  cmake_parse_arguments(ARG "TEST_ONLY" "" "SOURCES;LIBS" ${ARGN})
  set(target ur_adapter_${name})
  add_library(${target} SHARED ${ARG_SOURCES} $<TARGET_OBJECTS:ur_adapter_core>)
  laneway_defaults(${target})
  target_link_libraries(${target} PRIVATE ur_common ${ARG_LIBS} ${CMAKE_DL_LIBS})
  set(script "${PROJECT_SOURCE_DIR}/cmake/adapter.map")
  target_link_options(${target} PRIVATE "LINKER:--version-script=${script}" ${LANEWAY_NO_UNDEFINED})
  set_target_properties(${target} PROPERTIES SOVERSION 0 VERSION ${LANEWAY_API_VERSION} LINK_DEPENDS "${script}")
  if(NOT ARG_TEST_ONLY)
    laneway_installs(${target} "${CMAKE_INSTALL_LIBDIR}")
  endif()
endfunction()

# laneway_long_tests(name...): tests that take long, the longest first: they start before all others, so that in the end no
# processor has nothing to do but to wait for one of them.
function(laneway_long_tests)
  set(cost 1000)
  foreach(name IN LISTS ARGN)
    set_tests_properties(${name} PROPERTIES COST ${cost})
    math(EXPR cost "${cost} - 1")
  endforeach()
endfunction()

# laneway_test(name SOURCES ... LIBS ...): a GoogleTest program in bin/, each of its cases registered with ctest as one test.
function(laneway_test name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LIBS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  laneway_defaults(${name})
  # What is tested is optimised as it always is; a test only calls it, and with sanitizers costs three times as long to
  # compile when it is optimised too.
  target_compile_options(${name} PRIVATE -O0 -g1)
  # AddressSanitizer finds null pointers, too; to look for them at each access takes two fifths of a test's compilation.
  if(LANEWAY_SANITIZE STREQUAL "address")
    target_compile_options(${name} PRIVATE -fno-sanitize=null,alignment)
  endif()
  target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/test")
  target_link_libraries(${name} PRIVATE ${ARG_LIBS} GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT 600)
endfunction()
