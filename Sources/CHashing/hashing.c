#include "chashing.h"

#include <stdbool.h>
#include <stdint.h>

// Swift draws the seeds of hash values when a process starts, so that sets and dictionaries have another
// order in every run, and a film of code that iterates over them would differ. The runtime takes fixed seeds
// with the environment's SWIFT_DETERMINISTIC_HASHING=1, which it reads before any code of ours runs. This is
// the same without starting the program twice. The layout is that of SwiftShims/GlobalObjects.h.

struct hashing_parameters {
    uint64_t seed0, seed1;
    bool is_deterministic;
};

extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

// In C because it has to run before the first hash value of the program.
__attribute__((constructor)) static void fix_seeds(void) {
    if (&_swift_stdlib_Hashing_parameters == 0) return;
    _swift_stdlib_Hashing_parameters = (struct hashing_parameters){0, 0, true};
}
