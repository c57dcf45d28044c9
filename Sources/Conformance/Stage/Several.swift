/// Objects that a set-up treats alike: its properties go to all of them.
struct Several {
    var values: [Any]
}
