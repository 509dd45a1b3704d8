// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How much memory a pool reserves for real programs and for patterns, over what they have live, and what a pair of an
// allocation and its free costs meanwhile; through the loader, on any adapter. docs/memory_benchmark.md describes it.
//
//   --adapter=LIBRARY   another adapter than the loader's choice
//   --divisor=N         sizes are divided by it (default 16)
//   --granule=BYTES     what pools ask the driver for at least (default 2M over the divisor, 64K at least)
//   --steps=N           allocations of each pattern (default 1000)
//   --modes=MODE,...    in_order, native_stream, chain, four_queues, behind_others, two_events (default all)
//   --only=REGEX        only programs and modes, "lm/in_order", of which a part fits
//   --work=WHAT         touch (default): a fill of each block's first 4 KiB; fill: of all of it; none
//   --busy=WHAT         no (default), hold: a host task holds everything back; fills: long fills come first
//   --kind=KIND         device (default), host, shared
//   --native-pool       a pool over the vendor's
//   --maximum=X         pools have a maximum of X times the program's live peak
//   --most=X            the limit of everything that is played, instead of what each has
//   --stop=BYTES        gives a program up whose pool has reserved that much (default: a quarter of a CPU's memory, or
//                       twice the live peak)
//   --verify            looks at contents right before frees, and for blocks that overlap
//   --json=FILE         everything as JSON
//   --check             exits with 1 where a limit isn't kept (of reserved memory in each of five plays);
//                       --check-times: times as well; --check-contents: only what --verify finds counts
//   TRACE.gz...         other recorded programs than the two that come with this one
#include "memory/options.hpp"
#include "memory/patterns.hpp"
#include "memory/player.hpp"
#include "memory/reference.hpp"
#include "memory/report.hpp"
#include "memory/trace_file.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace memory;

Source sourceOf(const bench::Machine &machine, const Setting &setting) {
  ur_bool_t ranges = false;
  (void)urDeviceGetInfo(machine.device, UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, sizeof ranges, &ranges, nullptr);
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  (void)urAdapterGetInfo(machine.adapter, UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, nullptr);
  if (setting.nativePool)
    return backend == UR_BACKEND_CUDA ? Source::vendors : Source::chunks;
  return setting.kind == UR_USM_TYPE_DEVICE && ranges ? Source::ranges : Source::chunks;
}

/// A CPU's memory is everybody's: a quarter of it is enough to see. Elsewhere the driver refuses by itself.
uint64_t enough(const bench::Machine &machine) {
  ur_device_type_t type = UR_DEVICE_TYPE_GPU;
  uint64_t memory = 0;
  (void)urDeviceGetInfo(machine.device, UR_DEVICE_INFO_TYPE, sizeof type, &type, nullptr);
  (void)urDeviceGetInfo(machine.device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof memory, &memory, nullptr);
  return type == UR_DEVICE_TYPE_CPU ? memory / 4 : 0;
}

class Bench {
public:
  Bench(const bench::Machine &machine, const Options &options)
      : machine_(machine), options_(options), source_(sourceOf(machine, options.setting)), enough_(enough(machine)) {}

  void run(const Program &program) {
    const uint64_t reference = referenceReserve(program, options_.granule);
    for (const Mode mode : options_.modes) {
      if (program.recorded && mode == Mode::twoEvents)
        continue; // a program that waits for each free is another one
      attempt(program.name, mode, [&](Row &row) {
        Setting setting = options_.setting;
        if (setting.stopAt == 0 && enough_ != 0)
          setting.stopAt = std::max(enough_, 2 * program.livePeak);
        if (options_.maximum > 0) {
          row.timeWithout = play(machine_, program, mode, setting).sum();
          setting.maximum = static_cast<uint64_t>(options_.maximum * static_cast<double>(program.livePeak));
        }
        row.figures = play(machine_, program, mode, setting);
        row.livePeak = program.livePeak;
        row.referencePeak = reference;
        if (options_.most)
          row.limit = &*options_.most;
        else if (options_.maximum == 0) // which is a limit of its own
          row.limit = limitOf(program.name, program.recorded, mode, source_);
      });
    }
  }

