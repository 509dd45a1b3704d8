// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "picture.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include <png.h>

namespace pipeline {
namespace {

struct CloseFile {
  void operator()(FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<FILE, CloseFile>;

/// libpng's simplified interface reports errors by return values, so no long jump crosses our frames.
struct PngImage {
  png_image image{};
  PngImage() { image.version = PNG_IMAGE_VERSION; }
  ~PngImage() { png_image_free(&image); }
  PngImage(const PngImage &) = delete;
  PngImage &operator=(const PngImage &) = delete;
  std::string message() const { return image.message[0] ? image.message : "libpng gives no reason"; }
};

File open(const std::string &path, const char *mode, const char *verb) {
  File file(std::fopen(path.c_str(), mode));
  if (!file)
    throw InputError("can't " + std::string(verb) + " '" + path + "': " + std::strerror(errno));
  return file;
}

} // namespace

Picture readPng(const std::string &path, size_t maxPixels) {
  File file = open(path, "rb", "read");
  PngImage png;
  if (!png_image_begin_read_from_stdio(&png.image, file.get()))
    throw InputError("'" + path + "' is not a PNG picture that can be read: " + png.message());
  png.image.format = PNG_FORMAT_RGB;
  const size_t pixels = size_t{png.image.width} * png.image.height;
  if (pixels > maxPixels) {
    throw InputError("'" + path + "' has " + std::to_string(png.image.width) + " x " +
                     std::to_string(png.image.height) + " pixels, more than the " + std::to_string(maxPixels) +
                     " allowed (see --max-pixels)");
  }
  Picture picture{png.image.width, png.image.height, std::vector<uint8_t>(pixels * 3)};
  const png_color black{0, 0, 0};
  if (!png_image_finish_read(&png.image, &black, picture.rgb.data(), 0, nullptr))
    throw InputError("'" + path + "' is broken: " + png.message());
  return picture;
}

void writePng(const std::string &path, const Picture &picture) {
  PngImage png;
  png.image.width = picture.width;
  png.image.height = picture.height;
  png.image.format = PNG_FORMAT_RGB;
  const std::string unfinished = path + ".part";
  File file = open(unfinished, "wb", "write");
  const bool written = png_image_write_to_stdio(&png.image, file.get(), 0, picture.rgb.data(), 0, nullptr) &&
                       std::fflush(file.get()) == 0;
  const std::string reason = png.image.message[0] ? png.image.message : std::strerror(errno);
  file.reset();
  if (!written || std::rename(unfinished.c_str(), path.c_str()) != 0) {
    std::remove(unfinished.c_str());
    throw InputError("can't write '" + path + "': " + (written ? std::strerror(errno) : reason.c_str()));
  }
}

} // namespace pipeline
