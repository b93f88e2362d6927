/**
 * What Chromium does without. Of several such lists it takes the last alone, so Playwright's own is repeated here
 * (chromiumSwitches); the rest are the suggestions of an address bar that nobody sees: pages of their own in every
 * window, which cost as much as the page under test, and processes kept ready for pages that never come.
 */
const withoutFeatures = [
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"DestroyProfileOnBrowserClose",
	"HttpsUpgrades",
	"HttpsFirstBalancedModeAutoEnable",
	"LensOverlay",
	"MediaRouter",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"TcpPortRandomizationWin",
	"OptimizationHints",
	"NetworkTimeServiceQuerying",
	"AimEnabled",
	"PreconnectToSearch",
	"WebUIOmniboxPopup",
	"WebUIOmniboxAimPopup",
	"WebUIOmniboxFullPopup",
	"SpareRendererForSitePerProcess",
	// A document that a journey answers itself has no address, and is refused those of this machine.
	"LocalNetworkAccessChecks",
];

/** How Chromium is started everywhere: without a window, and without calls to its maker. */
export const launchArguments = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	// Letters are as wide as in a window: the headless shell would fit them to whole pixels.
	"--font-render-hinting=none",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${withoutFeatures.join(",")}`,
];

/**
 * For tests, whose pages live shorter than a visitor's: no process of its own for drawing, and for a page the process of
 * the blank one that it follows.
 */
export const fewProcesses = ["--in-process-gpu", "--renderer-process-limit=1"];
