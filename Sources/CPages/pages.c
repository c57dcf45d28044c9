// C23's #embed, which clang has in earlier languages, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CPages.h"

static const char filmJS[] = {
#embed "../FlipbookVector/Player/Page/film.js" suffix(, 0)
};
static const char playerCSS[] = {
#embed "../FlipbookVector/Player/Page/player.css" suffix(, 0)
};
static const char playerHTML[] = {
#embed "../FlipbookVector/Player/Page/player.html" suffix(, 0)
};
static const char playerJS[] = {
#embed "../FlipbookVector/Player/Page/player.js" suffix(, 0)
};
static const char liveCSS[] = {
#embed "../FlipbookVector/Live/Page/live.css" suffix(, 0)
};
static const char liveHTML[] = {
#embed "../FlipbookVector/Live/Page/live.html" suffix(, 0)
};
static const char liveJS[] = {
#embed "../FlipbookVector/Live/Page/live.js" suffix(, 0)
};
static const char stageJS[] = {
#embed "../FlipbookVector/Live/Page/stage.js" suffix(, 0)
};
static const char worldJS[] = {
#embed "../FlipbookVector/Live/Page/world.js" suffix(, 0)
};
static const char playCSS[] = {
#embed "../FlipbookPlay/Page/play.css" suffix(, 0)
};
static const char playHTML[] = {
#embed "../FlipbookPlay/Page/play.html" suffix(, 0)
};
static const char playJS[] = {
#embed "../FlipbookPlay/Page/play.js" suffix(, 0)
};
static const char galleryCSS[] = {
#embed "../FlipbookCommand/Gallery/Page/gallery.css" suffix(, 0)
};
static const char galleryHTML[] = {
#embed "../FlipbookCommand/Gallery/Page/gallery.html" suffix(, 0)
};
static const char galleryJS[] = {
#embed "../FlipbookCommand/Gallery/Page/gallery.js" suffix(, 0)
};

static const char *const texts[] = {
    [PageFileFilmJS] = filmJS,
    [PageFilePlayerCSS] = playerCSS,
    [PageFilePlayerHTML] = playerHTML,
    [PageFilePlayerJS] = playerJS,
    [PageFileLiveCSS] = liveCSS,
    [PageFileLiveHTML] = liveHTML,
    [PageFileLiveJS] = liveJS,
    [PageFileStageJS] = stageJS,
    [PageFileWorldJS] = worldJS,
    [PageFilePlayCSS] = playCSS,
    [PageFilePlayHTML] = playHTML,
    [PageFilePlayJS] = playJS,
    [PageFileGalleryCSS] = galleryCSS,
    [PageFileGalleryHTML] = galleryHTML,
    [PageFileGalleryJS] = galleryJS,
};

const char *PageFileText(PageFile file) { return texts[file]; }
