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
