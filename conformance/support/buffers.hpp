// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers that cases use.
#pragma once

#include "support/optional_objects.hpp"
#include "support/wait_lists.hpp"

namespace conformance {

using Mem = Ref<ur_mem_handle_t>;
using Bytes = std::vector<unsigned char>;

/// Bytes that differ from their neighbours, and by the seed.
Bytes someBytes(size_t size, unsigned seed = 0);
/// A buffer that starts as a copy of these bytes.
void makeBuffer(ur_context_handle_t context, const Bytes &bytes, Mem *buffer);
/// A part of a buffer; its origin must be aligned as the device wants it.
void makePart(ur_mem_handle_t buffer, size_t origin, size_t size, Mem *part);
/// Reads, blocking.
Bytes readBuffer(ur_queue_handle_t queue, ur_mem_handle_t buffer, size_t size, size_t offset = 0);
/// What the origin of a part must be a multiple of. Bytes.
size_t partAlignment(ur_device_handle_t device);

/// What every function with rectangles owes: argument 5 is the region, 6 to 9 are the pitches of rows and slices of one
/// side, then of the other.
template <class C>
void checksRectangles(const C &call, int line = __builtin_LINE()) {
  SCOPED_TRACE("from line " + std::to_string(line));
  const C box = call.template with<5>({8, 4, 2});
  const auto refused = [](const C &wrong) { wrong.answers(UR_RESULT_ERROR_INVALID_SIZE); };
  refused(call.template with<5>({0, 1, 1}));
  refused(call.template with<5>({1, 0, 1}));
  refused(call.template with<5>({1, 1, 0}));
  refused(box.template with<6>(7));
  refused(box.template with<7>(31));
  refused(box.template with<7>(33));
  refused(box.template with<6>(16).template with<7>(63));
  refused(box.template with<8>(7));
  refused(box.template with<9>(31));
  refused(box.template with<9>(33));
  refused(box.template with<8>(16).template with<9>(63));
}

/// BufferTest with known contents.
class FilledBufferTest : public BufferTest {
protected:
  void SetUp() override;
  const Bytes &bytes() const { return bytes_; }
  /// All of the buffer, by a blocking read.
  Bytes contents() { return readBuffer(queue(), mem(), bytes_.size()); }

private:
  Bytes bytes_;
};

/// A buffer of 4096 bytes on every kind of queue. Skips where there are no buffers.
class BufferQueuesTest : public WaitListsTest {
protected:
  void SetUp() override;
  ur_mem_handle_t mem() const { return buffer_; }

private:
  Mem buffer_;
};

} // namespace conformance