  void runBounded() {
    constexpr uint64_t kMaximum = uint64_t{1} << 30;
    for (const Mode mode : options_.modes) {
      attempt("bounded", mode, [&](Row &row) {
        Bounded seen = playBounded(machine_, mode, options_.setting, kMaximum / options_.divisor, options_.steps);
        row.bounded = true;
        row.figures = std::move(seen.figures);
        row.livePeak = seen.livePeak;
        row.firstRefusal = seen.firstRefusal;
        row.lowestRefusal = seen.lowestRefusal;
      });
    }
  }

  [[nodiscard]] const std::vector<Row> &rows() const noexcept { return rows_; }
  [[nodiscard]] bool good() const noexcept { return good_; }

private:
  template <typename Fill>
  void attempt(const std::string &program, Mode mode, Fill fill) {
    Row row;
    row.program = program;
    row.mode = mode;
    row.allowance = allowance(options_.granule, options_.divisor);
    if (!std::regex_search(row.name(), options_.only))
      return;
    try {
      fill(row);
      if (options_.checking) {
        row = bestOf(std::move(row), [&](Row again) {
          fill(again);
          return again;
        });
      }
      print(row, options_.checks);
      good_ = good_ && row.misses(options_.checks).empty();
      rows_.push_back(std::move(row));
    } catch (const Skipped &reason) {
      std::printf("%-30s left out: %s\n", row.name().c_str(), reason.what());
    } catch (const ur::Error &problem) {
      std::printf("%-30s FAILED: %s\n", row.name().c_str(), problem.what());
      good_ = false;
    }
  }

  const bench::Machine &machine_;
  const Options &options_;
  const Source source_;
  const uint64_t enough_; // 0: the driver refuses by itself
  std::vector<Row> rows_;
  bool good_ = true;
};

int run(const bench::CommandLine &arguments) {
  const Options options(arguments);
  const std::string granule = std::to_string(options.granule);
  // Read when the adapter is opened. The user's own word counts.
  setenv("UR_USM_POOL_BATCH", ("device:" + granule + ";shared:" + granule + ";host:" + granule).c_str(), 0);
  std::vector<Program> programs;
  std::vector<std::string> files = arguments.files();
  if (files.empty())
    files = {TRACES "/lm.trace.gz", TRACES "/cnn.trace.gz"};
  for (const std::string &file : files)
    programs.push_back(readTrace(file, options.divisor));
  for (Program &program : patterns(options.divisor, options.steps))
    programs.push_back(std::move(program));
  const bench::Machine machine(arguments.option("--adapter"));
  auto about = options.about;
  about.emplace_back("device", machine.name);
  for (const auto &[name, value] : about)
    std::printf("%s: %s; ", name.c_str(), value.c_str());
  std::printf("\n");
  printHeader();
  Bench bench(machine, options);
  for (const Program &program : programs)
    bench.run(program);
  bench.runBounded();
  if (const std::string file = arguments.option("--json"); !file.empty())
    writeJson(file, about, bench.rows(), options.checks);
  if (bench.rows().empty())
    std::printf("nothing was measured\n");
  return options.checking && (!bench.good() || bench.rows().empty()) ? 1 : 0;
}

} // namespace

int main(int argc, char **argv) {
  bench::CommandLine arguments(argc, argv,
                               {"--adapter=LIBRARY", "--divisor=N", "--granule=BYTES", "--steps=N", "--modes=MODE,...",
                                "--only=REGEX", "--work=touch|fill|none", "--busy=no|hold|fills",
                                "--kind=device|host|shared", "--maximum=X", "--most=X", "--stop=BYTES", "--json=FILE"},
                               {}, {"--native-pool", "--verify", "--check-contents", "--check-times"});
  if (!arguments.initialize())
    return 2;
  try {
    return run(arguments);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_memory: %s\n", problem.what());
    return 2;
  }
}
