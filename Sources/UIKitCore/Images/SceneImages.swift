package import Picture

/// The images of a run, found by their names in the scene's folder. Each is read once.
@MainActor package final class SceneImages: RunState {
    private unowned let context: RunContext
    private var images: [String: UIImage] = [:]
    package private(set) lazy var folder = context.resourceFolder.map { ResourceFolder(path: $0) }

    package init(of context: RunContext) {
        self.context = context
    }

    /// Returns the image of a name. Without a file it is nil, or a placeholder where the run has stand-ins; a
    /// warning says so.
    package func image(named name: String) -> UIImage? {
        if let image = images[name] { return image }
        if let image = read(named: name) {
            images[name] = image
            return image
        }
        let isShown = context.screenState.usesStandIns
        context.warn(
            "UIImage(named: \"\(name)\"): there is no such image beside the scene; "
                + (isShown ? "a gray field stands for it." : "it is nil."))
        images[name] = isShown ? .placeholder(name) : nil
        return images[name]
    }

    /// Returns the image of a file; nil when it cannot be read.
    package func image(atPath path: String) -> UIImage? {
        let base = path.hasPrefix("/") ? nil : context.resourceFolder
        let file = base.map { $0 + "/" + path } ?? path
        guard let data = FileManager.default.contents(atPath: file),
            let pixels = try? context.imageReader?.image(of: data)
        else { return nil }
        return UIImage(pixels, scale: ResourceFolder.scale(ofFile: file))
    }

    /// Returns the color of a name in the catalogs; nil for none.
    package func color(named name: String) -> Color? { folder?.color(named: name) }

    private func read(named name: String) -> UIImage? {
        guard let reader = context.imageReader, let found = folder?.image(named: name, scale: context.scale),
            let data = FileManager.default.contents(atPath: found.path)
        else { return nil }
        do {
            let image = UIImage(try reader.image(of: data), scale: found.scale)
            return found.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        } catch {
            let file = URL(fileURLWithPath: found.path).lastPathComponent
            context.fail(SceneFailure("UIImage(named: \"\(name)\"), \(file): \(error)"))
            return nil
        }
    }
}

extension UIColor {
    /// Creates the color of a name in the scene's asset catalogs, in its light appearance; nil for none.
    public convenience init?(named name: String) {
        let color = MainActor.assumeIsolated { RunContext.current[SceneImages.self].color(named: name) }
        guard let color else { return nil }
        self.init(color)
    }
}
