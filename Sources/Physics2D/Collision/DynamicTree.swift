// A binary tree of boxes, each node's box holding those of its two children; shapes are the leaves. A leaf's
// box is larger than the shape, so that a shape that moves a little needs no change. A new leaf goes where it
// enlarges the boxes on its way least (the surface area heuristic), and the nodes on the way up are turned
// where that makes the tree less deep.

/// The broad phase: which boxes meet a box.
struct DynamicTree: Sendable {
    private struct Node: Sendable {
        var box = Box(low: .zero, high: .zero)
        var parent: Int32 = -1
        var left: Int32 = -1
        var right: Int32 = -1
        /// How many levels are below; 0 for a leaf.
        var height: Int32 = 0
        /// The shape, for a leaf.
        var shape: Int32 = -1

        var isLeaf: Bool { left < 0 }
    }

    private var nodes = Pool<Node>()
    private var root: Int32 = -1

    /// The box of a leaf.
    func box(of leaf: Int32) -> Box { nodes[leaf].box }

    /// The shape of a leaf.
    func shape(of leaf: Int32) -> Int32 { nodes[leaf].shape }

    /// How many levels lie below the root; 0 for at most one leaf.
    var height: Int32 { root < 0 ? 0 : nodes[root].height }

    /// Puts a shape in and answers with its leaf.
    mutating func insert(_ shape: Int32, box: Box) -> Int32 {
        let leaf = nodes.insert(Node(box: box.enlarged(by: Tuning.boxMargin, along: .zero), shape: shape))
        link(leaf)
        return leaf
    }

    mutating func remove(_ leaf: Int32) {
        unlink(leaf)
        nodes.remove(leaf)
    }

    /// Follows a shape that moved by `way` in the sub-step; whether its leaf had to change.
    mutating func move(_ leaf: Int32, to box: Box, way: Vector2) -> Bool {
        if nodes[leaf].box.contains(box) { return false }
        unlink(leaf)
        nodes[leaf].box = box.enlarged(by: Tuning.boxMargin, along: Tuning.boxLookahead * way)
        link(leaf)
        return true
    }

    /// Calls `found` with each leaf whose box meets `box`. The stack is the caller's, so that nothing is
    /// allocated here.
    func query(_ box: Box, stack: inout [Int32], found: (Int32) -> Void) {
        stack.removeAll(keepingCapacity: true)
        if root >= 0 { stack.append(root) }
        nodes.elements.withUnsafeBufferPointer { nodes in
            while let index = stack.popLast() {
                let node = nodes[Int(index)]
                guard node.box.overlaps(box) else { continue }
                if node.isLeaf {
                    found(index)
                } else {
                    stack.append(node.left)
                    stack.append(node.right)
                }
            }
        }
    }

    private mutating func link(_ leaf: Int32) {
        guard root >= 0 else {
            root = leaf
            nodes[leaf].parent = -1
            return
        }
        let sibling = bestSibling(for: nodes[leaf].box)
        let oldParent = nodes[sibling].parent
        let parent = nodes.insert(Node(parent: oldParent, left: sibling, right: leaf))
        replaceChild(sibling, of: oldParent, with: parent)
        nodes[sibling].parent = parent
        nodes[leaf].parent = parent
        refit(from: parent)
    }

    private mutating func unlink(_ leaf: Int32) {
        let parent = nodes[leaf].parent
        guard parent >= 0 else {
            root = -1
            return
        }
        let sibling = nodes[parent].left == leaf ? nodes[parent].right : nodes[parent].left
        let grandparent = nodes[parent].parent
        replaceChild(parent, of: grandparent, with: sibling)
        nodes[sibling].parent = grandparent
        nodes[leaf].parent = -1
        nodes.remove(parent)
        refit(from: grandparent)
    }

    private mutating func replaceChild(_ child: Int32, of parent: Int32, with other: Int32) {
        if parent < 0 {
            root = other
        } else if nodes[parent].left == child {
            nodes[parent].left = other
        } else {
            nodes[parent].right = other
        }
    }

    /// Goes down to the child that the box enlarges less, as long as that is cheaper than to pair with the
    /// node itself.
    private func bestSibling(for box: Box) -> Int32 {
        var index = root
        while !nodes[index].isLeaf {
            let node = nodes[index]
            let joined = node.box.union(box).halfPerimeter
            let pairing = 2 * joined
            let inherited = 2 * (joined - node.box.halfPerimeter)
            let leftCost = descentCost(node.left, box) + inherited
            let rightCost = descentCost(node.right, box) + inherited
            if pairing < leftCost && pairing < rightCost { break }
            index = leftCost < rightCost ? node.left : node.right
        }
        return index
    }

    private func descentCost(_ index: Int32, _ box: Box) -> Float {
        let joined = nodes[index].box.union(box).halfPerimeter
        return nodes[index].isLeaf ? joined : joined - nodes[index].box.halfPerimeter
    }

    private mutating func refit(from start: Int32) {
        var index = start
        while index >= 0 {
            index = balance(index)
            fit(index)
            index = nodes[index].parent
        }
    }

    private mutating func fit(_ index: Int32) {
        let (left, right) = (nodes[nodes[index].left], nodes[nodes[index].right])
        nodes[index].box = left.box.union(right.box)
        nodes[index].height = 1 + max(left.height, right.height)
    }

    /// Where one child is deeper than the other by two levels, lifts it into the place of its parent; answers
    /// with the node that is now on top.
    private mutating func balance(_ index: Int32) -> Int32 {
        let node = nodes[index]
        guard !node.isLeaf else { return index }
        let lean = nodes[node.right].height - nodes[node.left].height
        if lean > 1 { return lift(node.right, over: index) }
        if lean < -1 { return lift(node.left, over: index) }
        return index
    }

    private mutating func lift(_ child: Int32, over index: Int32) -> Int32 {
        let (left, right) = (nodes[child].left, nodes[child].right)
        let (deeper, shallower) = nodes[left].height > nodes[right].height ? (left, right) : (right, left)
        let parent = nodes[index].parent
        replaceChild(index, of: parent, with: child)
        nodes[child].parent = parent
        if nodes[index].left == child {
            nodes[index].left = shallower
        } else {
            nodes[index].right = shallower
        }
        nodes[shallower].parent = index
        nodes[child].left = index
        nodes[child].right = deeper
        nodes[index].parent = child
        fit(index)
        return child
    }
}
