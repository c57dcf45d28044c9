// Written by .ci/members from the public declarations.

extension MemberTable {
    /// Adds the members of all types.
    mutating func addAll() {
        addCoreGeometryMembers()
        addCoreDrawingMembers()
        addCoreLayersMembers()
        addUIFoundationMembers()
        addUIKitCoreMembers()
        addUIKitControlsMembers()
        addUIKitTextMembers()
        addUIKitPresentationMembers()
        addUIKitDynamicsMembers()
        addUIKitTablesMembers()
        addUIKitCollectionsMembers()
        addUIKitBarsMembers()
        addSpecial()
    }

    private mutating func addCoreGeometryMembers() {
        addCoreGeometryMembers1()
    }

    private mutating func addCoreDrawingMembers() {
        addCoreDrawingMembers1()
        addCoreDrawingMembers2()
        addCoreDrawingMembers3()
    }

    private mutating func addCoreLayersMembers() {
        addCoreLayersMembers1()
        addCoreLayersMembers2()
        addCoreLayersMembers3()
        addCoreLayersMembers4()
    }

    private mutating func addUIFoundationMembers() {
        addUIFoundationMembers1()
        addUIFoundationMembers2()
        addUIFoundationMembers3()
        addUIFoundationMembers4()
        addUIFoundationMembers5()
        addUIFoundationMembers6()
        addUIFoundationMembers7()
        addUIFoundationMembers8()
    }

    private mutating func addUIKitCoreMembers() {
        addUIKitCoreMembers1()
        addUIKitCoreMembers2()
        addUIKitCoreMembers3()
        addUIKitCoreMembers4()
        addUIKitCoreMembers5()
        addUIKitCoreMembers6()
        addUIKitCoreMembers7()
        addUIKitCoreMembers8()
        addUIKitCoreMembers9()
        addUIKitCoreMembers10()
        addUIKitCoreMembers11()
    }

    private mutating func addUIKitControlsMembers() {
        addUIKitControlsMembers1()
        addUIKitControlsMembers2()
        addUIKitControlsMembers3()
        addUIKitControlsMembers4()
        addUIKitControlsMembers5()
        addUIKitControlsMembers6()
        addUIKitControlsMembers7()
        addUIKitControlsMembers8()
        addUIKitControlsMembers9()
        addUIKitControlsMembers10()
    }

    private mutating func addUIKitTextMembers() {
        addUIKitTextMembers1()
        addUIKitTextMembers2()
        addUIKitTextMembers3()
        addUIKitTextMembers4()
    }

    private mutating func addUIKitPresentationMembers() {
        addUIKitPresentationMembers1()
        addUIKitPresentationMembers2()
    }

    private mutating func addUIKitDynamicsMembers() {
        addUIKitDynamicsMembers1()
        addUIKitDynamicsMembers2()
    }

    private mutating func addUIKitTablesMembers() {
        addUIKitTablesMembers1()
        addUIKitTablesMembers2()
        addUIKitTablesMembers3()
        addUIKitTablesMembers4()
        addUIKitTablesMembers5()
    }

    private mutating func addUIKitCollectionsMembers() {
        addUIKitCollectionsMembers1()
        addUIKitCollectionsMembers2()
        addUIKitCollectionsMembers3()
        addUIKitCollectionsMembers4()
        addUIKitCollectionsMembers5()
        addUIKitCollectionsMembers6()
        addUIKitCollectionsMembers7()
    }

    private mutating func addUIKitBarsMembers() {
        addUIKitBarsMembers1()
        addUIKitBarsMembers2()
        addUIKitBarsMembers3()
        addUIKitBarsMembers4()
        addUIKitBarsMembers5()
    }
}
