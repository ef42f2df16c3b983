#pragma once
#include <curl/curl.h>

// curl_easy_setopt and curl_easy_getinfo are variadic, which Swift can't call: one function for each type of
// value. The parentheses keep curl's type-checking macros out.
static inline CURLcode musclemate_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return (curl_easy_setopt)(handle, option, value);
}
static inline CURLcode musclemate_curl_set_number(CURL *handle, CURLoption option, long value) {
  return (curl_easy_setopt)(handle, option, value);
}
static inline CURLcode musclemate_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return (curl_easy_setopt)(handle, option, value);
}
// Copied by curl.
static inline CURLcode musclemate_curl_set_authorities(CURL *handle, const char *pem, size_t length) {
  struct curl_blob blob = {(void *)pem, length, CURL_BLOB_COPY};
  return (curl_easy_setopt)(handle, CURLOPT_CAINFO_BLOB, &blob);
}
static inline CURLcode musclemate_curl_set_socket_opener(
    CURL *handle, curl_socket_t (*opener)(void *, curlsocktype, struct curl_sockaddr *), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_OPENSOCKETDATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, opener) : code;
}
static inline CURLcode musclemate_curl_set_reader(
    CURL *handle, size_t (*reader)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_READDATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_READFUNCTION, reader) : code;
}
static inline CURLcode musclemate_curl_set_writer(
    CURL *handle, size_t (*writer)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_WRITEDATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, writer) : code;
}
static inline CURLcode musclemate_curl_set_header_taker(
    CURL *handle, size_t (*taker)(char *, size_t, size_t, void *), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_HEADERDATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, taker) : code;
}
static inline CURLcode musclemate_curl_set_progress(
    CURL *handle, int (*taker)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_XFERINFODATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_XFERINFOFUNCTION, taker) : code;
}
// The listener is called only if CURLOPT_VERBOSE is set.
static inline CURLcode musclemate_curl_set_listener(
    CURL *handle, int (*listener)(CURL *, curl_infotype, char *, size_t, void *), void *context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_DEBUGDATA, context);
  return code == CURLE_OK ? (curl_easy_setopt)(handle, CURLOPT_DEBUGFUNCTION, listener) : code;
}
static inline long musclemate_curl_response_code(CURL *handle) {
  long code = 0;
  (curl_easy_getinfo)(handle, CURLINFO_RESPONSE_CODE, &code);
  return code;
}
// The result stands in a union, which Swift would have to be told how to read.
static inline CURLcode musclemate_curl_result(const CURLMsg *message) { return message->data.result; }
