extension Symbol {
    /// The drawings by name: Flipbook's own, in the sense of the system's names.
    static let drawings: [String: (lines: String, areas: String, grooves: String)] = {
        var all: [String: (lines: String, areas: String, grooves: String)] = [:]
        let tables = [
            people, things, daily, talk, devices, weather, sky, travel, media, arrows, text, shapes, work,
        ]
        for table in tables {
            for line in table.split(separator: "\n") { read(line, into: &all) }
        }
        for (name, lines) in lined { all[name] = (lines, "", "") }
        for (name, areas) in filled { all[name] = ("", areas, "") }
        for (name, outline) in outlines {
            all[name] = (outline, "", "")
            all[name + ".fill"] = (outline, outline, "")
        }
        return all
    }()

    /// Reads a line of a table, `name: shape; lines; details`: closed shapes that `.fill` fills, or that are
    /// always filled behind an F; lines of both forms; and lines that are holes in the filled form.
    private static func read(
        _ line: Substring, into all: inout [String: (lines: String, areas: String, grooves: String)]
    ) {
        let name = String(line.prefix { $0 != ":" })
        let parts = line.dropFirst(name.count + 2).split(separator: ";", omittingEmptySubsequences: false)
        var shape = String(parts[0])
        let lines = parts.count > 1 ? " " + parts[1] : ""
        let details = parts.count > 2 ? " " + parts[2] : ""
        if shape.hasPrefix("F ") {
            shape.removeFirst(2)
            all[name] = (shape + lines, shape, "")
        } else {
            all[name] = (shape + lines + details, "", "")
        }
        if !shape.isEmpty { all[name + ".fill"] = (shape + lines, shape, details) }
    }

    /// Closed shapes, which exist as outlines and filled.
    private static let outlines: [String: String] = [
        "circle": disk,
        "square": tile,
        "triangle": "M 12 3 L 22 20.5 L 2 20.5 Z",
        "diamond": "M 12 2 L 22 12 L 12 22 L 2 12 Z",
        "hexagon": "M 12 2 L 20.7 7 L 20.7 17 L 12 22 L 3.3 17 L 3.3 7 Z",
        "capsule": "M 7 6 L 17 6 C 25 6 25 18 17 18 L 7 18 C -1 18 -1 6 7 6 Z",
        "star": "M 12 2 L 14.8 8.8 L 22 9.3 L 16.5 14 L 18.2 21.2 L 12 17.3 L 5.8 21.2 L 7.5 14 L 2 9.3 "
            + "L 9.2 8.8 Z",
        "heart": "M 12 21 C 5 15.5 2 12.5 2 8.5 C 2 5.3 4.4 3 7.2 3 C 9.2 3 11 4.1 12 6 "
            + "C 13 4.1 14.8 3 16.8 3 C 19.6 3 22 5.3 22 8.5 C 22 12.5 19 15.5 12 21 Z",
        "play": "M 6 3.5 L 20.5 12 L 6 20.5 Z",
        "pause": "M 6 4 L 9.5 4 L 9.5 20 L 6 20 Z M 14.5 4 L 18 4 L 18 20 L 14.5 20 Z",
        "stop": "M 5 5 L 19 5 L 19 19 L 5 19 Z",
        "house": "M 12 3 L 22 11.5 L 19 11.5 L 19 21 L 5 21 L 5 11.5 L 2 11.5 Z",
        "person": "O 12 7.5 4.5 M 3.5 21 C 3.5 16.5 7 14.5 12 14.5 C 17 14.5 20.5 16.5 20.5 21 Z",
        "bell": "M 4 18 C 6.5 15.5 6 13 6 10 C 6 6.5 8.5 4 12 4 C 15.5 4 18 6.5 18 10 "
            + "C 18 13 17.5 15.5 20 18 Z M 10 20.5 L 14 20.5 C 14 22.5 10 22.5 10 20.5 Z",
        "bolt": "M 13.5 2 L 5 13.5 L 11 13.5 L 9.5 22 L 19 9.8 L 12.8 9.8 Z",
        "cloud": "M 7 19 C 0.5 19 0.5 11 6.5 10.5 C 7.5 4 16.5 4 17.5 10 C 24 10.5 23.5 19 17.5 19 Z",
        "moon": "M 20 15 C 12 17.5 6.5 11 9.5 3.5 C 1 6 0.5 17.5 9 20.5 C 13.5 22 18.5 19.5 20 15 Z",
        "flag": "M 5 3 L 20 3 L 17 8 L 20 13 L 5 13 Z M 4 3 L 5 3 L 5 22 L 4 22 Z",
        "bookmark": "M 6 2.5 L 18 2.5 L 18 21.5 L 12 16.5 L 6 21.5 Z",
        "location": "M 21.5 2.5 L 14 21.5 L 11.5 12.5 L 2.5 10 Z",
        "drop":
            "M 12 2 C 16 7.5 19 11 19 14.8 C 19 18.8 16 22 12 22 C 8 22 5 18.8 5 14.8 C 5 11 8 7.5 12 2 Z",
        "flame": "M 12 2 C 13 7 19 9 19 15 C 19 19 16 22 12 22 C 8 22 5 19 5 15 C 5 12 7 10.5 7.5 8 "
            + "C 9 9 9.5 10 9.5 11 C 11 8.5 12.5 6 12 2 Z",
    ]

