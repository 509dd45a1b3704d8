#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compare what the HIP adapter declares of HIP's API with HIP's own headers, of whichever release they are.

usage: abi_test.py SOURCE_DIR HIP_INCLUDE_DIR [CXX]

Programs of assertions are compiled: each constant's value and each function's parameters as the headers have them, and
the structures' sizes and the places of their fields, ours beside theirs. What a release doesn't have yet is pinned below.
Exits with 77 where there are no headers.
"""
import pathlib
import re
import subprocess
import sys

SKIPPED = 77

# (ours, theirs, fields or pairs of fields of other names, whether the sizes are the same, releases from, to)
EVER = (0, 9999)
STRUCTURES = [
    ("hipUUID", "hipUUID", "bytes", True, *EVER),
    ("hipPointerAttribute_t", "hipPointerAttribute_t", "type=memoryType device devicePointer hostPointer isManaged allocationFlags",
     True, 0, 599),
    ("hipPointerAttribute_t", "hipPointerAttribute_t", "type device devicePointer hostPointer isManaged allocationFlags", True, 600, 9999),
    ("hipDeviceProp_t5", "hipDeviceProp_t", "gcnArchName", True, 0, 599),
    ("hipDeviceProp_tR0600", "hipDeviceProp_tR0600", "gcnArchName", True, 600, 9999),
    ("hipMemLocation", "hipMemLocation", "type id", True, *EVER),
    ("hipMemAccessDesc", "hipMemAccessDesc", "location flags", True, *EVER),
    # 5.2 has them in another order, and no device that could use them.
    ("hipMemAllocationProp", "hipMemAllocationProp",
     "type requestedHandleType location win32HandleMetaData allocFlags.compressionType allocFlags.gpuDirectRDMACapable allocFlags.usage",
     True, 507, 9999),
    ("hipMemPoolProps", "hipMemPoolProps", "allocType handleTypes location win32SecurityAttributes", True, *EVER),
    ("hipIpcMemHandle_t", "hipIpcMemHandle_t", "reserved", True, *EVER),
    ("hipIpcEventHandle_t", "hipIpcEventHandle_t", "reserved", True, *EVER),
    ("dim3", "dim3", "x y z", True, *EVER),
    ("hipKernelNodeParams", "hipKernelNodeParams", "blockDim extra func gridDim kernelParams sharedMemBytes", True, *EVER),
    ("hipMemsetParams6", "hipMemsetParams", "dst elementSize height pitch value width", True, 0, 699),
    ("hipMemsetParams", "hipMemsetParams", "dst elementSize height pitch value width", True, 700, 9999),
    ("hipExternalMemoryHandleDesc", "hipExternalMemoryHandleDesc", "type handle handle.fd size flags", False, 0, 599),
    ("hipExternalMemoryHandleDesc", "hipExternalMemoryHandleDesc", "type handle handle.fd size flags", True, 600, 9999),
    ("hipExternalMemoryBufferDesc", "hipExternalMemoryBufferDesc", "offset size flags", False, 0, 599),
    ("hipExternalMemoryBufferDesc", "hipExternalMemoryBufferDesc", "offset size flags", True, 600, 9999),
    ("hipExternalSemaphoreHandleDesc", "hipExternalSemaphoreHandleDesc", "type handle handle.fd flags", False, 0, 599),
    ("hipExternalSemaphoreHandleDesc", "hipExternalSemaphoreHandleDesc", "type handle handle.fd flags", True, 600, 9999),
    ("hipExternalSemaphoreSignalParams", "hipExternalSemaphoreSignalParams", "params.fence.value", False, 0, 599),
    ("hipExternalSemaphoreSignalParams", "hipExternalSemaphoreSignalParams", "params.fence.value flags", True, 600, 9999),
    ("hipExternalSemaphoreWaitParams", "hipExternalSemaphoreWaitParams", "params.fence.value", False, 0, 599),
    ("hipExternalSemaphoreWaitParams", "hipExternalSemaphoreWaitParams", "params.fence.value flags", True, 600, 9999),
    ("HIP_ARRAY3D_DESCRIPTOR", "HIP_ARRAY3D_DESCRIPTOR", "Width Height Depth Format NumChannels Flags", True, *EVER),
    ("hipResourceDesc", "hipResourceDesc", "resType res.array.array", True, *EVER),
    ("HIP_RESOURCE_DESC", "HIP_RESOURCE_DESC", "resType res.array.hArray flags", True, *EVER),
    ("HIP_TEXTURE_DESC", "HIP_TEXTURE_DESC", "addressMode filterMode flags maxAnisotropy mipmapFilterMode mipmapLevelBias "
     "minMipmapLevelClamp maxMipmapLevelClamp borderColor reserved", True, *EVER),
]
BOX = " ".join(f"{end}{field}" for end in ("src", "dst") for field in ("XInBytes", "Y", "Z", "LOD", "MemoryType", "Host", "Device",
                                                                      "Array", "Pitch", "Height")) + " WidthInBytes Height Depth"
STRUCTURES += [("HIP_MEMCPY3D5", "HIP_MEMCPY3D", BOX, True, 0, 599), ("HIP_MEMCPY3D", "HIP_MEMCPY3D", BOX, True, 600, 9999)]

# Names that the headers of 5.2 don't have yet.
LATER = {"hipDeviceAttributeVirtualMemoryManagementSupported", "hipMemoryTypeManaged5", "hipArray3DGetDescriptor",
         "hipModuleLaunchCooperativeKernel", "hipStreamGetDevice"}


def release_of(headers):
    text = (headers / "hip/hip_version.h").read_text()
    return sum(int(re.search(rf"HIP_VERSION_{part} (\d+)", text)[1]) * factor for part, factor in (("MAJOR", 100), ("MINOR", 1)))


def constants(text, release, missing):
    """Each enumerator and constant of ours, with its value. Names that end with 5 are HIP 5's; kinds of memory HIP 6's."""
    for name, value in re.findall(r"\b((?:hip|HIP_)\w+) = (-?\d+|0x[0-9a-fA-F]+)\b", text):
        of_5 = name.endswith("5") and "Type" in name
        if of_5 and release >= 600 or name.startswith("hipMemoryType") and not of_5 and release < 600:
            continue
        if name in missing:
            continue
        yield f'static_assert(static_cast<long long>({name[:-1] if of_5 else name}) == {value}, "{name}");'


def functions(text, missing):
    text = re.sub(r"//.*", "", text)
    for name, parameters in re.findall(r"(?:NEEDED|FUNCTION)\((hip\w+), \d+,\s*(\((?:[^()]|\([^()]*\))*\))\)", text):
        if name not in missing: # the cast finds the one of several functions of that name
            yield f'static_assert(static_cast<hipError_t (*) {parameters}>(&::{name}) != nullptr, "{name}");'


def structures(release):
    for ours, theirs, fields, same_size, first, last in STRUCTURES:
        if not first <= release <= last:
            continue
        if same_size:
            yield f'static_assert(sizeof(ur::hip::{ours}) == sizeof(::{theirs}), "{ours}");'
        for field in fields.split():
            own, other = field.split("=") if "=" in field else (field, field)
            yield (f'static_assert(offsetof(ur::hip::{ours}, {own}) == offsetof(::{theirs}, {other}), "{ours}::{own}");')


def compiled(compiler, folders, lines):
    command = [compiler, "-std=c++20", "-fsyntax-only", "-w", "-D__HIP_PLATFORM_AMD__", "-x", "c++", "-"]
    done = subprocess.run(command + [f"-I{folder}" for folder in folders], input="\n".join(lines) + "\n", text=True)
    return done.returncode == 0


def main():
    root, headers = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    compiler = sys.argv[3] if len(sys.argv) > 3 else "c++"
    if not (headers / "hip/hip_runtime_api.h").exists():
        print("no headers of HIP: skipped")
        return SKIPPED
    release = release_of(headers)
    missing = LATER if release < 507 else set()
    api = root / "source/adapters/hip/api"
    ours = sorted(path for path in api.glob("*types.hpp"))
    text = re.sub(r"//.*", "", "\n".join(path.read_text() for path in ours))
    theirs = ["#include <cstddef>", "#include <cstdint>", "#include <hip/hip_runtime_api.h>"]
    checks = [(theirs, list(constants(text, release, missing))),
              (theirs, list(functions((api / "functions.def").read_text(), missing))),
              ([f'#include "{path}"' for path in ours] + theirs, list(structures(release)))]
    for includes, assertions in checks:
        if len(assertions) < 20:
            print("hardly anything was found to compare")
            return 1
        if not compiled(compiler, [root / "source", headers], includes + assertions):
            return 1
    print(f"{sum(len(assertions) for _, assertions in checks)} facts agree with HIP {release // 100}.{release % 100}")
    return 0


sys.exit(main())
