// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every information query owes: a size query, an exact one, one with room to spare, one with too little room, the
// errors of the API, and an answer for every enumerator.
#pragma once

#include "support/results.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace conformance {

/// One enumerator and what it answers with.
struct InfoValue {
  const char *text;      ///< the enumerator's name, for messages
  int64_t name;          ///< its value
  size_t size;           ///< of the value, or of one element
  bool array = false;    ///< any number of elements; a string has at least its closing zero
  bool optional = false; ///< the API lets an adapter answer UNSUPPORTED_ENUMERATION
};
/// These make the rows of a table: the enumerator, then the type of its value.
#define CONFORMANCE_INFO(name, type)                                                                                   \
  { #name, name, sizeof(type) }
#define CONFORMANCE_INFO_ARRAY(name, type)                                                                             \
  { #name, name, sizeof(type), true }
#define CONFORMANCE_INFO_OPTIONAL(name, type)                                                                          \
  { #name, name, sizeof(type), false, true }
#define CONFORMANCE_INFO_OPTIONAL_ARRAY(name, type)                                                                    \
  { #name, name, sizeof(type), true, true }

/// The query with its object bound.
using InfoQuery = std::function<ur_result_t(int64_t name, size_t size, void *value, size_t *sizeRet)>;

/// Binds an object's query: infoQuery(urQueueGetInfo, queue). Some take two objects.
template <class E, class H>
InfoQuery infoQuery(ur_result_t (*query)(H, E, size_t, void *, size_t *), std::type_identity_t<H> object) {
  return [=](int64_t name, size_t size, void *value, size_t *sizeRet) {
    return query(object, static_cast<E>(name), size, value, sizeRet);
  };
}
template <class E, class H, class K>
InfoQuery infoQuery(ur_result_t (*query)(H, K, E, size_t, void *, size_t *), std::type_identity_t<H> object,
                    std::type_identity_t<K> other) {
  return [=](int64_t name, size_t size, void *value, size_t *sizeRet) {
    return query(object, other, static_cast<E>(name), size, value, sizeRet);
  };
}

/// Goes through a table. A row that the adapter doesn't support must say UNSUPPORTED_ENUMERATION, in every form of the
/// query, and be optional.
void checkInfoValues(const InfoQuery &query, std::span<const InfoValue> values);
/// The errors that all queries with a size share; name is one that is supported.
void checkInfoErrors(const InfoQuery &query, int64_t name);

/// A value that must be there.
template <class T>
T infoOf(const InfoQuery &query, int64_t name) {
  T value{};
  size_t size = 0;
  EXPECT_OK(query(name, sizeof value, &value, &size));
  EXPECT_EQ(sizeof value, size);
  return value;
}
template <class T>
std::vector<T> infoArray(const InfoQuery &query, int64_t name) {
  size_t size = 0;
  EXPECT_OK(query(name, 0, nullptr, &size));
  EXPECT_EQ(size % sizeof(T), 0U);
  std::vector<T> values(size / sizeof(T));
  if (!values.empty()) {
    EXPECT_OK(query(name, size, values.data(), nullptr));
  }
  return values;
}
/// The number of references, for comparing before and after.
inline uint32_t references(const InfoQuery &query, int64_t name) {
  return infoOf<uint32_t>(query, name);
}
std::string infoString(const InfoQuery &query, int64_t name);

/// When an event's command was enqueued, submitted, started and over.
void timesOf(ur_event_handle_t event, std::vector<uint64_t> *times);

} // namespace conformance