    /// Areas without an outline.
    private static let filled: [String: String] = [
        "ellipsis": "O 5 12 2 O 12 12 2 O 19 12 2",
        "sun.max.fill": "O 12 12 5 M 11 1 L 13 1 L 13 4.5 L 11 4.5 Z M 11 19.5 L 13 19.5 L 13 23 L 11 23 Z "
            + "M 1 11 L 4.5 11 L 4.5 13 L 1 13 Z M 19.5 11 L 23 11 L 23 13 L 19.5 13 Z "
            + "M 5 3.6 L 7.5 6.1 L 6.1 7.5 L 3.6 5 Z M 19 3.6 L 20.4 5 L 17.9 7.5 L 16.5 6.1 Z "
            + "M 6.1 16.5 L 7.5 17.9 L 5 20.4 L 3.6 19 Z M 17.9 16.5 L 20.4 19 L 19 20.4 L 16.5 17.9 Z",
    ]

    /// Lines.
    private static let lined: [String: String] = [
        "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
        "minus": "M 4 12 L 20 12",
        "xmark": "M 5 5 L 19 19 M 19 5 L 5 19",
        "multiply": "M 5 5 L 19 19 M 19 5 L 5 19",
        "checkmark": "M 4 13 L 9.5 19 L 20 5",
        "chevron.left": "M 15.5 4 L 7.5 12 L 15.5 20",
        "chevron.right": "M 8.5 4 L 16.5 12 L 8.5 20",
        "chevron.up": "M 4 15.5 L 12 7.5 L 20 15.5",
        "chevron.down": "M 4 8.5 L 12 16.5 L 20 8.5",
        "arrow.left": "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19",
        "arrow.right": "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19",
        "arrow.up": "M 12 20 L 12 4 M 5 11 L 12 4 L 19 11",
        "arrow.down": "M 12 4 L 12 20 M 5 13 L 12 20 L 19 13",
        "arrow.clockwise": "A 12 12 8.5 -40 270 M 12 0.5 L 15.8 3.5 L 12 6.8",
        "arrow.counterclockwise": "A 12 12 8.5 -90 220 M 12 0.5 L 8.2 3.5 L 12 6.8",
        "line.3.horizontal": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
        "list.bullet":
            "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18 M 3 6 L 3.1 6 M 3 12 L 3.1 12 M 3 18 L 3.1 18",
        "magnifyingglass": "O 10 10 7 M 15 15 L 21.5 21.5",
        "square.and.arrow.up": "M 8 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 16 9 M 12 15 L 12 2.5 "
            + "M 8.5 6 L 12 2.5 L 15.5 6",
        "waveform":
            "M 3 10.5 L 3 13.5 M 7.5 7 L 7.5 17 M 12 3 L 12 21 M 16.5 7 L 16.5 17 M 21 10.5 L 21 13.5",
        "cube.transparent": cube, "cube": cube,
        "sun.max": "O 12 12 4.5 M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 "
            + "M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6",
        "questionmark.circle":
            "O 12 12 10 M 9 9.5 C 9 5.5 15.2 5.8 15 9.5 C 14.9 11.5 12 11.8 12 14 M 12 17.2 L 12 17.3",
    ]

    private static let cube =
        "M 12 2 L 20.5 7 L 20.5 17 L 12 22 L 3.5 17 L 3.5 7 Z M 3.5 7 L 12 12 L 20.5 7 M 12 12 L 12 22"
}
