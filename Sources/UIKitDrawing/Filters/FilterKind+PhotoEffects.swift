import CoreGeometry

// The looks of photographs. Core Image's tables are not public; these have their character.
extension FilterKind {
    static let photoEffects: [String: FilterKind] = [
        "CIPhotoEffectMono": look(saturation: 0),
        "CIPhotoEffectNoir": look(saturation: 0, contrast: 1.35),
        "CIPhotoEffectTonal": look(saturation: 0, contrast: 0.85),
        "CIPhotoEffectChrome": look(saturation: 1.3, contrast: 1.1),
        "CIPhotoEffectFade": look(saturation: 0.75, contrast: 0.8, brightness: 0.04),
        "CIPhotoEffectInstant": look(
            saturation: 0.8, contrast: 0.9, brightness: 0.03, tint: SIMD4(1.05, 1, 0.88, 1)),
        "CIPhotoEffectProcess": look(saturation: 1, contrast: 1.05, tint: SIMD4(0.92, 1.02, 1.06, 1)),
        "CIPhotoEffectTransfer": look(saturation: 0.9, contrast: 0.95, tint: SIMD4(1.1, 1, 0.86, 1)),
    ]

    private static func look(
        saturation: Float, contrast: Float = 1, brightness: Float = 0, tint: SIMD4<Float> = .one
    ) -> FilterKind {
        FilterKind { image, _ in
            image.mappedComponents { color in
                changed(color) { own in
                    let gray = 0.299 * own.x + 0.587 * own.y + 0.114 * own.z
                    let mixed = SIMD4(repeating: gray) + (own - gray) * saturation
                    return ((mixed - 0.5) * contrast + 0.5 + brightness) * tint
                }
            }
        }
    }
}
