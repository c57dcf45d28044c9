#include <stddef.h>
#include <stdint.h>

#include "cfilmtime.h"

// Foundation gives machines other than Apple's the locale en_001, or that of the environment, and a process
// numbers of its own. Definitions of its functions in the program take precedence over those in the library,
// so texts of a film are those of a device in the United States on every machine. They are weak so that a
// program can contain the library, and their names are those of Swift's symbols.
#define SWIFT __attribute__((swiftcall))
#define OWN __attribute__((weak, disable_sanitizer_instrumentation, visibility("default")))

/// A value of a type of Foundation that consists of two words: Locale, Calendar, String.
typedef struct {
    uintptr_t first, second;
} two_words;

// Defined in FilmRuntime.
extern SWIFT two_words cfilmtime_locale(void);
extern SWIFT two_words cfilmtime_calendar(void);
extern SWIFT void *cfilmtime_languages(void);
extern SWIFT two_words cfilmtime_unique_string(void);
extern SWIFT int32_t cfilmtime_process(void);

/// `Locale.current`.
OWN SWIFT two_words current_locale(void) __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");
two_words current_locale(void) { return cfilmtime_locale(); }

/// `Locale.autoupdatingCurrent`.
OWN SWIFT two_words updated_locale(void) __asm__("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
two_words updated_locale(void) { return cfilmtime_locale(); }

/// `Locale.preferredLanguages`.
OWN SWIFT void *languages(void) __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
void *languages(void) { return cfilmtime_languages(); }

/// `Calendar.current`.
OWN SWIFT two_words current_calendar(void) __asm__("$s20FoundationEssentials8CalendarV7currentACvgZ");
two_words current_calendar(void) { return cfilmtime_calendar(); }

/// `Calendar.autoupdatingCurrent`.
OWN SWIFT two_words updated_calendar(void)
    __asm__("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");
two_words updated_calendar(void) { return cfilmtime_calendar(); }

/// `ProcessInfo.globallyUniqueString`.
OWN SWIFT two_words unique_string(void)
    __asm__("$s20FoundationEssentials11ProcessInfoC20globallyUniqueStringSSvg");
two_words unique_string(void) { return cfilmtime_unique_string(); }

/// `ProcessInfo.processIdentifier`.
OWN SWIFT int32_t process(void) __asm__("$s20FoundationEssentials11ProcessInfoC17processIdentifiers5Int32Vvg");
int32_t process(void) { return cfilmtime_process(); }
