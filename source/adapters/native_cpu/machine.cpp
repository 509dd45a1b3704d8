// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/machine.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <sched.h>
#include <string_view>
#include <thread>
#include <unistd.h>

namespace ur::native_cpu {

namespace {

/// A number, with K, M or G behind it if it is a size; nothing if there is none ("max" for one).
std::optional<uint64_t> number(const std::string &text) {
  char *end = nullptr;
  const unsigned long long value = std::strtoull(text.c_str(), &end, 10);
  if (end == text.c_str())
    return std::nullopt;
  const int shift = *end == 'K' ? 10 : *end == 'M' ? 20 : *end == 'G' ? 30 : 0;
  return uint64_t(value) << shift;
}

/// The value of "key : value" or "key: value" in a text of such lines, at its first appearance.
std::string field(const std::string &path, std::string_view key) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    const size_t colon = line.find(':');
    if (colon == std::string::npos || !line.starts_with(key) || line.find_first_not_of(" \t", key.size()) != colon)
      continue;
    const size_t start = line.find_first_not_of(" \t", colon + 1);
    return start == std::string::npos ? std::string() : line.substr(start);
  }
  return {};
}

/// Folders of the control groups that this process is in, from its own up to the root: of version 2, and of one of
/// version 1's controllers.
std::vector<std::string> groupFolders(const std::string &controller) {
  std::vector<std::string> folders;
  std::ifstream file("/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    const size_t first = line.find(':'), second = line.find(':', first + 1);
    if (second == std::string::npos)
      continue;
    const std::string names = line.substr(first + 1, second - first - 1);
    std::string root;
    if (names.empty())
      root = "/sys/fs/cgroup";
    else if (("," + names + ",").find("," + controller + ",") != std::string::npos)
      root = "/sys/fs/cgroup/" + controller;
    else
      continue;
    std::string path = line.substr(second + 1);
    for (;;) {
      folders.push_back(root + (path == "/" ? "" : path));
      if (path.size() <= 1)
        break;
      path.resize(std::max<size_t>(1, path.rfind('/')));
    }
  }
  return folders;
}

uint32_t coresByQuota(uint32_t cores) {
  for (const std::string &folder : groupFolders("cpu")) {
    std::optional<uint64_t> quota, period;
    if (const std::string both = firstLine(folder + "/cpu.max"); !both.empty()) {
      quota = number(both);
      const size_t space = both.find(' ');
      period = space == std::string::npos ? std::nullopt : number(both.substr(space + 1));
    } else {
      const std::string text = firstLine(folder + "/cpu.cfs_quota_us");
      quota = text.starts_with('-') ? std::nullopt : number(text);
      period = number(firstLine(folder + "/cpu.cfs_period_us"));
    }
    if (quota && period && *period)
      cores = uint32_t(std::min<uint64_t>(cores, std::max<uint64_t>(1, (*quota + *period - 1) / *period)));
  }
  return cores;
}

uint64_t memoryByLimits(uint64_t memory) {
  for (const std::string &folder : groupFolders("memory")) {
    for (const char *name : {"/memory.max", "/memory.limit_in_bytes"}) {
      if (const auto limit = number(firstLine(folder + name)); limit && *limit)
        memory = std::min(memory, *limit);
    }
  }
  return memory;
}

/// Numbers of the processors that this process may use.
std::vector<uint32_t> usableProcessors() {
  std::vector<uint32_t> processors;
  // Machines with more cores than a cpu_set_t holds need a larger set.
  for (uint32_t most = 1024; processors.empty() && most <= (1 << 20); most *= 4) {
    cpu_set_t *set = CPU_ALLOC(most);
    if (!set)
      break;
    const size_t size = CPU_ALLOC_SIZE(most);
    if (sched_getaffinity(0, size, set) == 0) {
      for (uint32_t i = 0; i < most; ++i) {
        if (CPU_ISSET_S(i, size, set))
          processors.push_back(i);
      }
    }
    CPU_FREE(set);
  }
  for (uint32_t i = 0; processors.empty() && i < std::max(1u, std::thread::hardware_concurrency()); ++i)
    processors.push_back(i);
  return processors;
}

std::vector<CacheLevel> readCaches(const std::string &cpu) {
  std::vector<CacheLevel> caches;
  for (int i = 0; i < 16; ++i) {
    const std::string folder = cpu + "/cache/index" + std::to_string(i);
    const std::string type = firstLine(folder + "/type");
    if (type.empty())
      break;
    if (type == "Instruction")
      continue;
    caches.push_back({uint32_t(number(firstLine(folder + "/level")).value_or(0)),
                      uint32_t(number(firstLine(folder + "/coherency_line_size")).value_or(0)),
                      number(firstLine(folder + "/size")).value_or(0)});
  }
  if (caches.empty()) { // systems that hide the folders may still tell the C library
    for (auto [level, size, line] : {std::tuple(1u, _SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL1_DCACHE_LINESIZE),
                                     std::tuple(2u, _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL2_CACHE_LINESIZE),
                                     std::tuple(3u, _SC_LEVEL3_CACHE_SIZE, _SC_LEVEL3_CACHE_LINESIZE)}) {
      if (const long bytes = sysconf(size); bytes > 0)
        caches.push_back({level, uint32_t(std::max(0L, sysconf(line))), uint64_t(bytes)});
    }
  }
  return caches;
}

} // namespace

Machine readMachine() {
  Machine machine;
  const std::string info = "/proc/cpuinfo";
  machine.cpuName = field(info, "model name");
  machine.cpuVendor = field(info, "vendor_id");
  machine.cores = readCores("/sys", usableProcessors());
  machine.usableCores = coresByQuota(uint32_t(machine.cores.size()));
  const std::string cpu = "/sys/devices/system/cpu/cpu" + std::to_string(machine.cores.front().processor);
  machine.maxMHz = uint32_t(number(firstLine(cpu + "/cpufreq/cpuinfo_max_freq")).value_or(0) / 1000);
  if (!machine.maxMHz)
    machine.maxMHz = uint32_t(std::strtod(field(info, "cpu MHz").c_str(), nullptr) + 0.5);
  const uint64_t physical = uint64_t(sysconf(_SC_PHYS_PAGES)) * uint64_t(sysconf(_SC_PAGESIZE));
  machine.memory = memoryByLimits(physical);
  machine.caches = readCaches(cpu);
  machine.id = firstLine("/etc/machine-id");
  return machine;
}

uint64_t availableMemory() noexcept {
  // Without streams, so that nothing is allocated just when memory is short.
  char text[4096];
  const int fd = open("/proc/meminfo", O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return 0;
  const ssize_t size = read(fd, text, sizeof text - 1);
  close(fd);
  if (size <= 0)
    return 0;
  const std::string_view all(text, size_t(size));
  constexpr std::string_view key = "MemAvailable:";
  const size_t at = all.find(key);
  if (at == std::string_view::npos)
    return 0;
  text[size] = 0;
  return std::strtoull(text + at + key.size(), nullptr, 10) * 1024;
}

} // namespace ur::native_cpu
