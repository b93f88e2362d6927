/** The version whose inner parts are named below; of another one nothing is left out, and `e2e/budgets.spec.ts` says so. */
export const version = "19.3.1";

/** What React's tree never has here, by React's numbers and by its names for the types that elements have. */
export const unusedKinds = new Set<unknown>([
	12, // Profiler
	19, // SuspenseList
	23, // LegacyHidden
	25, // TracingMarker
	26, // titles, metadata, scripts and style sheets, which React would move to the head
	27, // html, head and body
	30, // ViewTransition
	31, // Activity
	"REACT_PROFILER_TYPE",
	"REACT_SUSPENSE_LIST_TYPE",
	"REACT_LEGACY_HIDDEN_TYPE",
	"REACT_VIEW_TRANSITION_TYPE",
	"REACT_ACTIVITY_TYPE",
]);

/** Functions that give the same answer each time here. */
export const answers: ReadonlyMap<string, string> = new Map([
	// Which component an error comes from: nothing here reads it.
	["getStackByFiberInDevAndProd", '""'],
	// Whether a change waits for images or style sheets.
	["waitForCommitToBeReady", "null"],
]);

/** Functions that have nothing to do here. */
export const unusedFunctions: ReadonlySet<string> = new Set([
	// Transitions between views.
	"trackEnterViewTransitions",
	"commitAppearingPairViewTransitions",
	"commitEnterViewTransitions",
	"commitDeletedPairViewTransitions",
	"commitExitViewTransitions",
	"commitNestedViewTransitions",
	"restorePairedViewTransitions",
	"restoreEnterOrExitViewTransitions",
	"restoreNestedViewTransitions",
	"measureNestedViewTransitions",
	"pushViewTransitionCancelableScope",
	"restoreViewTransitionName",
	"startViewTransition",
	"queueTransitionTypes",
	// Images that a transition between views waits for.
	"preloadInstanceAndSuspendIfNeeded",
	"accumulateSuspenseyCommitOnFiber",
	// What the browser would show during a transition that is asynchronous: React does not ask for it.
	"defaultOnDefaultTransitionIndicator",
	// Style sheets, scripts and connections that components ask for.
	"isHostHoistableType",
	"prefetchDNS",
	"preconnect",
	"preload",
	"preloadModule",
	"preinitStyle",
	"preinitScript",
	"preinitModuleScript",
	// References to fragments.
	"FragmentInstance",
	"addFragmentHandleToFiber",
	"commitNewChildToFragmentInstances",
	"commitFragmentInstanceInsertionEffects",
	"commitFragmentInstanceDeletionEffects",
	// Forms whose action is a function.
	"extractEvents$1",
	"startHostTransition",
	"requestFormReset$1",
	"scheduleReplayQueueIfNeeded",
]);

/** Hooks that nothing calls; without them a call is an error. */
export const unusedHooks: ReadonlySet<string> = new Set([
	"useActionState",
	"useCacheRefresh",
	"useFormState",
	"useHostTransitionStatus",
	"useOptimistic",
]);

/** Variables of React's that have one value here. */
export const constants: ReadonlyMap<string, string> = new Map([
	["canUseDOM", "!0"],
	["canUseCompositionEvent", "!0"],
	["documentMode", "null"],
	["isInputEventSupported", "!0"],
	["shouldStartViewTransition", "!1"],
]);

/** What React adds to these is left out with them. */
export const unusedOwners: ReadonlySet<string> = new Set([
	"FragmentInstance.prototype",
	"ReactDOMSharedInternals.findDOMNode",
]);

/** From where modules get React. */
export const packages: ReadonlySet<string> = new Set(["react", "react-dom"]);

/** What React and React DOM do not have, since what it needs is left out. */
export const unusedExports: ReadonlySet<string> = new Set([
	"Activity",
	"Profiler",
	"ViewTransition",
	"addTransitionType",
	"preconnect",
	"prefetchDNS",
	"preinit",
	"preinitModule",
	"preload",
	"preloadModule",
	"requestFormReset",
	"unstable_useCacheRefresh",
	"useActionState",
	"useFormState",
	"useFormStatus",
	"useOptimistic",
]);
