import Picture

/// The fonts that the app of a run has registered, found by their names: first those that its Info.plist
/// lists, then those that its code registers.
///
/// The names are those of one run. The fonts themselves are read once for the process, which keeps them to
/// its end; another run finds them only if its app registers them, too.
@MainActor final class RegisteredFonts: RunState {
    /// The largest file of fonts, in bytes: 32 MiB.
    nonisolated static let fileLimit = 32 << 20

    private unowned let context: RunContext
    private var faces: [FontFace] = []

    /// Registers the fonts that Info.plist lists. A run that asks for no font by its name reads none.
    init(of context: RunContext) {
        self.context = context
        let folder = context[SceneImages.self].folder
        for name in folder?.appFonts ?? [] { register(listed: name, in: folder) }
    }

    /// The fonts of the run.
    private static var current: RegisteredFonts { RunContext.current[RegisteredFonts.self] }

    // MARK: Registration

    /// Registers fonts; returns the cause for which none is registered, or nil.
    func register(_ new: [FontFace]) -> FontFailure? {
        let others = new.filter { !faces.contains($0) }
        faces += others
        return others.isEmpty ? .registered : nil
    }

    /// Registers the fonts of a file; returns the cause for which none is registered, or nil.
    func register(fileAt path: String) -> FontFailure? {
        do {
            let file = RegularFile(path, limit: Self.fileLimit)
            guard let bytes = try file.contents() else { return .missing }
            let new = Self.faces(in: bytes, context)
            return new.isEmpty ? FontFailure(ofBytes: bytes) : register(new)
        } catch RegularFile.Refusal.tooLarge {
            return .tooLarge
        } catch {
            return .missing
        }
    }

    /// Registers a file of the app, whose folders a bundle does not have.
    private func register(listed name: String, in folder: ResourceFolder?) {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        guard let path = folder?.resources[last]?.first else {
            return context.warn("Info.plist lists the font “\(name)”, which is not among the app's files.")
        }
        switch register(fileAt: path) {
        case nil, .registered: break
        case let failure?:
            context.warn("The font “\(name)” of Info.plist is not registered: \(failure.reason).")
        }
    }

    /// Returns the fonts in bytes; none for bytes that are no fonts, and for too many bytes.
    nonisolated static func faces(in bytes: Data) -> [FontFace] {
        MainActor.ifCurrent { faces(in: bytes, RunContext.current) } ?? []
    }

    private static func faces(in bytes: Data, _ context: RunContext) -> [FontFace] {
        guard bytes.count <= fileLimit else { return [] }
        return context.textRuler?.faces(inFontFile: bytes) ?? []
    }

    /// Registers a font in the current run; returns the cause for which it is not registered, or nil.
    nonisolated static func register(_ face: FontFace) -> FontFailure? {
        MainActor.ifCurrent { current.register([face]) } ?? nil
    }

    /// Registers the fonts of a file in the current run; returns the cause for which none is registered, or
    /// nil.
    nonisolated static func register(fileAt path: String) -> FontFailure? {
        MainActor.ifCurrent { current.register(fileAt: path) } ?? nil
    }

    // MARK: Names

    /// Returns the font of a PostScript name, a full name or a family, in upper or lower case; nil for none.
    nonisolated static func face(named name: String) -> FontFace? {
        MainActor.ifCurrent { current.face(named: name) } ?? nil
    }

    /// Returns the font of a family that is nearest to a weight and a slant; nil for another family.
    nonisolated static func face(ofFamily family: String, weight: CGFloat, isItalic: Bool) -> FontFace? {
        MainActor.ifCurrent { current.face(ofFamily: family, weight: weight, isItalic: isItalic) } ?? nil
    }

    /// The families, each once, in the order of registration.
    nonisolated static var families: [String] {
        let all = MainActor.ifCurrent { current.faces.map(\.names.family) } ?? []
        return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
    }

    /// Returns the PostScript names of the fonts of a family.
    nonisolated static func postScriptNames(ofFamily family: String) -> [String] {
        MainActor.ifCurrent {
            current.faces.filter { $0.names.family == family }.map(\.names.postScript)
        } ?? []
    }

    private func face(named name: String) -> FontFace? {
        guard !faces.isEmpty else { return nil }
        let name = name.lowercased()
        return faces.first { $0.names.postScript.lowercased() == name }
            ?? faces.first { $0.names.full.lowercased() == name }
            ?? face(ofFamily: name, weight: 0, isItalic: false)
    }

    private func face(ofFamily family: String, weight: CGFloat, isItalic: Bool) -> FontFace? {
        guard !faces.isEmpty else { return nil }
        let family = family.lowercased()
        // Another slant is farther away than any weight.
        func distance(_ face: FontFace) -> CGFloat {
            abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 2)
        }
        return faces.filter { $0.names.family.lowercased() == family }
            .min { distance($0) < distance($1) }
    }
}
