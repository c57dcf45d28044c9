/// A method of a delegate or data source: which of its parameters, and whether its result, may be nil.
///
/// A class in Swift 1 or 2 may say otherwise, since headers of its time said less about nil, or more. In
/// Swift without Objective-C such a method would be none of the protocol's, and nobody would call it.
struct DelegateMethod {
    /// For each parameter, a Boolean value that indicates whether its type is optional.
    let parameters: [Bool]
    /// A Boolean value that indicates whether the type of the result is optional; nil for no result.
    let result: Bool?

    /// The methods by their current names. Source: the protocols of Flipbook.
    static let all: [String: DelegateMethod] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").map { line in
            let words = line.split(separator: " ")
            let method = DelegateMethod(
                parameters: words[1].map { $0 == "o" }, result: words[2] == "-" ? nil : words[2] == "o")
            return (String(words[0]), method)
        })

    /// In each row a name, for each parameter `o` for an optional type and `n` for another, and the same for
    /// the result; `-` for none.
    private static let table = """
        action(for:forKey:) nn o
        actionSheet(_:clickedButtonAt:) nn -
        adaptivePresentationStyle(for:) n n
        adaptivePresentationStyle(for:traitCollection:) nn n
        alertView(_:clickedButtonAt:) nn -
        animateTransition(using:) n -
        animationController(forDismissed:) n o
        animationController(forPresented:presenting:source:) nnn o
        animationDidStart(_:) n -
        animationDidStop(_:finished:) nn -
        animationEnded(_:) n -
        application(_:configurationForConnecting:options:) nnn n
        application(_:didDiscardSceneSessions:) nn -
        application(_:didFinishLaunchingWithOptions:) no n
        application(_:willFinishLaunchingWithOptions:) no n
        applicationDidBecomeActive(_:) n -
        applicationDidEnterBackground(_:) n -
        applicationDidReceiveMemoryWarning(_:) n -
        applicationWillEnterForeground(_:) n -
        applicationWillResignActive(_:) n -
        applicationWillTerminate(_:) n -
        collectionView(_:canMoveItemAt:) nn n
        collectionView(_:cellForItemAt:) nn n
        collectionView(_:didDeselectItemAt:) nn -
        collectionView(_:didEndDisplaying:forItemAt:) nnn -
        collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) nnnn -
        collectionView(_:didHighlightItemAt:) nn -
        collectionView(_:didSelectItemAt:) nn -
        collectionView(_:didUnhighlightItemAt:) nn -
        collectionView(_:layout:insetForSectionAt:) nnn n
        collectionView(_:layout:minimumInteritemSpacingForSectionAt:) nnn n
        collectionView(_:layout:minimumLineSpacingForSectionAt:) nnn n
        collectionView(_:layout:referenceSizeForFooterInSection:) nnn n
        collectionView(_:layout:referenceSizeForHeaderInSection:) nnn n
        collectionView(_:layout:sizeForItemAt:) nnn n
        collectionView(_:moveItemAt:to:) nnn -
        collectionView(_:numberOfItemsInSection:) nn n
        collectionView(_:shouldDeselectItemAt:) nn n
        collectionView(_:shouldHighlightItemAt:) nn n
        collectionView(_:shouldSelectItemAt:) nn n
        collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) nnn n
        collectionView(_:viewForSupplementaryElementOfKind:at:) nnn n
        collectionView(_:willDisplay:forItemAt:) nnn -
        collectionView(_:willDisplaySupplementaryView:forElementKind:at:) nnnn -
        collisionBehavior(_:beganContactFor:with:at:) nnnn -
        collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) nnon -
        collisionBehavior(_:endedContactFor:with:) nnn -
        collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) nno -
        completeTransition(_:) n -
        contextMenuInteraction(_:configurationForMenuAtLocation:) nn o
        controller(_:didChange:at:for:newIndexPath:) nnono -
        controller(_:didChange:atSectionIndex:for:) nnnn -
        controllerDidChangeContent(_:) n -
        controllerWillChangeContent(_:) n -
        draw(_:in:) nn -
        dynamicAnimatorDidPause(_:) n -
        dynamicAnimatorWillResume(_:) n -
        finalFrame(for:) n n
        gestureRecognizer(_:shouldBeRequiredToFailBy:) nn n
        gestureRecognizer(_:shouldReceive:) nn n
        gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) nn n
        gestureRecognizer(_:shouldRequireFailureOf:) nn n
        gestureRecognizerShouldBegin(_:) n n
        imagePickerController(_:didFinishPickingMediaWithInfo:) nn -
        imagePickerControllerDidCancel(_:) n -
        initialFrame(for:) n n
        interactionControllerForDismissal(using:) n o
        interactionControllerForPresentation(using:) n o
        interruptibleAnimator(using:) n o
        layoutSublayers(of:) n -
        navigationController(_:animationControllerFor:from:to:) nnnn o
        navigationController(_:didShow:animated:) nnn -
        navigationController(_:interactionControllerFor:) nn o
        navigationController(_:willShow:animated:) nnn -
        numberOfComponents(in:) n n
        numberOfSections(in:) n n
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) nnnn -
        pageViewController(_:spineLocationFor:) nn n
        pageViewController(_:viewControllerAfter:) nn o
        pageViewController(_:viewControllerBefore:) nn o
        pageViewController(_:willTransitionTo:) nn -
        pickerView(_:attributedTitleForRow:forComponent:) nnn o
        pickerView(_:didSelectRow:inComponent:) nnn -
        pickerView(_:numberOfRowsInComponent:) nn n
        pickerView(_:rowHeightForComponent:) nn n
        pickerView(_:titleForRow:forComponent:) nnn o
        pickerView(_:viewForRow:forComponent:reusing:) nnno n
        pickerView(_:widthForComponent:) nn n
        prepareForPopoverPresentation(_:) n -
        presentationController(forPresented:presenting:source:) non o
        presentationControllerDidAttemptToDismiss(_:) n -
        presentationControllerDidDismiss(_:) n -
        presentationControllerShouldDismiss(_:) n n
        presentationControllerWillDismiss(_:) n -
        presentationCount(for:) n n
        presentationIndex(for:) n n
        scene(_:willConnectTo:options:) nnn -
        sceneDidBecomeActive(_:) n -
        sceneDidDisconnect(_:) n -
        sceneDidEnterBackground(_:) n -
        sceneWillEnterForeground(_:) n -
        sceneWillResignActive(_:) n -
        scrollViewDidChangeAdjustedContentInset(_:) n -
        scrollViewDidEndDecelerating(_:) n -
        scrollViewDidEndDragging(_:willDecelerate:) nn -
        scrollViewDidEndScrollingAnimation(_:) n -
        scrollViewDidEndZooming(_:with:atScale:) non -
        scrollViewDidScroll(_:) n -
        scrollViewDidScrollToTop(_:) n -
        scrollViewDidZoom(_:) n -
        scrollViewShouldScrollToTop(_:) n n
        scrollViewWillBeginDecelerating(_:) n -
        scrollViewWillBeginDragging(_:) n -
        scrollViewWillBeginZooming(_:with:) no -
        scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) nnn -
        searchBar(_:textDidChange:) nn -
        searchBarCancelButtonClicked(_:) n -
        searchBarSearchButtonClicked(_:) n -
        sectionIndexTitles(for:) n o
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) n -
        splitViewController(_:collapseSecondary:onto:) nnn n
        startInteractiveTransition(_:) n -
        tabBar(_:didSelect:) nn -
        tabBarController(_:animationControllerForTransitionFrom:to:) nnn o
        tabBarController(_:didSelect:) nn -
        tabBarController(_:interactionControllerFor:) nn o
        tabBarController(_:shouldSelect:) nn n
        tableView(_:accessoryButtonTappedForRowWith:) nn -
        tableView(_:canEditRowAt:) nn n
        tableView(_:canMoveRowAt:) nn n
        tableView(_:cellForRowAt:) nn n
        tableView(_:commit:forRowAt:) nnn -
        tableView(_:didDeselectRowAt:) nn -
        tableView(_:didEndDisplaying:forRowAt:) nnn -
        tableView(_:didHighlightRowAt:) nn -
        tableView(_:didSelectRowAt:) nn -
        tableView(_:didUnhighlightRowAt:) nn -
        tableView(_:editActionsForRowAt:) nn o
        tableView(_:editingStyleForRowAt:) nn n
        tableView(_:estimatedHeightForRowAt:) nn n
        tableView(_:heightForFooterInSection:) nn n
        tableView(_:heightForHeaderInSection:) nn n
        tableView(_:heightForRowAt:) nn n
        tableView(_:leadingSwipeActionsConfigurationForRowAt:) nn o
        tableView(_:moveRowAt:to:) nnn -
        tableView(_:numberOfRowsInSection:) nn n
        tableView(_:shouldHighlightRowAt:) nn n
        tableView(_:titleForFooterInSection:) nn o
        tableView(_:titleForHeaderInSection:) nn o
        tableView(_:trailingSwipeActionsConfigurationForRowAt:) nn o
        tableView(_:viewForFooterInSection:) nn o
        tableView(_:viewForHeaderInSection:) nn o
        tableView(_:willDeselectRowAt:) nn o
        tableView(_:willDisplay:forRowAt:) nnn -
        tableView(_:willDisplayHeaderView:forSection:) nnn -
        tableView(_:willSelectRowAt:) nn o
        textField(_:shouldChangeCharactersIn:replacementString:) nnn n
        textFieldDidBeginEditing(_:) n -
        textFieldDidEndEditing(_:) n -
        textFieldShouldBeginEditing(_:) n n
        textFieldShouldClear(_:) n n
        textFieldShouldEndEditing(_:) n n
        textFieldShouldReturn(_:) n n
        textView(_:shouldChangeTextIn:replacementText:) nnn n
        textView(_:shouldInteractWith:in:) nnn n
        textViewDidBeginEditing(_:) n -
        textViewDidChange(_:) n -
        textViewDidChangeSelection(_:) n -
        textViewDidEndEditing(_:) n -
        textViewShouldBeginEditing(_:) n n
        textViewShouldEndEditing(_:) n n
        transitionDuration(using:) o n
        updateInteractiveTransition(_:) n -
        updateSearchResults(for:) n -
        urlSession(_:dataTask:didReceive:) nnn -
        urlSession(_:task:didCompleteWithError:) nno -
        view(forKey:) n o
        viewController(forKey:) n o
        viewForZooming(in:) n o
        willDismissSearchController(_:) n -
        willPresentSearchController(_:) n -
        """
}
