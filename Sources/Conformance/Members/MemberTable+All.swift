// Written by .ci/members from the public declarations.

extension MemberTable {
    /// Adds the members of all types.
    mutating func addAll() {
        addCoreDrawingMembers1()
        addCoreDrawingMembers2()
        addCoreLayersMembers1()
        addCoreLayersMembers2()
        addCoreLayersMembers3()
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
        addUIKitCoreMembers12()
        addUIKitControlsMembers1()
        addUIKitControlsMembers2()
        addUIKitControlsMembers3()
        addUIKitControlsMembers4()
        addUIKitDynamicsMembers1()
        addUIKitDynamicsMembers2()
        addUIKitCollectionsMembers1()
        addUIKitCollectionsMembers2()
        addUIKitCollectionsMembers3()
        addUIKitCollectionsMembers4()
        addUIKitCollectionsMembers5()
        addUIKitCollectionsMembers6()
        addUIKitBarsMembers1()
        addUIKitBarsMembers2()
        addSpecial()
    }
}
