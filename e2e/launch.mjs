/**
 * Chromium features to disable. It uses only the last of several lists, so Playwright's own is repeated here
 * (chromiumSwitches). The rest are address bar suggestions, which open pages in every window that cost as much as
 * the page under test, and spare processes.
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
	// A document that a journey mocks has no address and would be denied access to this machine.
	"LocalNetworkAccessChecks",
];

/** The arguments to start Chromium: headless, without calls to its vendor. */
export const launchArguments = [
	"--headless",
	"--no-sandbox",
	"--disable-gpu",
	// The headless shell would round glyph widths to whole pixels, unlike a window.
	"--font-render-hinting=none",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	`--disable-features=${withoutFeatures.join(",")}`,
];

/** Arguments for short-lived test pages: no GPU process, and the blank page's process is reused. */
export const fewProcesses = ["--in-process-gpu", "--renderer-process-limit=1"];
