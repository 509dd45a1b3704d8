// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments at launch: the table that the descriptor of a command buffer declares. Launches name entries of it in place
// of values, and one call gives entries the values that all later runs have.
//
// Used with the buffer's lock; what entries are like never changes, and needs none. Nothing blocks.
#pragma once

#include "adapters/core/recorded/launch.hpp"
#include "adapters/core/recorded/sequence.hpp"

namespace ur::core {

class ArgumentTable {
public:
  /// An argument of a launch that is an entry.
  struct EntryArgument {
    uint32_t argument;
    uint32_t entry;
  };

  /// What the chain of a descriptor declares; null: no table. `largest`: bytes of a value. Throws INVALID_VALUE where
  /// the buffer isn't updatable, INVALID_SIZE, INVALID_NULL_POINTER, INVALID_ENUMERATION, INVALID_KERNEL_ARGUMENT_SIZE.
  [[nodiscard]] static std::unique_ptr<ArgumentTable> of(const ur_exp_command_buffer_desc_t &desc, size_t largest);

  /// Makes the argument a placeholder for the entry of that number. Without the lock. Throws INVALID_VALUE,
  /// INVALID_KERNEL_ARGUMENT_SIZE.
  void place(ur_exp_kernel_arg_properties_t &arg, uint32_t number) const;
  /// Room for so many more places. Throws bad_alloc.
  void reserve(size_t more);
  /// The launch at that node names entries so. Nodes come in their order; there is room.
  void add(uint32_t node, std::span<const EntryArgument> places) noexcept;
  /// Whether an argument is an entry.
  [[nodiscard]] bool names(uint32_t node, uint32_t argument) const noexcept;

  /// Throws INVALID_OPERATION where a launch names an entry that has no value yet.
  void checkValues(const Nodes &nodes) const {
    if (missing_ != 0) [[unlikely]]
      refuse(nodes);
  }

private:
  friend class ArgumentUpdate;
  static constexpr uint32_t kNone = UINT32_MAX;
  struct Use {
    uint32_t node, argument, entry;
    uint32_t next = kNone; ///< of the same entry
  };
  struct Entry {
    ur_exp_kernel_arg_type_t type;
    size_t size;
    size_t offset;
    uint32_t first = kNone, last = kNone; ///< uses
    bool set = false;                     ///< it has a value
    bool wanted = false;                  ///< an update has one for it
    bool changes = false;                 ///< which is another one
  };

  ArgumentTable(std::span<const ur_laneway_argument_entry_desc_t> entries, size_t largest);
  [[nodiscard]] std::byte *value(const Entry &entry) noexcept { return values_.data() + entry.offset; }
  [[nodiscard]] std::byte *wanted(const Entry &entry) noexcept { return value(entry) + values_.size() / 2; }
  [[noreturn]] void refuse(const Nodes &nodes) const;

  std::vector<Entry> entries_;
  std::vector<std::byte> values_; ///< of all entries, as launches have them, and behind these what updates want
  std::vector<std::byte> zeros_;  ///< as many as the largest entry has
  std::vector<uint32_t> wanted_;  ///< with room for all
  std::vector<Use> uses_;         ///< by node
  size_t missing_ = 0;            ///< entries that launches name, without a value
};

/// A launch's arguments with a placeholder for each that is an entry.
struct NamedArguments {
  /// Throws INVALID_VALUE, INVALID_KERNEL_ARGUMENT_SIZE. A `table` of null has no entries.
  NamedArguments(const ArgumentTable *table, std::span<const ur_exp_kernel_arg_properties_t> given);

  std::vector<ur_exp_kernel_arg_properties_t> args; ///< empty where none is an entry: those given are good
  std::vector<ArgumentTable::EntryArgument> places;
};

/// The new values of one call. All of them take effect, by set(), or none. Under the buffer's lock all the time.
class ArgumentUpdate {
public:
  using Change = ur_exp_command_buffer_update_kernel_launch_desc_t;

  explicit ArgumentUpdate(ArgumentTable *table) noexcept : table_(table) {}
  ~ArgumentUpdate();
  ArgumentUpdate(const ArgumentUpdate &) = delete;
  ArgumentUpdate &operator=(const ArgumentUpdate &) = delete;

  /// Those in the chain of a change. Throws INVALID_VALUE, INVALID_KERNEL_ARGUMENT_SIZE, INVALID_NULL_POINTER, and
  /// INVALID_NULL_HANDLE where the change is about no launch and not about values alone.
  void read(const Change &change);
  /// All that may fail: launches that runs on their way need are `kept`, and copied; the vendor's graph will be told of
  /// each that changes. Throws bad_alloc, with nothing changed.
  void prepare(Sequence &sequence, std::vector<Ref<Recorded>> &kept);
  /// The launches are those of prepare(), or others that were made since then of what these say.
  void set(Nodes &nodes) noexcept;

private:
  void read(const ur_laneway_argument_values_t &values);

  ArgumentTable *const table_; ///< null: there is none
};

} // namespace ur::core
