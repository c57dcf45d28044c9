/// The version of Flipbook, as `film.json` and `flipbook --version` give it.
public let flipbookVersion = "0.1.0"
