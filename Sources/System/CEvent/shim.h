#pragma once
// Before libevent, which defines _GNU_SOURCE where it likes: fd_set must look the same in every module.
#include <sys/select.h>
#include <event2/event.h>
#include <event2/listener.h>
#include <event2/bufferevent.h>
#include <event2/bufferevent_ssl.h>
#include <event2/buffer.h>
#include <event2/thread.h>
#include <event2/util.h>
