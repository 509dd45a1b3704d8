// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/report.hpp"

#include "support/runner.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>

namespace memory {
namespace {

constexpr double kMiB = 1 << 20;

double over(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string text(const char *format, double first, double second) {
  char made[160];
  std::snprintf(made, sizeof made, format, first, second);
  return made;
}

/// Text of our own and names of devices: nothing but quotes needs care.
std::string quoted(const std::string &text) {
  std::string made = "\"";
  for (const char one : text) {
    made += one == '"' || one == '\\' ? "\\" : "";
    made += one;
  }
  return made + '"';
}

void write(std::ostream &out, const char *name, const Spread &spread) {
  out << ", \"" << name << "\": {\"count\": " << spread.count << ", \"mean_ns\": " << spread.mean
      << ", \"median_ns\": " << spread.median << ", \"p99_ns\": " << spread.p99 << ", \"worst_ns\": " << spread.worst
      << '}';
}

double meanOfAll(const Row &row) {
  const size_t pairs = row.figures.quiet.size() + row.figures.mapping.size();
  return pairs == 0 ? 0 : row.figures.sum() / static_cast<double>(pairs);
}

} // namespace

double Row::ratio() const {
  return over(figures.reservedHigh, livePeak);
}
double Row::netRatio() const {
  return over(figures.reservedHigh - std::min(figures.reservedHigh, allowance), livePeak);
}
double Row::reference() const {
  return over(referencePeak, livePeak);
}

std::optional<double> Row::most() const {
  if (!limit || bounded)
    return std::nullopt;
  return limit->orReference ? std::max(limit->most, reference()) : limit->most;
}

bool Row::exceeds() const {
  const auto limited = most();
  return limited && netRatio() > *limited;
}
bool Row::fails() const {
  return figures.faults > 0 || figures.stopped || (!bounded && figures.failures > 0);
}

std::vector<std::string> Row::misses(Checks checks) const {
  std::vector<std::string> all;
  if (figures.faults > 0)
    all.push_back(std::to_string(figures.faults) + " blocks overlap or have lost their contents");
  if (checks == Checks::contents)
    return all;
  if (bounded && lowestRefusal < kLeastShare)
    all.push_back(text("refuses with %.3f of the maximum live, limit %.2f", lowestRefusal, kLeastShare));
  if (!bounded && figures.failures > 0) {
    all.push_back(std::to_string(figures.failures) + " allocations are refused, the first with result " +
                  std::to_string(figures.refusal));
  }
  if (figures.stopped)
    all.push_back("stopped: it would have gone on growing");
  if (exceeds())
    all.push_back(text("reserves %.3f of the peak (net), limit %.3f", netRatio(), *most()));
  if (checks == Checks::memory)
    return all;
  if (mode == Mode::inOrder) {
    if (const double mean = Spread(figures.quiet).mean; mean > kMostQuietPair)
      all.push_back(text("%.0f ns a pair that maps nothing, limit %.0f", mean, kMostQuietPair));
    if (const double mean = meanOfAll(*this); mean > kMostPair)
      all.push_back(text("%.0f ns a pair of all, limit %.0f", mean, kMostPair));
    if (figures.longestLater > kLongestCall)
      all.push_back(text("the longest call takes %.0f us, limit %.0f", figures.longestLater / 1e3, kLongestCall / 1e3));
  }
  if (timeWithout > 0 && figures.sum() > kMostSlower * timeWithout) {
    all.push_back(
        text("%.2f times as long as without a maximum, limit %.2f", figures.sum() / timeWithout, kMostSlower));
  }
  return all;
}

Spread::Spread(std::vector<double> times) : count(times.size()) {
  if (times.empty())
    return;
  mean = std::accumulate(times.begin(), times.end(), 0.0) / static_cast<double>(count);
  const auto at = times.begin() + static_cast<std::ptrdiff_t>((count - 1) * 99 / 100);
  std::nth_element(times.begin(), at, times.end());
  p99 = *at;
  worst = *std::max_element(at, times.end());
  median = bench::median(std::move(times));
}

void printHeader() {
  std::printf("%-30s %8s %7s %6s %6s %6s %6s %6s %5s | %-31s | %-21s | %7s %9s\n", "", "live", "", "", "", "", "", "",
              "", "ns of a pair that maps nothing", "of one that maps", "all", "longest");
  std::printf("%-30s %8s %7s %6s %6s %6s %6s %6s %5s | %7s %7s %7s %7s | %5s %7s %7s | %7s %9s\n", "program/mode",
              "MiB", "pairs", "ratio", "net", "ref", "limit", "grows", "fails", "mean", "median", "p99", "worst",
              "count", "mean", "worst", "mean", "later, us");
}

void print(const Row &row, Checks checks) {
  const Spread quiet(row.figures.quiet), mapping(row.figures.mapping);
  char limit[16] = "-";
  if (const auto most = row.most())
    std::snprintf(limit, sizeof limit, "%.2f", *most);
  std::printf(
      "%-30s %8.1f %7zu %6.3f %6.3f %6.3f %6s %6u %5u | %7.0f %7.0f %7.0f %7.0f | %5zu %7.0f %7.0f | %7.0f %9.1f\n",
      row.name().c_str(), static_cast<double>(row.livePeak) / kMiB, quiet.count + mapping.count, row.ratio(),
      row.netRatio(), row.reference(), limit, row.figures.growths, row.figures.failures, quiet.mean, quiet.median,
      quiet.p99, quiet.worst, mapping.count, mapping.mean, mapping.worst, meanOfAll(row),
      row.figures.longestLater / 1e3);
  if (row.bounded) {
    std::printf("  live at the first refusal %.3f, at the lowest %.3f of the maximum\n", row.firstRefusal,
                row.lowestRefusal);
  }
  if (row.timeWithout > 0)
    std::printf("  %.2f times as long as without a maximum\n", row.figures.sum() / row.timeWithout);
  if (row.figures.looks > 0)
    std::printf("  contents of %llu blocks looked at\n", static_cast<unsigned long long>(row.figures.looks));
  for (const std::string &miss : row.misses(checks))
    std::printf("  MISSED: %s\n", miss.c_str());
  std::fflush(stdout);
}

void writeJson(const std::string &file, const std::vector<std::pair<std::string, std::string>> &about,
               const std::vector<Row> &rows, Checks checks) {
  std::ofstream out(file);
  out << "{\"context\": {";
  for (size_t i = 0; i < about.size(); ++i)
    out << (i ? ", " : "") << quoted(about[i].first) << ": " << quoted(about[i].second);
  out << "}, \"rows\": [";
  for (size_t i = 0; i < rows.size(); ++i) {
    const Row &row = rows[i];
    out << (i ? ",\n" : "\n") << "{\"program\": " << quoted(row.program) << ", \"mode\": " << quoted(nameOf(row.mode))
        << ", \"live_peak\": " << row.livePeak << ", \"reserved_peak\": " << row.figures.reservedHigh
        << ", \"ratio\": " << row.ratio() << ", \"net_ratio\": " << row.netRatio()
        << ", \"reference_ratio\": " << row.reference() << ", \"limit\": ";
    const auto most = row.most();
    out << (most ? std::to_string(*most) : "null") << ", \"growths\": " << row.figures.growths
        << ", \"failures\": " << row.figures.failures << ", \"faults\": " << row.figures.faults
        << ", \"stopped\": " << (row.figures.stopped ? "true" : "false") << ", \"mean_ns\": " << meanOfAll(row)
        << ", \"longest_later_ns\": " << row.figures.longestLater;
    write(out, "quiet", Spread(row.figures.quiet));
    write(out, "mapping", Spread(row.figures.mapping));
    if (row.bounded)
      out << ", \"first_refusal\": " << row.firstRefusal << ", \"lowest_refusal\": " << row.lowestRefusal;
    if (row.timeWithout > 0)
      out << ", \"time_over_without\": " << row.figures.sum() / row.timeWithout;
    out << ", \"misses\": [";
    const auto misses = row.misses(checks);
    for (size_t j = 0; j < misses.size(); ++j)
      out << (j ? ", " : "") << quoted(misses[j]);
    out << "]}";
  }
  out << "\n]}\n";
  if (!out.flush())
    throw std::runtime_error("can't write " + file);
}

} // namespace memory
