// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pictures in memory, and PNG files that they are read from and written to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace pipeline {

/// What is wrong with an input, as a sentence for the person who gave it.
class InputError : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// Rows from top to bottom without padding, three bytes a pixel: red, green, blue.
struct Picture {
  uint32_t width = 0, height = 0;
  std::vector<uint8_t> rgb;

  size_t pixels() const { return size_t{width} * height; }
};

/// Reads any PNG, converted to 8 bits a channel without transparency (on black). Throws InputError where the file can't
/// be read, is no PNG, is broken, or holds more than maxPixels pixels; the size is known before memory is taken for the
/// pixels.
Picture readPng(const std::string &path, size_t maxPixels);

/// Writes an RGB PNG, completely or not at all: the file appears under its name when it's whole. Throws InputError
/// otherwise.
void writePng(const std::string &path, const Picture &picture);

} // namespace pipeline
