import Picture

// The picture of a device that turns.
extension SceneHost {
    /// Lets the device turn at its time. The host has the size of the screen before.
    public func turn(by turn: DeviceTurn) {
        self.turn = turn
        safeAreaInsets = turn.start.insets
        clock.schedule(at: turn.contentTime) { [context] in
            context.turnDevice(to: turn.end.size, insets: turn.end.insets)
        }
    }

    /// Returns a picture with layers of the screen, above a ground, on the body of the device that turns.
    func picture(of layers: [Layer], on turn: DeviceTurn, background: Color, ground: Color) -> Picture {
        let (now, canvas) = (clock.time, turn.pictureSize)
        var picture = Picture(size: canvas, background: background)
        let seen = window.seenSize(at: now)
        let angle = turn.contentAngle(at: now, windowSize: seen)
        let paper = Layer(contents: [.fill(.rectangle(CGRect(origin: .zero, size: seen)), ground)])
        let content = Layer(transform: Self.turned(angle, seen, in: canvas), children: [paper] + layers)
        let outline = turn.start.size
        let body = Self.turned(turn.deviceAngle(at: now), outline, in: canvas)
        let screen = Shape.path(
            Path(roundedRect: CGRect(origin: .zero, size: outline), cornerRadius: turn.cornerRadius)
                .applying(body))
        // As on devices, what the turning content does not cover is black.
        picture.layers.append(Layer(clip: screen, contents: [.fill(screen, .black)], children: [content]))
        let edge = Color(red: 0.12, green: 0.12, blue: 0.13)
        picture.layers.append(
            Layer(contents: [.stroke(screen, edge, Stroke(width: DeviceTurn.margin))]))
        return picture
    }

    /// Returns the transform of a rectangle of a size that is turned about the middle of a canvas.
    private static func turned(_ angle: Double, _ size: CGSize, in canvas: CGSize) -> CGAffineTransform {
        let (sine, cosine) = sineAndCosine(angle)
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(translationX: canvas.width / 2, y: canvas.height / 2))
    }
}
