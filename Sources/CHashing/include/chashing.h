// The seeds of Swift's hash values. The module has no functions: linking it is enough.

#ifndef CHASHING_H
#define CHASHING_H
#endif
