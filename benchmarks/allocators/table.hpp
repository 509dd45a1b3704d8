// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What was measured: the table, and the same as JSON.
#pragma once

#include "candidates.hpp"
#include "measures.hpp"

#include <map>

namespace allocators {

/// A subject that has no value in some rows.
struct Note {
  std::string subject;
  std::string rows; ///< their names, with commas
  std::string reason;
};

class Table {
public:
  /// The first subject is what the others are compared with.
  explicit Table(std::vector<allocator_subject> subjects) : subjects_(std::move(subjects)) {}

  void addRows(const std::vector<Row> &rows);
  /// A round's value.
  void add(const std::string &row, size_t subject, double value);
  /// The subject has no value in these rows, not even those that it had.
  void fail(const std::vector<Row> &rows, size_t subject, const std::string &reason);

  /// Throws std::runtime_error where nothing was measured.
  void print(const std::vector<Missing> &missing) const;
  /// `about`: members of the whole, by name. Throws std::runtime_error where the file can't be written.
  void write(const std::string &file, const std::vector<std::pair<std::string, std::string>> &about,
             const std::vector<Missing> &missing) const;

private:
  using Values = std::vector<std::vector<double>>; // of each subject, each round
  std::vector<allocator_subject> subjects_;
  std::vector<Row> rows_;
  std::map<std::string, Values> values_;
  std::vector<Note> notes_;
};

} // namespace allocators
