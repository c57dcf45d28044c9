// Depth-first search over touching contacts and joints, from the newest awake body on, as in Box2D 2.3: the
// order of the search is the order in which the sequential solver visits constraints. During the search each
// body has a linked list of its contacts, from the newest to the oldest.

/// Builds the islands of a step.
struct IslandBuilder: Sendable {
    private var islands = ScratchBuffer<Island>()
    private var bodies = ScratchBuffer<Int32>()
    private var contacts = ScratchBuffer<Int32>()
    private var joints = ScratchBuffer<Int32>()
    private var islandOfBody = ScratchBuffer<Int32>()
    private var stack = ScratchBuffer<Int32>()
    private var hasVisitedContact = ScratchBuffer<Bool>()
    private var hasVisitedJoint = ScratchBuffer<Bool>()
    private var lists = ContactLists()

    /// Builds the islands of all awake bodies, and wakes the sleeping bodies in them.
    mutating func build(_ context: StepContext, newestBody: Int32) -> Islands {
        let search = IslandSearch(
            context: context, islands: islands.reserve(context.bodyCount),
            bodies: bodies.reserve(context.bodyCount), contacts: contacts.reserve(context.contactCount),
            joints: joints.reserve(context.jointCount), islandOfBody: islandOfBody.reserve(context.bodyCount),
            stack: stack.reserve(context.bodyCount),
            hasVisitedContact: hasVisitedContact.reserve(context.contactCount),
            hasVisitedJoint: hasVisitedJoint.reserve(context.jointCount),
            lists: lists.link(context) { $0.isTouching && $0.isEnabled })
        search.islandOfBody.update(repeating: -1, count: context.bodyCount)
        search.hasVisitedContact.update(repeating: false, count: context.contactCount)
        search.hasVisitedJoint.update(repeating: false, count: context.jointCount)
        return search.run(newestBody)
    }

    /// Lists the awake bodies without islands, for a step in which no body sleeps or may fall asleep.
    mutating func listBodies(_ context: StepContext) -> Islands {
        let list = bodies.reserve(context.bodyCount)
        var count = 0
        for index in 0..<context.bodyCount where context.bodies[index].isAlive {
            list[count] = Int32(truncatingIfNeeded: index)
            count += context.bodies[index].isMoving ? 1 : 0
        }
        return Islands(
            islands: islands.reserve(0), count: 0, bodies: list, bodyCount: count,
            contacts: contacts.contents,
            joints: joints.contents, islandOfBody: islandOfBody.contents)
    }
}

private struct IslandSearch {
    let context: StepContext
    let islands: UnsafeMutablePointer<Island>
    let bodies, contacts, joints, islandOfBody, stack: UnsafeMutablePointer<Int32>
    let hasVisitedContact, hasVisitedJoint: UnsafeMutablePointer<Bool>
    let lists: ContactLists.Links

    func run(_ newestBody: Int32) -> Islands {
        var count = 0
        var end = Ends()
        var seed = newestBody
        while seed >= 0 {
            let body = context.bodies + Int(seed)
            if body.pointee.isMoving, islandOfBody[Int(seed)] < 0 {
                let start = end
                gather(from: seed, into: Int32(truncatingIfNeeded: count), &end)
                islands[count] = Island(
                    bodies: IslandSlice(start: start.bodies, end: end.bodies),
                    contacts: IslandSlice(start: start.contacts, end: end.contacts),
                    joints: IslandSlice(start: start.joints, end: end.joints))
                count += 1
            }
            seed = body.pointee.next
        }
        return Islands(
            islands: islands, count: count, bodies: bodies, bodyCount: Int(end.bodies), contacts: contacts,
            joints: joints, islandOfBody: islandOfBody)
    }

    private struct Ends {
        var bodies: Int32 = 0
        var contacts: Int32 = 0
        var joints: Int32 = 0
    }

    private func gather(from seed: Int32, into island: Int32, _ end: inout Ends) {
        var depth = 0
        @inline(__always) func visit(_ body: Int32) {
            guard islandOfBody[Int(body)] < 0, context.bodies[Int(body)].kind == .dynamic else { return }
            islandOfBody[Int(body)] = island
            stack[depth] = body
            depth += 1
        }
        visit(seed)
        while depth > 0 {
            depth -= 1
            let body = stack[depth]
            bodies[Int(end.bodies)] = body
            end.bodies += 1
            context.bodies[Int(body)].wake()
            lists.forEachContact(of: body) { index in
                guard !hasVisitedContact[index] else { return }
                hasVisitedContact[index] = true
                contacts[Int(end.contacts)] = Int32(truncatingIfNeeded: index)
                end.contacts += 1
                visit(context.contacts[index].body(besides: body))
            }
            forEachJoint(of: body) { index in
                guard !hasVisitedJoint[Int(index)] else { return }
                hasVisitedJoint[Int(index)] = true
                joints[Int(end.joints)] = index
                end.joints += 1
                visit(context.joints[Int(index)].body(besides: body))
            }
        }
    }

    @inline(__always) private func forEachJoint(of body: Int32, _ visit: (Int32) -> Void) {
        var link = context.bodies[Int(body)].firstJoint
        while link >= 0 {
            visit(link >> 1)
            link = context.joints[Int(link >> 1)][link & 1].next
        }
    }
}
