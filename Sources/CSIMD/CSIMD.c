#include "CSIMD.h"
