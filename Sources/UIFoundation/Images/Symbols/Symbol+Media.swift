extension Symbol {
    /// Drawings by name: players.
    static let media = """
        backward: M 11.5 5 L 2 12 L 11.5 19 Z M 21.5 5 L 12 12 L 21.5 19 Z
        forward: M 2.5 5 L 12 12 L 2.5 19 Z M 12.5 5 L 22 12 L 12.5 19 Z
        backward.end: M 19.5 4.5 L 7 12 L 19.5 19.5 Z;M 4.5 4.5 L 4.5 19.5
        forward.end: M 4.5 4.5 L 17 12 L 4.5 19.5 Z;M 19.5 4.5 L 19.5 19.5
        playpause: M 2 5 L 11 12 L 2 19 Z;M 15 5 L 15 19 M 20 5 L 20 19
        gobackward: ;A 12 13 8.5 -90 220 M 12 1.5 L 8.2 4.5 L 12 7.8
        goforward: ;A 12 13 8.5 -40 270 M 12 1.5 L 15.8 4.5 L 12 7.8
        shuffle: ;M 2 6.5 L 6 6.5 C 11 6.5 12 17.5 17 17.5 L 21 17.5 M 2 17.5 L 6 17.5 C 8 17.5 9.3 16 \
        10.3 14.2 M 13.2 9.8 C 14.2 8 15.4 6.5 17 6.5 L 21 6.5 M 18.5 3.5 L 21.5 6.5 L 18.5 9.5 M 18.5 \
        14.5 L 21.5 17.5 L 18.5 20.5
        repeat: ;M 3 11.5 L 3 9.5 C 3 7 4.5 6 6.5 6 L 20 6 M 17 2.8 L 20.3 6 L 17 9.2 M 21 12.5 L 21 14.5 \
        C 21 17 19.5 18 17.5 18 L 4 18 M 7 14.8 L 3.7 18 L 7 21.2
        record.circle: F O 12 12 4;O 12 12 10
        metronome: ;M 8 3 L 16 3 L 20 21 L 4 21 Z M 5 16.5 L 19 16.5 M 12 14 L 19 5.5
        guitars: ;O 8 16 5 M 11.5 12.5 L 20 4 M 18 3 L 21 6
        music.note.list: F O 6 19 2.4;M 8.4 19 L 8.4 8.5 L 13 7.5 M 13 4 L 21.5 4 M 15 10 L 21.5 10 M 13 \
        16 L 21.5 16
        speedometer: ;A 12 14 9.5 170 370 M 12 14 L 16.5 8.5 M 5.5 13.5 L 5.6 13.5 M 12 7 L 12.1 7 M 18.5 \
        13.5 L 18.4 13.5
        """
}
