#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "cfilmtime.h"

// Foundation's ProcessInfo and the C library describe the machine: its name, user, processors, memory and
// system. Definitions of their functions in the program take precedence over those in the libraries, so code
// of a run finds a device, the same on every machine. Threads that execute no code of a run find the
// machine, through the library's own functions. They are weak so that a program can contain the libraries,
// and the names of Foundation's are those of Swift's symbols.
#define SWIFT __attribute__((swiftcall))
#define OWN __attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))
#define SELF __attribute__((swift_context)) void *self

/// A String.
typedef struct {
    uintptr_t first, second;
} two_words;

/// A version of a system.
typedef struct {
    intptr_t major, minor, patch;
} three_words;

/// The processors of the device, and its memory in bytes: those of an iPhone 15, whose A16 has two fast cores
/// and four that save energy, and which has 6 GiB.
#define PROCESSORS 6
#define MEMORY ((uint64_t)6 << 30)
#define MODEL "iPhone15,4"
/// The name of a device for apps since iOS 16, and the kernel of iOS 18.
#define NAME "localhost"
#define KERNEL "24.0.0"

// Defined in FilmRuntime.
extern SWIFT two_words cfilmtime_host_name(void);
extern SWIFT two_words cfilmtime_user_name(void);
extern SWIFT two_words cfilmtime_full_user_name(void);
extern SWIFT three_words cfilmtime_system_version(void);
extern SWIFT two_words cfilmtime_system_version_text(void);

/// Defines the getter of a symbol: a value in runs, the library's own outside.
#define REPLACE(type, name, symbol, value)                                          \
    OWN SWIFT type name(SELF) __asm__(symbol);                                      \
    SWIFT type name(SELF) {                                                         \
        if (cfilmtime_current().time != NULL) return (value);                       \
        return ((SWIFT type (*)(SELF))dlsym(RTLD_NEXT, symbol))(self);              \
    }

#define INFO "$s20FoundationEssentials11ProcessInfoC"

REPLACE(two_words, host_name, INFO "8hostNameSSvg", cfilmtime_host_name())
REPLACE(two_words, user_name, INFO "8userNameSSvg", cfilmtime_user_name())
REPLACE(two_words, full_user_name, INFO "12fullUserNameSSvg", cfilmtime_full_user_name())
REPLACE(two_words, ns_user_name, "$s10Foundation10NSUserNameSSyF", cfilmtime_user_name())
REPLACE(two_words, ns_full_user_name, "$s10Foundation14NSFullUserNameSSyF", cfilmtime_full_user_name())
REPLACE(intptr_t, processors, INFO "14processorCountSivg", PROCESSORS)
REPLACE(intptr_t, active_processors, INFO "20activeProcessorCountSivg", PROCESSORS)
REPLACE(uint64_t, memory, INFO "14physicalMemorys6UInt64Vvg", MEMORY)
REPLACE(
    three_words, system_version, INFO "22operatingSystemVersionAA09OperatingfG0Vvg", cfilmtime_system_version())
REPLACE(
    two_words, system_version_text, INFO "28operatingSystemVersionStringSSvg",
    cfilmtime_system_version_text())

/// `ProcessInfo.isOperatingSystemAtLeast(_:)`, whose library's own would compare the kernel of Linux.
OWN SWIFT bool is_at_least(intptr_t major, intptr_t minor, intptr_t patch, SELF)
    __asm__(INFO "24isOperatingSystemAtLeastySbAA0fG7VersionVF");
SWIFT bool is_at_least(intptr_t major, intptr_t minor, intptr_t patch, SELF) {
    three_words version = system_version(self);
    if (version.major != major) return version.major > major;
    if (version.minor != minor) return version.minor > minor;
    return version.patch >= patch;
}

OWN int uname(struct utsname *name) {
    if (cfilmtime_current().time == NULL) return (int)syscall(SYS_uname, name);
    memset(name, 0, sizeof *name);
    strcpy(name->sysname, "Darwin");
    strcpy(name->nodename, NAME);
    strcpy(name->release, KERNEL);
    strcpy(name->version, "Darwin Kernel Version " KERNEL);
    strcpy(name->machine, MODEL);
    return 0;
}

OWN int gethostname(char *text, size_t size) {
    struct utsname name;
    if (uname(&name) != 0) return -1;
    strncpy(text, name.nodename, size);
    return 0;
}
