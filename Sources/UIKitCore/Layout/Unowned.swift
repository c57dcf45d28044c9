/// A reference to an object that something else holds.
struct Unowned<Item: AnyObject> {
    unowned let item: Item
}
