// The functions of Dispatch's groups that Swift had up to version 2, on the film's clock.

/// A count of unfinished pieces of work.
public typealias dispatch_group_t = FilmGroup

/// Creates a group without work.
@preconcurrency @MainActor public func dispatch_group_create() -> FilmGroup { FilmGroup() }

/// Counts a piece of work that begins.
@preconcurrency @MainActor public func dispatch_group_enter(_ group: FilmGroup) { group.enter() }

/// Counts a piece of work that has ended.
@preconcurrency @MainActor public func dispatch_group_leave(_ group: FilmGroup) { group.leave() }

/// Runs work on a queue as a part of a group.
@preconcurrency @MainActor
public func dispatch_group_async(_ group: FilmGroup, _ queue: FilmQueue, _ block: @escaping () -> Void) {
    queue.async(group: group, execute: block)
}

/// Runs work on a queue at the end of a group's work.
@preconcurrency @MainActor
public func dispatch_group_notify(_ group: FilmGroup, _ queue: FilmQueue, _ block: @escaping () -> Void) {
    group.notify(queue: queue, execute: block)
}
