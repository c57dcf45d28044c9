import ArgumentParser
import Flipbook

extension LookOptions {
    /// The options as they are on the command line, without defaults.
    var words: [String] {
        var words: [String] = []
        if transparent { words.append("--transparent") }
        if let background { words += ["--background", background] }
        if bezel { words.append("--bezel") }
        if motionBlur != 1 { words += ["--motion-blur", "\(motionBlur)"] }
        if slow != 1 { words += ["--slow", slow.typed] }
        return words
    }
}
