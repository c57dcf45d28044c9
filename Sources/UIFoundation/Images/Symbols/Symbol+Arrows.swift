extension Symbol {
    /// Drawings by name: arrows.
    static let arrows = """
        arrow.up.right: ;M 5 19 L 19 5 M 9 5 L 19 5 L 19 15
        arrow.up.left: ;M 19 19 L 5 5 M 15 5 L 5 5 L 5 15
        arrow.down.right: ;M 5 5 L 19 19 M 9 19 L 19 19 L 19 9
        arrow.down.left: ;M 19 5 L 5 19 M 15 19 L 5 19 L 5 9
        arrow.up.arrow.down: ;M 7.5 20 L 7.5 4 M 3.5 8 L 7.5 4 L 11.5 8 M 16.5 4 L 16.5 20 M 12.5 16 L \
        16.5 20 L 20.5 16
        arrow.left.arrow.right: ;M 4 8 L 20 8 M 16 4 L 20 8 L 16 12 M 20 16 L 4 16 M 8 12 L 4 16 L 8 20
        arrow.up.and.down: ;M 12 3 L 12 21 M 7.5 7.5 L 12 3 L 16.5 7.5 M 7.5 16.5 L 12 21 L 16.5 16.5
        arrow.left.and.right: ;M 3 12 L 21 12 M 7.5 7.5 L 3 12 L 7.5 16.5 M 16.5 7.5 L 21 12 L 16.5 16.5
        arrow.up.and.down.and.arrow.left.and.right: ;M 12 2 L 12 22 M 2 12 L 22 12 M 9 5 L 12 2 L 15 5 M 9 \
        19 L 12 22 L 15 19 M 5 9 L 2 12 L 5 15 M 19 9 L 22 12 L 19 15
        arrow.triangle.2.circlepath: ;A 12 12 8.5 200 330 M 20.5 3.5 L 19.7 8.7 L 14.6 7.6 A 12 12 8.5 20 \
        150 M 3.5 20.5 L 4.3 15.3 L 9.4 16.4
        arrow.2.squarepath: ;M 8 4.5 L 17 4.5 C 18.4 4.5 19 5.1 19 6.5 L 19 15 M 16 12 L 19 15.2 L 22 12 M \
        16 19.5 L 7 19.5 C 5.6 19.5 5 18.9 5 17.5 L 5 9 M 2 12 L 5 8.8 L 8 12
        arrow.uturn.left: ;M 8 4 L 3 9 L 8 14 M 3 9 L 15 9 C 22.5 9 22.5 20 15 20 L 9 20
        arrow.uturn.right: ;M 16 4 L 21 9 L 16 14 M 21 9 L 9 9 C 1.5 9 1.5 20 9 20 L 15 20
        arrowshape.turn.up.left: M 10 3.5 L 2 11 L 10 18.5 L 10 14 C 15.5 14 19.5 15.5 22 20.5 C 21.5 12.5 \
        17.5 8.3 10 8 Z
        arrowshape.turn.up.right: M 14 3.5 L 22 11 L 14 18.5 L 14 14 C 8.5 14 4.5 15.5 2 20.5 C 2.5 12.5 \
        6.5 8.3 14 8 Z
        arrowtriangle.right: M 6 3.5 L 20.5 12 L 6 20.5 Z
        arrowtriangle.left: M 18 3.5 L 3.5 12 L 18 20.5 Z
        arrowtriangle.up: M 12 4 L 21 19.5 L 3 19.5 Z
        arrowtriangle.down: M 3 4.5 L 21 4.5 L 12 20 Z
        chevron.up.chevron.down: ;M 6.5 9 L 12 3.5 L 17.5 9 M 6.5 15 L 12 20.5 L 17.5 15
        chevron.left.2: ;M 12 4 L 4 12 L 12 20 M 20 4 L 12 12 L 20 20
        chevron.right.2: ;M 4 4 L 12 12 L 4 20 M 12 4 L 20 12 L 12 20
        chevron.compact.down: ;M 4 9.5 L 12 14.5 L 20 9.5
        chevron.compact.up: ;M 4 14.5 L 12 9.5 L 20 14.5
        chevron.backward: ;M 15.5 4 L 7.5 12 L 15.5 20
        chevron.forward: ;M 8.5 4 L 16.5 12 L 8.5 20
        arrow.backward: ;M 20 12 L 4 12 M 11 5 L 4 12 L 11 19
        arrow.forward: ;M 4 12 L 20 12 M 13 5 L 20 12 L 13 19
        arrow.down.to.line: ;M 12 3 L 12 17 M 5.5 10.5 L 12 17 L 18.5 10.5 M 4 21 L 20 21
        arrow.up.to.line: ;M 12 21 L 12 7 M 5.5 13.5 L 12 7 L 18.5 13.5 M 4 3 L 20 3
        arrow.right.to.line: ;M 3 12 L 17 12 M 10.5 5.5 L 17 12 L 10.5 18.5 M 21 4 L 21 20
        arrow.left.to.line: ;M 21 12 L 7 12 M 13.5 5.5 L 7 12 L 13.5 18.5 M 3 4 L 3 20
        arrow.turn.down.left: ;M 20 4 L 20 11 C 20 13.4 18.9 14.5 16.5 14.5 L 4 14.5 M 9 9.5 L 4 14.5 L 9 \
        19.5
        arrow.up.left.and.arrow.down.right: ;M 13.5 3.5 L 20.5 3.5 L 20.5 10.5 M 20.5 3.5 L 13.5 10.5 M \
        10.5 20.5 L 3.5 20.5 L 3.5 13.5 M 3.5 20.5 L 10.5 13.5
        arrow.down.right.and.arrow.up.left: ;M 20.5 10 L 14 10 L 14 3.5 M 14 10 L 21 3 M 3.5 14 L 10 14 L \
        10 20.5 M 10 14 L 3 21
        rotate.left: ;R 8 10 12.5 11.5 1.5 M 3 13 C 1.5 6.5 6.5 2.5 12 4 M 9 1 L 12.2 4.2 L 9 7.2
        rotate.right: ;R 3.5 10 12.5 11.5 1.5 M 21 13 C 22.5 6.5 17.5 2.5 12 4 M 15 1 L 11.8 4.2 L 15 7.2
        square.and.arrow.down: ;M 8 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 16 9 M 12 2.5 L 12 15.5 M 8.5 12 L \
        12 15.5 L 15.5 12
        square.and.pencil: ;M 12 4 L 5.5 4 C 3.6 4 3 4.6 3 6.5 L 3 18.5 C 3 20.4 3.6 21 5.5 21 L 17.5 21 C \
        19.4 21 20 20.4 20 18.5 L 20 12 M 9 15 L 9.8 11.8 L 19.2 2.4 L 21.6 4.8 L 12.2 14.2 Z
        arrow.up.forward: ;M 5 19 L 19 5 M 9 5 L 19 5 L 19 15
        """
}
