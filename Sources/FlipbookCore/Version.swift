/// The version of Flipbook, as in `film.json` and `flipbook --version`.
public let flipbookVersion = "0.1.0"
