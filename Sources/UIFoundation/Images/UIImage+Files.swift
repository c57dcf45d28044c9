import Picture

extension UIImage {
    /// Creates the image of a name: a file beside the scene, with or without an extension, `@2x` and `@3x`,
    /// or an image of an asset catalog. Of a GIF it is the first frame.
    ///
    /// A name without a file gives nil, with a warning; with `--stand-in` a gray field that shows the name. A
    /// file that cannot be read is a failure of the scene.
    public convenience init?(named name: String) {
        let image = MainActor.assumeIsolated { RunContext.current[SceneImages.self].image(named: name) }
        guard let image else { return nil }
        self.init(copying: image)
    }

    /// Creates the image of a name; bundle and traits are ignored.
    public convenience init?(
        named name: String, in bundle: UIFoundation.Bundle?, compatibleWith traitCollection: Any?
    ) {
        self.init(named: name)
    }

    /// Creates an image of a PNG, JPEG or GIF file; nil when there is no such file or it cannot be read. A
    /// relative path starts at the scene file's folder.
    public convenience init?(contentsOfFile path: String) {
        let image = MainActor.assumeIsolated { RunContext.current[SceneImages.self].image(atPath: path) }
        guard let image else { return nil }
        self.init(copying: image)
    }

    /// Creates an image of the bytes of a PNG, JPEG or GIF file; nil when they cannot be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image of the bytes of a PNG, JPEG or GIF file with a number of pixels per point; nil when
    /// they cannot be read.
    public convenience init?(data: Data, scale: CGFloat) {
        let reader = MainActor.assumeIsolated { RunContext.current.imageCoder }
        guard let pixels = try? reader?.image(of: data) else { return nil }
        self.init(pixels, scale: scale > 0 ? scale : 1)
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// Creates the image of an image literal's name; without a file it is a gray field that shows the name.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(
            copying: MainActor.assumeIsolated {
                RunContext.current[SceneImages.self].image(named: name) ?? .placeholder(name)
            })
    }
}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage
