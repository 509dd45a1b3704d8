// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "table.hpp"

#include "support/figures.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <stdexcept>

namespace allocators {
namespace {

std::string quoted(const std::string &text) {
  std::string made = "\"";
  for (const char one : text) {
    if (static_cast<unsigned char>(one) < ' ') {
      made += ' ';
      continue;
    }
    made += one == '"' || one == '\\' ? "\\" : "";
    made += one;
  }
  return made + '"';
}

/// Other libraries have several lines to say.
std::string firstLine(const std::string &text) {
  return text.substr(0, text.find('\n'));
}

/// One that JSON has.
std::string number(double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%.6g", value);
  return text;
}

std::string shown(const Row &row, double value) {
  char text[40];
  std::snprintf(text, sizeof text, row.unit == "ratio" ? "%.3f" : value < 10 ? "%.1f" : "%.0f", value);
  return text;
}

} // namespace

void Table::addRows(const std::vector<Row> &rows) {
  for (const Row &row : rows) {
    rows_.push_back(row);
    values_[row.name].resize(subjects_.size());
  }
}

void Table::add(const std::string &row, size_t subject, double value) {
  values_.at(row)[subject].push_back(value);
}

void Table::fail(const std::vector<Row> &rows, size_t subject, const std::string &reason) {
  const std::string name = subjects_[subject].name, line = firstLine(reason);
  const auto known = std::find_if(notes_.begin(), notes_.end(),
                                  [&](const Note &note) { return note.subject == name && note.reason == line; });
  Note &note = known == notes_.end() ? notes_.emplace_back(Note{name, "", line}) : *known;
  for (const Row &row : rows) {
    values_.at(row.name)[subject].clear();
    note.rows += (note.rows.empty() ? "" : ", ") + row.name;
  }
}

void Table::print(const std::vector<Missing> &missing) const {
  std::printf("medians; in brackets over those of %s\n\n%-18s %-6s", subjects_.front().name, "row", "unit");
  const auto width = [](const allocator_subject &subject) {
    return static_cast<int>(std::max<size_t>(std::strlen(subject.name), 16));
  };
  for (const allocator_subject &subject : subjects_)
    std::printf(" %*s", width(subject), subject.name);
  std::printf("\n");
  bool any = false;
  for (const Row &row : rows_) {
    std::printf("%-18s %-6s", row.name.c_str(), row.unit.c_str());
    const Values &values = values_.at(row.name);
    for (size_t i = 0; i < subjects_.size(); ++i) {
      std::string cell = "-";
      if (!values[i].empty()) {
        any = true;
        const double median = bench::median(values[i]);
        cell = shown(row, median);
        if (const double base = values[0].empty() ? 0 : bench::median(values[0]); i > 0 && base > 0) {
          char ratio[40];
          std::snprintf(ratio, sizeof ratio, " (%.2f)", median / base);
          cell += ratio;
        }
      }
      std::printf(" %*s", width(subjects_[i]), cell.c_str());
    }
    std::printf("\n");
  }
  std::printf("\n");
  for (const allocator_subject &subject : subjects_)
    std::printf("%s: %s\n", subject.name, subject.what);
  for (const Missing &one : missing)
    std::printf("%s: not measured: %s\n", one.name.c_str(), one.reason.c_str());
  for (const Note &note : notes_)
    std::printf("%s: nothing in %s: %s\n", note.subject.c_str(), note.rows.c_str(), note.reason.c_str());
  std::fflush(stdout);
  if (!any)
    throw std::runtime_error("nothing was measured, expected a row of at least one subject");
}

void Table::write(const std::string &file, const std::vector<std::pair<std::string, std::string>> &about,
                  const std::vector<Missing> &missing) const {
  std::ofstream out(file);
  out << "{\n";
  for (const auto &[name, text] : about)
    out << " " << quoted(name) << ": " << quoted(text) << ",\n";
  const auto list = [&](const char *name, const auto &all, auto write) {
    out << " \"" << name << "\": [";
    for (size_t i = 0; i < all.size(); ++i) {
      out << (i ? ",\n  {" : "\n  {");
      write(all[i]);
      out << '}';
    }
    out << (all.empty() ? "]" : "\n ]");
  };
  list("subjects", subjects_, [&](const allocator_subject &subject) {
    out << "\"name\": " << quoted(subject.name) << ", \"what\": " << quoted(subject.what);
  });
  out << ",\n";
  list("missing", missing,
       [&](const Missing &one) { out << "\"name\": " << quoted(one.name) << ", \"reason\": " << quoted(one.reason); });
  out << ",\n";
  list("notes", notes_, [&](const Note &note) {
    out << "\"subject\": " << quoted(note.subject) << ", \"rows\": " << quoted(note.rows)
        << ", \"reason\": " << quoted(note.reason);
  });
  out << ",\n";
  list("rows", rows_, [&](const Row &row) {
    out << "\"name\": " << quoted(row.name) << ", \"what\": " << quoted(row.what) << ", \"unit\": " << quoted(row.unit)
        << ", \"values\": {";
    const Values &values = values_.at(row.name);
    const char *between = "";
    for (size_t i = 0; i < subjects_.size(); ++i) {
      if (!values[i].empty()) {
        const auto [least, most] = std::minmax_element(values[i].begin(), values[i].end());
        out << between << "\n   " << quoted(subjects_[i].name) << ": {\"median\": " << number(bench::median(values[i]))
            << ", \"least\": " << number(*least) << ", \"most\": " << number(*most) << '}';
        between = ",";
      }
    }
    out << '}';
  });
  out << "\n}\n";
  if (!out.flush())
    throw std::runtime_error("can't write " + file);
}

} // namespace allocators
