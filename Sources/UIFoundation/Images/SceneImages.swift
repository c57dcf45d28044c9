import Picture

/// The images of a run, found by their names in the scene's folder. Each is read once.
@MainActor package final class SceneImages: RunState {
    private unowned let context: RunContext
    private var images: [String: UIImage] = [:]
    private var colors: [String: UIColor] = [:]
    /// The number of pixels of all images.
    private var pixelCount = 0
    /// The largest number of pixels of all images: 2^28, whose memory is 1 GiB.
    private static let pixelLimit = 1 << 28
    /// The largest image file, in bytes: 256 MiB.
    private static let fileLimit = 256 << 20

    /// The reason for which an image too many is not shown.
    private struct PixelExcess: Error, CustomStringConvertible {
        let description: String
    }

    package private(set) lazy var folder = context.resourceFolder.map { path in
        let folder = ResourceFolder(path: path, leavingOutOtherApps: context.leavesOutOtherApps)
        if let list = folder.unreadList {
            context.warn("\(list) cannot be read: it is no property list; it counts as missing.")
        }
        return folder
    }

    /// The tint color of the app: AccentColor of its asset catalogs, and blue without one. The folder of a
    /// single file may have the catalogs of other apps, so its accent color is blue.
    package private(set) lazy var accent: UIColor =
        (context.leavesOutOtherApps ? nil : folder?.colorSet(named: "AccentColor")?.color) ?? .systemBlue

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
        // A file that cannot be read ends the film with a sentence of its own, before code that unwraps the
        // image can crash.
        if context.failure != nil { return UIImage() }
        let isShown = context.usesStandIns
        let reason =
            folder?.unreadFile(named: name).map { "\($0) has to be a PNG, JPEG, GIF, PDF or SVG" }
            ?? "there is no such image beside the scene"
        context.warn(
            "UIImage(named: \"\(name)\"): \(reason); "
                + (isShown ? "a gray field stands for it." : "it is nil."))
        images[name] = isShown ? .placeholder(name) : nil
        return images[name]
    }

    /// Returns the images of a name with the numbers from 0 or 1 on, up to the first that is missing; none,
    /// with a warning, where both are missing.
    func images(numbered name: String) -> [UIImage] {
        func image(_ number: Int) -> UIImage? {
            let name = "\(name)\(number)"
            images[name] = images[name] ?? read(named: name)
            return images[name]
        }
        var found: [UIImage] = []
        let first = image(0) == nil ? 1 : 0
        while first + found.count <= 1024, let next = image(first + found.count) { found.append(next) }
        if found.isEmpty, context.failure == nil {
            context.warn(
                "UIImage.animatedImageNamed(\"\(name)\"): there is no image \(name)0 or \(name)1 beside the "
                    + "scene; it is nil.")
        }
        return found
    }

    /// Returns the image of a file; nil when it cannot be read.
    package func image(atPath path: String) -> UIImage? {
        let base = path.hasPrefix("/") ? nil : context.resourceFolder
        let file = base.map { $0 + "/" + path } ?? path
        guard let data = try? RegularFile(file, limit: Self.fileLimit).contents(),
            let pixels = try? context.imageCoder?.image(of: data)
        else { return nil }
        return UIImage(pixels, scale: ResourceFolder.scale(ofFile: file))
    }

    /// Returns the color of a name in the catalogs; nil for none, with a warning where a catalog has the
    /// name.
    func color(named name: String) -> UIColor? {
        if let color = colors[name] { return color }
        colors[name] = folder?.colorSet(named: name)?.color
        if colors[name] == nil, folder?.hasColorSet(named: name) == true {
            context.warn(
                "UIColor(named: \"\(name)\"): Contents.json of its color set has no color that is read; it is nil."
            )
        }
        return colors[name]
    }

    /// Returns the image of a resource; nil, with a warning, where it is missing.
    func image(of resource: ImageResource) -> UIImage? {
        image(
            named: resource.isSymbol
                ? folder?.imageName(ofSymbol: resource.name) ?? resource.name : resource.name)
    }

    /// Returns the color of a resource. One that is missing ends the film.
    func color(of resource: ColorResource) -> UIColor {
        let name = resource.isSymbol ? folder?.colorName(ofSymbol: resource.name) : resource.name
        if let color = name.flatMap(color(named:)) { return color }
        context.fail(
            SceneFailure(
                "UIColor(resource: .\(resource.name)): no asset catalog beside the scene has such a color.",
                isAboutFile: true))
        return .clear
    }

    /// Returns the image of an SVG file or of a PDF file's first page, and warns of what it lacks; nil for
    /// another file.
    private func drawing(
        of data: Data, _ found: ResourceFolder.ImageFile, named name: String
    ) throws -> UIImage? {
        guard ["pdf", "svg"].contains(found.suffix) else { return nil }
        let (image, leftOut) =
            found.suffix == "pdf" ? try UIImage.page(ofPDF: data) : try UIImage.drawing(ofSVG: data)
        if !leftOut.isEmpty {
            let file = URL(fileURLWithPath: found.path).lastPathComponent
            context.warn(
                "UIImage(named: \"\(name)\"): of \(file), \(leftOut.joined(separator: ", ")) is left out.")
        }
        return found.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// Returns the image of a name, with the one that a catalog has for dark interfaces.
    private func read(named name: String) -> UIImage? {
        guard let folder, let found = folder.image(named: name, scale: context.scale),
            let image = read(found, named: name)
        else { return nil }
        guard let found = folder.image(named: name, scale: context.scale, isDark: true),
            let dark = read(found, named: name)
        else { return image }
        return image.inDark(dark)
    }

    private func read(_ found: ResourceFolder.ImageFile, named name: String) -> UIImage? {
        guard let reader = context.imageCoder else { return nil }
        do {
            guard let data = try RegularFile(found.path, limit: Self.fileLimit).contents() else { return nil }
            if let drawing = try drawing(of: data, found, named: name) { return drawing }
            let pixels = try reader.image(of: data)
            pixelCount += pixels.width * pixels.height
            guard pixelCount <= Self.pixelLimit else {
                throw PixelExcess(
                    description: "the images of the scene have more than \(Self.pixelLimit) pixels")
            }
            let image = UIImage(pixels, scale: found.scale)
            return found.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image
        } catch {
            let file = URL(fileURLWithPath: found.path).lastPathComponent
            let reason = "\(error)"
            let end = reason.hasSuffix(".") ? "" : "."
            context.fail(
                SceneFailure("UIImage(named: \"\(name)\"), \(file): \(reason)\(end)", isAboutFile: true))
            return nil
        }
    }
}

extension UIColor {
    /// Creates the color of a name in the scene's asset catalogs, with its values in light and dark
    /// interfaces; nil for none.
    public convenience init?(named name: String) {
        let color = MainActor.assumeIsolated { RunContext.current[SceneImages.self].color(named: name) }
        guard let color else { return nil }
        self.init(copying: color)
    }

    /// Creates the color of a name in the scene's asset catalogs; nil for none.
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle, which is ignored.
    ///   - traitCollection: The environment of the color; nil for one that follows the interface.
    public convenience init?(
        named name: String, in bundle: UIFoundation.Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let color = MainActor.assumeIsolated {
            let color = RunContext.current[SceneImages.self].color(named: name)
            return traitCollection.flatMap { color?.resolvedColor(with: $0) } ?? color
        }
        guard let color else { return nil }
        self.init(copying: color)
    }
}
