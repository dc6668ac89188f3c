/*
 * Loaded before the C library (LD_PRELOAD): records what the process writes to the files of one folder, and what it
 * syncs, so that a test can work out what would be on the disk if the power had failed at any moment.
 *
 * POWERCUT_FOLDER: the folder. POWERCUT_LOG: the file for the records. A record is a byte for the kind, the file's
 * inode number as 4 bytes, an offset and a length as 8 bytes each, then that many bytes of data (all little-endian).
 *   'o' a file was opened, its name follows   'w' written   't' truncated to the offset   's' synced   'd' removed
 *   'a' acknowledged
 * POWERCUT_FULL: the number of bytes after which the disk is full.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int out = -1;
static const char *folder;
static int64_t room = INT64_MAX;
static unsigned char watched[65536];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static void put(char kind, int32_t file, int64_t at, const void *data, int64_t length) {
  char head[21];
  head[0] = kind;
  memcpy(head + 1, &file, 4);
  memcpy(head + 5, &at, 8);
  memcpy(head + 13, &length, 8);
  struct iovec parts[2] = {{head, 21}, {(void *)data, (size_t)length}};
  REAL(writev)(out, parts, length > 0 ? 2 : 1);
}

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWERCUT_FOLDER");
  const char *log = getenv("POWERCUT_LOG");
  const char *full = getenv("POWERCUT_FULL");
  if (full) room = atoll(full);
  if (folder && log) out = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static int is_watched(int fd) { return out >= 0 && fd >= 0 && fd < 65536 && watched[fd]; }

static int opened(int fd, const char *path) {
  if (out < 0 || fd < 0 || fd >= 65536) return fd;
  watched[fd] = strncmp(path, folder, strlen(folder)) == 0 && !strstr(path, "-shm");
  struct stat found;
  if (!watched[fd] || fstat(fd, &found) != 0) return fd;
  pthread_mutex_lock(&lock);
  put('o', (int32_t)found.st_ino, 0, path, (int64_t)strlen(path));
  pthread_mutex_unlock(&lock);
  return fd;
}

static int32_t number(int fd) {
  struct stat found;
  fstat(fd, &found);
  return (int32_t)found.st_ino;
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  return opened(REAL(open)(path, flags, mode), path);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  int mode = va_arg(rest, int);
  va_end(rest);
  return opened(REAL(open64)(path, flags, mode), path);
}

static ssize_t written(int fd, const void *data, size_t length, off64_t at) {
  pthread_mutex_lock(&lock);
  if (room < (int64_t)length) {
    pthread_mutex_unlock(&lock);
    errno = ENOSPC;
    return -1;
  }
  room -= (int64_t)length;
  ssize_t done = REAL(pwrite64)(fd, data, length, at);
  if (done > 0) put('w', number(fd), at, data, done);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  return is_watched(fd) ? written(fd, data, length, at) : REAL(pwrite64)(fd, data, length, at);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
  return is_watched(fd) ? written(fd, data, length, at) : REAL(pwrite)(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
  if (is_watched(fd)) {
    off64_t at = lseek64(fd, 0, SEEK_CUR);
    ssize_t done = written(fd, data, length, at);
    if (done > 0) lseek64(fd, at + done, SEEK_SET);
    return done;
  }
  /* What the process prints to standard output is what it acknowledges. */
  if (fd == 1 && out >= 0) {
    pthread_mutex_lock(&lock);
    put('a', 0, 0, data, (int64_t)length);
    pthread_mutex_unlock(&lock);
  }
  return REAL(write)(fd, data, length);
}

static int cut(int fd, off64_t length) {
  pthread_mutex_lock(&lock);
  int done = REAL(ftruncate64)(fd, length);
  if (done == 0) put('t', number(fd), length, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int ftruncate(int fd, off_t length) { return is_watched(fd) ? cut(fd, length) : REAL(ftruncate)(fd, length); }
int ftruncate64(int fd, off64_t length) { return is_watched(fd) ? cut(fd, length) : REAL(ftruncate64)(fd, length); }

static int synced(int fd, int done) {
  if (done != 0 || !is_watched(fd)) return done;
  pthread_mutex_lock(&lock);
  put('s', number(fd), 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return synced(fd, REAL(fsync)(fd)); }
int fdatasync(int fd) { return synced(fd, REAL(fdatasync)(fd)); }

int unlink(const char *path) {
  struct stat found;
  int known = out >= 0 && strncmp(path, folder, strlen(folder)) == 0 && stat(path, &found) == 0;
  int done = REAL(unlink)(path);
  if (done == 0 && known) {
    pthread_mutex_lock(&lock);
    put('d', (int32_t)found.st_ino, 0, NULL, 0);
    pthread_mutex_unlock(&lock);
  }
  return done;
}
