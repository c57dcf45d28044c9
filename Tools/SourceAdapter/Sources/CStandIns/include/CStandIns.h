// The files of the folder StandIns: code that is compiled with users' files, not with the adapter. The
// program holds their texts. Swift would check the type of each byte; C embeds them in no time.

#ifndef CSTANDINS_H
#define CSTANDINS_H

/// A file of the folder: its path there without the extension, and its text in UTF-8.
typedef struct StandInFile {
    const char *path;
    const char *text;
} StandInFile;

/// Returns all files, ordered by their paths; the entry that follows the last one is empty.
const StandInFile *StandInFiles(void);

#endif
