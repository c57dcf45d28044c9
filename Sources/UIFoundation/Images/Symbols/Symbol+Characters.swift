import Picture

extension Symbol {
    /// Returns a letter or a number from 0 to 50, whose lines are around the middle of the grid, for a circle
    /// or a square around it; nil for other names. There are no such symbols without a shape.
    static func character(_ name: String) -> Symbol? {
        if let lines = characters[name] {
            return Symbol(lines: Path(symbol: lines).scaled(0.56, 0.56, by: 0))
        }
        guard name.count == 2, let number = Int(name), (10...50).contains(number),
            let tens = characters[String(name.prefix(1))], let ones = characters[String(name.suffix(1))]
        else { return nil }
        return Symbol(
            lines: Path(symbol: tens).scaled(0.4, 0.5, by: -3)
                + Path(symbol: ones).scaled(0.4, 0.5, by: 3))
    }

    /// The lines of digits and letters on a grid of 24, at heights from 4 to 20. A line that begins or ends
    /// on another one meets its middle.
    private static let characters: [String: String] = [
        "0": "M 12 4 C 18.5 4 18.5 20 12 20 C 5.5 20 5.5 4 12 4 Z", "1": "M 8.5 7 L 12.8 4 L 12.8 20",
        "2": "M 7.4 8.4 C 7.6 2.6 16.6 2.6 16.6 8.4 C 16.6 12 7.2 16 7.2 20 L 17 20",
        "3": "M 7.5 4 L 16.5 4 L 11.5 10.4 C 18.5 10 18.5 20 12 20 C 9.5 20 7.8 18.6 7 16.6",
        "4": "M 14.4 15.2 L 14.4 4 L 7 15.2 L 17.6 15.2 M 14.4 15.2 L 14.4 20",
        "5": "M 16 4 L 8.6 4 L 7.8 11.4 C 11 8.8 17 9.6 17 14.8 C 17 21.4 8.2 21.6 7 16.8",
        "6": "M 16 6.4 C 13.6 2.2 7 3.4 7 13 C 7 22.4 17 22 17 14.8 C 17 8.4 8 8.4 7 13",
        "7": "M 7 4 L 17 4 L 10.4 20",
        "8": "M 12 4 C 17.4 4 17.4 11.4 12 11.4 C 6.6 11.4 6.6 4 12 4 Z "
            + "M 12 11.4 C 18.8 11.4 18.8 20 12 20 C 5.2 20 5.2 11.4 12 11.4",
        "9": "M 8 17.6 C 10.4 21.8 17 20.6 17 11 C 17 1.6 7 2 7 9.2 C 7 15.6 16 15.6 17 11",
        "a": "M 6.5 20 L 12 4 L 17.5 20 M 8.36 14.6 L 15.64 14.6",
        "b": "M 8 11.6 L 8 4 L 11.5 4 C 17 4 17 11.6 11.5 11.6 L 8 11.6 L 8 20 L 12 20 "
            + "C 18.2 20 18.2 11.6 11.5 11.6",
        "c": "M 17 7.4 C 15 2.6 7 2.6 7 12 C 7 21.4 15 21.4 17 16.6",
        "d": "M 8 4 L 11 4 C 19 4 19 20 11 20 L 8 20 Z",
        "e": "M 16.5 4 L 8 4 L 8 20 L 16.5 20 M 8 12 L 15.5 12",
        "f": "M 16.5 4 L 8 4 L 8 20 M 8 12 L 15.5 12",
        "g": "M 17 7.4 C 15 2.6 7 2.6 7 12 C 7 21.6 17 21.6 17 13 L 12.6 13",
        "h": "M 7.5 4 L 7.5 20 M 16.5 4 L 16.5 20 M 7.5 12 L 16.5 12", "i": "M 12 4 L 12 20",
        "j": "M 15 4 L 15 15.5 C 15 21.4 8 21.4 8 16",
        "k": "M 8 4 L 8 20 M 16.5 4 L 8 13.2 M 11.42 9.5 L 17 20", "l": "M 8.5 4 L 8.5 20 L 16.5 20",
        "m": "M 6.5 20 L 6.5 4 L 12 14 L 17.5 4 L 17.5 20", "n": "M 7.5 20 L 7.5 4 L 16.5 20 L 16.5 4",
        "o": "M 12 4 C 19.2 4 19.2 20 12 20 C 4.8 20 4.8 4 12 4 Z",
        "p": "M 8 20 L 8 4 L 12 4 C 18 4 18 12.6 12 12.6 L 8 12.6",
        "q": "M 12 4 C 19.2 4 19.2 20 12 20 C 4.8 20 4.8 4 12 4 Z M 16.05 17.5 L 18 20",
        "r": "M 8 20 L 8 4 L 12 4 C 18 4 18 12.6 12 12.6 L 8 12.6 M 11.6 12.6 L 16.8 20",
        "s": "M 16.6 7.6 C 15.6 3 7.4 2.8 7.4 8 C 7.4 12.8 16.8 11 16.8 16 C 16.8 21.4 8 21.2 7 16.4",
        "t": "M 6.5 4 L 17.5 4 M 12 4 L 12 20", "u": "M 7 4 L 7 14 C 7 22 17 22 17 14 L 17 4",
        "v": "M 6.5 4 L 12 20 L 17.5 4", "w": "M 5 4 L 8.6 20 L 12 7 L 15.4 20 L 19 4",
        "x": "M 7 4 L 17 20 M 17 4 L 12 12 M 12 12 L 7 20",
        "y": "M 6.5 4 L 12 12.4 L 17.5 4 M 12 12.4 L 12 20", "z": "M 7 4 L 17 4 L 7 20 L 17 20",
    ]
}

extension Path {
    /// Returns the path at other sizes around the middle of the grid, moved sideways.
    fileprivate func scaled(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat) -> Path {
        applying(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 12 - 12 * x + dx, ty: 12 - 12 * y))
    }
}
