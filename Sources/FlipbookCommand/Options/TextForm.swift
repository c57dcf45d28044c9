import ArgumentParser
import Flipbook

/// The form of text in films made of vectors.
enum TextForm: String, CaseIterable, ExpressibleByArgument {
    /// Letters that can be selected, in a font of the reader's computer.
    case letters
    /// Outlines, which look the same everywhere.
    case outlines
}
