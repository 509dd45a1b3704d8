# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Install rules, and the package that find_package(laneway) finds. Included once all folders are added.
include(CMakePackageConfigHelpers)

set(LANEWAY_CMAKE_DIR "${CMAKE_INSTALL_LIBDIR}/cmake/laneway")

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
        FILES_MATCHING PATTERN "*.h" PATTERN "*.hpp")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION "${CMAKE_INSTALL_DOCDIR}")

set(LANEWAY_INSTALLED ur_headers)
set_target_properties(ur_headers PROPERTIES EXPORT_NAME headers)
if(TARGET ur_loader)
  # A program that links the loader wants the headers too.
  target_link_libraries(ur_loader INTERFACE ur_headers)
  set_target_properties(ur_loader PROPERTIES EXPORT_NAME loader)
  list(APPEND LANEWAY_INSTALLED ur_loader)
endif()
# Adapters are opened at run time, never linked: each is installed beside the loader, where it looks first.
install(TARGETS ${LANEWAY_INSTALLED} EXPORT laneway LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}")
install(EXPORT laneway NAMESPACE laneway:: FILE laneway-targets.cmake DESTINATION "${LANEWAY_CMAKE_DIR}")
configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/laneway-config.cmake.in"
                              "${PROJECT_BINARY_DIR}/laneway-config.cmake" INSTALL_DESTINATION "${LANEWAY_CMAKE_DIR}"
                              PATH_VARS CMAKE_INSTALL_LIBDIR)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/laneway-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/laneway-config.cmake" "${PROJECT_BINARY_DIR}/laneway-config-version.cmake"
              "${CMAKE_CURRENT_LIST_DIR}/laneway_kernels.cmake"
        DESTINATION "${LANEWAY_CMAKE_DIR}")
