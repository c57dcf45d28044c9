import CCairo
import CoreGeometry
import Picture

/// A layout of Pango, with its lines.
final class PangoText {
    /// The PangoLayout.
    let pointer: OpaquePointer

    init(_ context: OpaquePointer) { pointer = pango_layout_new(context) }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Breaks words without hyphens, as UIKit does, and sets designs of the system font without alternates
    /// that depend on neighbors, which Inter has for arrows and signs between digits, and an iPhone's font
    /// has not.
    func setAttributes(of font: Font) {
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if font.kern != 0 || !font.hasLigatures {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0"))
        }
        if font.design == .standard || font.design == .rounded {
            let features = font.hasEvenDigits ? "calt=0,tnum=1" : "calt=0"
            let all = font.kernsPairs ? features : features + ",kern=0"
            pango_attr_list_insert(attributes, pango_attr_font_features_new(all))
        } else if !font.kernsPairs {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("kern=0"))
        }
        pango_layout_set_attributes(pointer, attributes)
        pango_attr_list_unref(attributes)
    }

    /// The text in UTF-8, valid as long as the layout.
    var text: UnsafePointer<CChar> { pango_layout_get_text(pointer) }

    /// The lines, valid as long as the layout.
    var lines: [UnsafeMutablePointer<PangoLayoutLine>] {
        pango_layout_get_lines_readonly(pointer)?.values(of: PangoLayoutLine.self) ?? []
    }
}

extension UnsafeMutablePointer<GSList> {
    /// Returns the list's elements, which are pointers to values of a type.
    func values<Value>(of type: Value.Type) -> [UnsafeMutablePointer<Value>] {
        sequence(first: self, next: \.pointee.next).map {
            $0.pointee.data.assumingMemoryBound(to: Value.self)
        }
    }
}
