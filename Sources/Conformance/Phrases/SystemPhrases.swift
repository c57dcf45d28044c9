/// Phrases about the machine, which `StageHost` has read already, and remarks.
@MainActor enum SystemPhrases {
    static let all: [Phrase] = Phrase.silent(
        #"iOS \d+(?:\.\d+)?(?: simulator| look)?(?![\w.])"#, #"iOS 26 without[^;,]*"#, #"simulator"#,
        #"(?:iPhone \w+|iPad \w+)(?: landscape| portrait)?(?: \([^)]*\))?(?!, (?:portrait|landscape))(?=[;,]|$)"#,
        #"\(\d+x\d+\)"#, #"Mac Catalyst \d+\.\d+(?: window)?"#, #"offscreen"#, #"scale \d+(?: render)?"#,
        #"\(font [^)]*\)"#, #"\((?:top[ ,]left[ ,]bottom[ ,]right|iOS 26 look)\)"#,
        #"\(Mac Catalyst[^)]*\)"#, #"\(origins rounded[^)]*\)"#,
        #"window safe area [\d,]+"#, #"safe area [\d,]+"#, #"no configuration"#, #"made in code"#,
        #"(?:no superview|default margins|default body font|default alignment|no text)"#,
        #"(?:all )?else default"#, #"or without items"#, #"horizontal size class compact"#,
        #"in a window"#, #"from a Dynamic Type style \([^)]*\)"#, #"\(protocol\)"#, #"over nothing"#,
        #"NSString\.size\(withAttributes: \[\.font\]\)\.width"#, #"getRed\(green:blue:alpha:\)"#,
        #"components times 255(?:, cut to whole numbers)?"#, #"at \.large"#, #"custom(?=[,;])"#)
}
