# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Install rules, the packages that find_package(laneway) and pkg-config find, and the target uninstall. Included once all
# folders are added.
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

# For pkg-config, by paths relative to where the .pc file lies: an installed tree may be moved. Absolute folders of the
# installation stay as they are.
set(LANEWAY_PKGCONFIG_DIR "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
function(laneway_pkgconfig name)
  set(folders includedir "${CMAKE_INSTALL_INCLUDEDIR}" libdir "${CMAKE_INSTALL_LIBDIR}")
  while(folders)
    list(POP_FRONT folders variable folder)
    if(NOT IS_ABSOLUTE "${folder}")
      file(RELATIVE_PATH folder "/prefix/${LANEWAY_PKGCONFIG_DIR}" "/prefix/${folder}")
      set(folder "\${pcfiledir}/${folder}")
    endif()
    set(LANEWAY_PC_${variable} "${folder}")
  endwhile()
  configure_file("${PROJECT_SOURCE_DIR}/cmake/${name}.pc.in" "${PROJECT_BINARY_DIR}/${name}.pc" @ONLY)
  install(FILES "${PROJECT_BINARY_DIR}/${name}.pc" DESTINATION "${LANEWAY_PKGCONFIG_DIR}")
endfunction()
laneway_pkgconfig(laneway)
if(TARGET laneway_allocator)
  laneway_pkgconfig(laneway_allocator)
endif()

# Removes what the last installation from this build folder has put in place.
if(NOT TARGET uninstall)
  add_custom_target(uninstall COMMAND "${CMAKE_COMMAND}" "-DMANIFEST=${PROJECT_BINARY_DIR}/install_manifest.txt"
                                      -P "${CMAKE_CURRENT_LIST_DIR}/laneway_uninstall.cmake" VERBATIM)
endif()
