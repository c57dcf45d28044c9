// C23's #embed, which clang has in earlier languages, too.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "CStandIns.h"

static const StandInFile files[] = {
    { "Authentication", (const char[]) {
#embed "../SourceAdapter/StandIns/Authentication.swift" suffix(, 0)
    } },
    { "Combine/Joining", (const char[]) {
#embed "../SourceAdapter/StandIns/Combine/Joining.swift" suffix(, 0)
    } },
    { "Combine/Operators", (const char[]) {
#embed "../SourceAdapter/StandIns/Combine/Operators.swift" suffix(, 0)
    } },
    { "Combine/Publisher", (const char[]) {
#embed "../SourceAdapter/StandIns/Combine/Publisher.swift" suffix(, 0)
    } },
    { "Combine/Scheduling", (const char[]) {
#embed "../SourceAdapter/StandIns/Combine/Scheduling.swift" suffix(, 0)
    } },
    { "Combine/Subject", (const char[]) {
#embed "../SourceAdapter/StandIns/Combine/Subject.swift" suffix(, 0)
    } },
    { "CoreData/BatchRequests", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/BatchRequests.swift" suffix(, 0)
    } },
    { "CoreData/ContextChanges", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ContextChanges.swift" suffix(, 0)
    } },
    { "CoreData/ContextSaving", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ContextSaving.swift" suffix(, 0)
    } },
    { "CoreData/CoreDataErrors", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/CoreDataErrors.swift" suffix(, 0)
    } },
    { "CoreData/EarlierNames", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/EarlierNames.swift" suffix(, 0)
    } },
    { "CoreData/EntityDescription", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/EntityDescription.swift" suffix(, 0)
    } },
    { "CoreData/FetchExpressions", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/FetchExpressions.swift" suffix(, 0)
    } },
    { "CoreData/FetchRequest", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/FetchRequest.swift" suffix(, 0)
    } },
    { "CoreData/FetchedResults", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/FetchedResults.swift" suffix(, 0)
    } },
    { "CoreData/FetchedResultsController", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/FetchedResultsController.swift" suffix(, 0)
    } },
    { "CoreData/ManagedNews", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ManagedNews.swift" suffix(, 0)
    } },
    { "CoreData/ManagedObject", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ManagedObject.swift" suffix(, 0)
    } },
    { "CoreData/ManagedObjectID", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ManagedObjectID.swift" suffix(, 0)
    } },
    { "CoreData/ManagedValues", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ManagedValues.swift" suffix(, 0)
    } },
    { "CoreData/MergePolicy", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/MergePolicy.swift" suffix(, 0)
    } },
    { "CoreData/ObjectContext", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ObjectContext.swift" suffix(, 0)
    } },
    { "CoreData/ObjectModel", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ObjectModel.swift" suffix(, 0)
    } },
    { "CoreData/PersistentContainer", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/PersistentContainer.swift" suffix(, 0)
    } },
    { "CoreData/PersistentStore", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/PersistentStore.swift" suffix(, 0)
    } },
    { "CoreData/Relationships", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/Relationships.swift" suffix(, 0)
    } },
    { "CoreData/SnapshotReference", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/SnapshotReference.swift" suffix(, 0)
    } },
    { "CoreData/StoreCoordinator", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/StoreCoordinator.swift" suffix(, 0)
    } },
    { "CoreData/ValueTransformer", (const char[]) {
#embed "../SourceAdapter/StandIns/CoreData/ValueTransformer.swift" suffix(, 0)
    } },
    { "Firebase", (const char[]) {
#embed "../SourceAdapter/StandIns/Firebase.swift" suffix(, 0)
    } },
    { "Games", (const char[]) {
#embed "../SourceAdapter/StandIns/Games.swift" suffix(, 0)
    } },
    { "Haptics", (const char[]) {
#embed "../SourceAdapter/StandIns/Haptics.swift" suffix(, 0)
    } },
    { "Kingfisher", (const char[]) {
#embed "../SourceAdapter/StandIns/Kingfisher.swift" suffix(, 0)
    } },
    { "Logs", (const char[]) {
#embed "../SourceAdapter/StandIns/Logs.swift" suffix(, 0)
    } },
    { "Mail", (const char[]) {
#embed "../SourceAdapter/StandIns/Mail.swift" suffix(, 0)
    } },
    { "Maps", (const char[]) {
#embed "../SourceAdapter/StandIns/Maps.swift" suffix(, 0)
    } },
    { "Notifications", (const char[]) {
#embed "../SourceAdapter/StandIns/Notifications.swift" suffix(, 0)
    } },
    { "OptionalComparisons", (const char[]) {
#embed "../SourceAdapter/StandIns/OptionalComparisons.swift" suffix(, 0)
    } },
    { "Pages", (const char[]) {
#embed "../SourceAdapter/StandIns/Pages.swift" suffix(, 0)
    } },
    { "Photographs", (const char[]) {
#embed "../SourceAdapter/StandIns/Photographs.swift" suffix(, 0)
    } },
    { "Places", (const char[]) {
#embed "../SourceAdapter/StandIns/Places.swift" suffix(, 0)
    } },
    { "Predicates/Predicate", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/Predicate.swift" suffix(, 0)
    } },
    { "Predicates/PredicateComparison", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/PredicateComparison.swift" suffix(, 0)
    } },
    { "Predicates/PredicateParser", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/PredicateParser.swift" suffix(, 0)
    } },
    { "Predicates/PredicateScanner", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/PredicateScanner.swift" suffix(, 0)
    } },
    { "Predicates/PredicateValues", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/PredicateValues.swift" suffix(, 0)
    } },
    { "Predicates/SortDescriptor", (const char[]) {
#embed "../SourceAdapter/StandIns/Predicates/SortDescriptor.swift" suffix(, 0)
    } },
    { "Randoms", (const char[]) {
#embed "../SourceAdapter/StandIns/Randoms.swift" suffix(, 0)
    } },
    { "Sharing", (const char[]) {
#embed "../SourceAdapter/StandIns/Sharing.swift" suffix(, 0)
    } },
    { "Shop", (const char[]) {
#embed "../SourceAdapter/StandIns/Shop.swift" suffix(, 0)
    } },
    { "SnapKit/ConstraintEntries", (const char[]) {
#embed "../SourceAdapter/StandIns/SnapKit/ConstraintEntries.swift" suffix(, 0)
    } },
    { "SnapKit/ConstraintMaker", (const char[]) {
#embed "../SourceAdapter/StandIns/SnapKit/ConstraintMaker.swift" suffix(, 0)
    } },
    { "SnapKit/ConstraintTargets", (const char[]) {
#embed "../SourceAdapter/StandIns/SnapKit/ConstraintTargets.swift" suffix(, 0)
    } },
    { "Sound", (const char[]) {
#embed "../SourceAdapter/StandIns/Sound.swift" suffix(, 0)
    } },
    { "Speech", (const char[]) {
#embed "../SourceAdapter/StandIns/Speech.swift" suffix(, 0)
    } },
    { "SwiftUI/Color", (const char[]) {
#embed "../SourceAdapter/StandIns/SwiftUI/Color.swift" suffix(, 0)
    } },
    { "SwiftUI/Objects", (const char[]) {
#embed "../SourceAdapter/StandIns/SwiftUI/Objects.swift" suffix(, 0)
    } },
    { "SwiftUI/Representables", (const char[]) {
#embed "../SourceAdapter/StandIns/SwiftUI/Representables.swift" suffix(, 0)
    } },
    { "SwiftUI/State", (const char[]) {
#embed "../SourceAdapter/StandIns/SwiftUI/State.swift" suffix(, 0)
    } },
    { "SystemSounds", (const char[]) {
#embed "../SourceAdapter/StandIns/SystemSounds.swift" suffix(, 0)
    } },
    { "Then", (const char[]) {
#embed "../SourceAdapter/StandIns/Then.swift" suffix(, 0)
    } },
    { "Video", (const char[]) {
#embed "../SourceAdapter/StandIns/Video.swift" suffix(, 0)
    } },
    { "Web", (const char[]) {
#embed "../SourceAdapter/StandIns/Web.swift" suffix(, 0)
    } },
    { "WebImages", (const char[]) {
#embed "../SourceAdapter/StandIns/WebImages.swift" suffix(, 0)
    } },
    { 0, 0 },
};

const StandInFile *StandInFiles(void) { return files; }
