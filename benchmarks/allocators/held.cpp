// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "held.hpp"

#include <array>
#include <cstring>

namespace allocators {
namespace {

using Problem = std::array<char, 512>;

std::string called(const allocator_subject &subject, const char *what, int result) {
  return std::string(subject.name) + ": " + what + " answers " + std::to_string(result) + ", expected 0";
}

} // namespace

Held::Held(const allocator_subject &subject, const Setting &setting, uint64_t bytes)
    : subject_(subject), setting_(setting) {
  Problem problem{};
  if (setting.streams)
    setting.streams->enter();
  made_ = subject.create(&subject, bytes, problem.data(), problem.size());
  if (!made_)
    throw Refused(problem.data());
}

Held::~Held() {
  subject_.destroy(made_);
  for (ur::cuda::CUstream stream : streams_)
    (void)setting_.streams->api().cuStreamDestroy(stream);
}

ur::cuda::CUstream Held::makeStream() {
  ur::cuda::CUstream stream = setting_.streams->create();
  std::lock_guard lock(mutex_);
  streams_.push_back(stream);
  return stream;
}

User::User(Held &held) : subject_(held.subject_), setting_(held.setting_) {
  if (setting_.streams) {
    setting_.streams->enter();
    if (subject_.flags & ALLOCATOR_SUBJECT_ON_STREAMS)
      stream_ = held.makeStream();
  }
  Problem problem{};
  made_ = subject_.enter(held.made_, stream_, problem.data(), problem.size());
  if (!made_)
    throw std::runtime_error(problem.data());
}

User::~User() {
  try {
    finish();
  } catch (const std::exception &) {
    // Whatever has failed has ended.
  }
  subject_.leave(made_);
}

void User::fill(void *memory, size_t size) {
  if (subject_.fill) {
    if (const int result = subject_.fill(made_, memory, size); result != 0)
      throw std::runtime_error(called(subject_, "a fill", result));
  } else if (stream_) {
    setting_.streams->fill(stream_, memory, size);
  } else {
    std::memset(memory, 1, size);
  }
}

void User::fallBehind() {
  for (int i = 0; i < setting_.longFills && (subject_.fill || stream_); ++i)
    fill(setting_.scratch, setting_.scratchSize);
}

void User::finish() {
  if (subject_.finish) {
    if (const int result = subject_.finish(made_); result != 0)
      throw std::runtime_error(called(subject_, "a wait", result));
  } else if (stream_) {
    setting_.streams->finish(stream_);
  }
}

void User::refuse(size_t size) const {
  throw Refused("it refuses " + std::to_string(size) + " bytes");
}

void User::failToFree(const void *memory) const {
  char text[32];
  std::snprintf(text, sizeof text, "%p", memory);
  throw std::runtime_error(std::string("it can't free ") + text);
}

} // namespace allocators
