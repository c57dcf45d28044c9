#ifndef CSIGNALS_KEEPING_H
#define CSIGNALS_KEEPING_H

#include <signal.h>

/// Sets what this process does with a signal, also where `csignals_keep` keeps it.
int csignals_set(int signal, const struct sigaction *action);

#endif
