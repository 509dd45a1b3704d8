/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A program in C: lists the devices, and fails where there is none. */
#include <unified-runtime/ur_api.h>

#include <stdio.h>

int main(void) {
  ur_adapter_handle_t adapters[8];
  uint32_t adapterCount = 0, found = 0;
  ur_result_t result = urLoaderInit(0, NULL);
  if (result == UR_RESULT_SUCCESS)
    result = urAdapterGet(8, adapters, &adapterCount);
  for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < adapterCount && i < 8; ++i) {
    ur_platform_handle_t platforms[8];
    uint32_t platformCount = 0;
    result = urPlatformGet(adapters[i], 8, platforms, &platformCount);
    for (uint32_t j = 0; result == UR_RESULT_SUCCESS && j < platformCount && j < 8; ++j) {
      ur_device_handle_t device;
      char name[256];
      result = urDeviceGet(platforms[j], UR_DEVICE_TYPE_ALL, 1, &device, NULL);
      if (result == UR_RESULT_SUCCESS)
        result = urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof(name), name, NULL);
      if (result == UR_RESULT_SUCCESS) {
        printf("%s\n", name);
        ++found;
      }
    }
  }
  if (result != UR_RESULT_SUCCESS)
    fprintf(stderr, "result %d\n", (int)result);
  return result == UR_RESULT_SUCCESS && found > 0 ? 0 : 1;
}
