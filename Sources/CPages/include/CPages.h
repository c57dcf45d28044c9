// The files of pages: HTML, styles and scripts. They are part of the program, so that it is one file that can
// be put anywhere. Swift would check the type of each byte; C embeds them in no time.

#ifndef CPAGES_H
#define CPAGES_H

/// A file of a page.
typedef enum __attribute__((enum_extensibility(closed))) PageFile {
    PageFileFilmJS,
    PageFilePlayerCSS,
    PageFilePlayerHTML,
    PageFilePlayerJS,
    PageFileLiveCSS,
    PageFileLiveHTML,
    PageFileLiveJS,
    PageFileStageJS,
    PageFileWorldJS,
    PageFilePlayCSS,
    PageFilePlayHTML,
    PageFilePlayJS,
    PageFileGalleryCSS,
    PageFileGalleryHTML,
    PageFileGalleryJS,
} PageFile;

/// The text of the file in UTF-8.
const char *PageFileText(PageFile file) __attribute__((swift_name("getter:PageFile.text(self:)")));

#endif
