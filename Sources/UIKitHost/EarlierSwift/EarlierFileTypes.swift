// The identifiers of types of files before `UTType`, as texts.

/// Any file or folder.
public let kUTTypeItem = "public.item"
/// Any document.
public let kUTTypeContent = "public.content"
/// Any bytes.
public let kUTTypeData = "public.data"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// A folder or package.
public let kUTTypeDirectory = "public.directory"
/// Any text.
public let kUTTypeText = "public.text"
/// Text without styles.
public let kUTTypePlainText = "public.plain-text"
/// Text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text with styles.
public let kUTTypeRTF = "public.rtf"
/// A page of HTML.
public let kUTTypeHTML = "public.html"
/// A text in XML.
public let kUTTypeXML = "public.xml"
/// A text in JSON.
public let kUTTypeJSON = "public.json"
/// A program.
public let kUTTypeSourceCode = "public.source-code"
/// Pages in PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// Any image.
public let kUTTypeImage = "public.image"
/// An image in JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// An image in PNG.
public let kUTTypePNG = "public.png"
/// An image in GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// An image in TIFF.
public let kUTTypeTIFF = "public.tiff"
/// An image in BMP.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Any sound.
public let kUTTypeAudio = "public.audio"
/// A sound in MP3.
public let kUTTypeMP3 = "public.mp3"
/// A film with or without sound.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// A film in MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// A URL.
public let kUTTypeURL = "public.url"
/// The URL of a file.
public let kUTTypeFileURL = "public.file-url"
/// Any archive.
public let kUTTypeArchive = "public.archive"
/// An archive in ZIP.
public let kUTTypeZipArchive = "public.zip-archive"
/// A contact.
public let kUTTypeVCard = "public.vcard"
