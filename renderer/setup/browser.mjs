import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installWithApt, runShown } from "./apt.mjs";
import { root } from "./install.mjs";
import { commandFile } from "./processes.mjs";

/** The headless shell comes first, because a page takes a third less computing time in it. */
const systemBrowsers = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** Returns whether a browser starts; it does not without its system libraries. */
function starts(path) {
	return (
		existsSync(path) && spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
	);
}

/** Possible paths of Firefox: the system's, or the one in FIREFOX_PATH. */
const firefoxes = [
	process.env.FIREFOX_PATH ?? "",
	"/usr/bin/firefox-esr",
	"/usr/bin/firefox",
	"/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Returns the path of a Firefox, else null. Playwright's own is ignored, because it has to be downloaded. */
export const findFirefox = () => firefoxes.find(starts) ?? null;

/** Returns the path of Playwright's own browser, downloaded or not. */
async function playwrightBrowser() {
	const { chromium } = await import("@playwright/test");
	return chromium.executablePath();
}

/** Returns possible paths of Chromium: PLAYWRIGHT_CHROMIUM_PATH, Playwright's, the system's. */
async function candidates() {
	const named = process.env.PLAYWRIGHT_CHROMIUM_PATH;
	return [...(named ? [named] : []), await playwrightBrowser(), ...systemBrowsers];
}

/** Returns the path of a Chromium for the tests; else null. */
export async function findBrowser() {
	return (await candidates()).find(starts) ?? null;
}

/** Returns the path of a Chromium with a back/forward cache, which the headless shell lacks; else null. */
export async function findBrowserWithCache() {
	const withWindow = (path) => !/headless[-_]shell/.test(path);
	return (await candidates()).filter(withWindow).find(starts) ?? null;
}

function installWithPlaywright() {
	const args = [commandFile("@playwright/test", "playwright"), "install", "chromium"];
	return runShown(process.execPath, args, { cwd: root });
}

/** Finds a browser or installs one; throws with instructions if neither works. */
export async function ensureBrowser() {
	const found = await findBrowser();
	if (found) return found;
	const attempts = [
		() => installWithApt("chromium-headless-shell"),
		installWithPlaywright,
		() => installWithApt("chromium"),
	];
	for (const attempt of attempts) {
		console.error("No browser found; installing Chromium …");
		const installed = attempt() ? await findBrowser() : null;
		if (installed) return installed;
	}
	throw new Error(
		"The tests need a Chromium and none could be installed. Do one of these:\n" +
			"  apt-get install chromium-headless-shell, or chromium where there is no such package (as root), or\n" +
			"  npx playwright install --with-deps chromium, or\n" +
			"  name one: PLAYWRIGHT_CHROMIUM_PATH=/path/to/chromium",
	);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	try {
		console.log(await ensureBrowser());
	} catch (error) {
		console.error(error.message);
		process.exitCode = 1;
	}
}
