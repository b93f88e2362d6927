// Measures the built demo shop's web vitals as a phone of the middle class sees it over slow 4G, and fails above the
// marks: LCP, CLS, total blocking time and the longest task of pages until they are used, next to what the browser takes for
// the first frame; INP of what visitors do most, each as the first thing that they do on the page, and the longest task of that;
// and how long a link that was pointed at takes. The medians of several visits, below the machine's load and its speed by
// Lighthouse's benchmark.
//   npm run vitals [-- visits] [--slow-down 4]
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { launchArguments } from "./launch.mjs";
import { pointedLinkTimes } from "./pointed-link.mjs";
import { templatePaths, withDemo } from "./support/demo-sites.mjs";

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { "slow-down": { type: "string", default: "4" } },
});
const visits = Number(positionals[0] ?? 5);
/** The factor by which the phone's processor is slower than this one. */
const slowDown = Number(options["slow-down"]);
if (!(visits >= 1) || !(slowDown >= 1))
	throw new Error("Visits and --slow-down are numbers from 1 on, as in: npm run vitals -- 3 --slow-down 6");
/** In milliseconds, except the layout shift. */
const marks = { lcp: 1200, cls: 0.02, tbt: 50 };
/** Returns the maximum length of a task in milliseconds: shop pages, all others. */
const longestTask = (path) => (path.startsWith("/shop") ? 100 : 50);
/** Slow 4G as in PageSpeed Insights: 150 ms, 1.6 and 0.75 Mbit/s. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_638_400 / 8,
	uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A header link that is hovered for some milliseconds and clicked, and the limit until the next page is painted. */
const pointedLink = { from: "/", to: "/trauringe", pointed: 1500 };
const pointedLinkMark = 150;

/** The interactions whose next paint is measured: limit in milliseconds, page, and the touched elements in order. */
const interactions = {
	"open the menu": [50, "/uhren", (page) => [page.getByRole("banner").getByRole("button", { name: "Menü" })]],
	"filter the list": [
		100,
		"/shop",
		(page) => [
			page.getByRole("button", { name: /^Filter/ }),
			page.getByRole("dialog").getByRole("checkbox").first(),
		],
	],
	"add to the cart": [
		80,
		"/shop/dekoration/vase-kiesel",
		(page) => [page.getByRole("button", { name: "In den Warenkorb" }).first()],
	],
};

/** Runs in the page before its own scripts. */
function observe() {
	const tasks = [];
	const vitals = {
		tasks,
		lcp: 0,
		cls: 0,
		inp: 0,
		/** Returns how long each task above 50 ms blocks the visible page; browsers report no shorter ones. */
		get blocking() {
			const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			return tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - painted));
		},
		/** Counts from the first paint, because there is nothing to press before (web.dev, "Total Blocking Time"). */
		get tbt() {
			return vitals.blocking.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
		},
		get longest() {
			return Math.max(0, ...vitals.blocking);
		},
		/** Returns style, layout and paint of the first frame, which the browser does in one task. */
		get firstFrame() {
			return Math.max(
				0,
				...tasks.filter((_, index) => vitals.blocking[index] < 1).map(({ duration }) => duration),
			);
		},
	};
	Object.assign(window, { vitals });
	const each = (type, take, options = {}) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
			...options,
		});
	each("largest-contentful-paint", ({ startTime }) => {
		vitals.lcp = startTime;
	});
	each("layout-shift", ({ value, hadRecentInput }) => {
		if (!hadRecentInput) vitals.cls += value;
	});
	each("longtask", (task) => tasks.push(task));
	each(
		"event",
		({ interactionId, duration }) => {
			if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
		},
		{ durationThreshold: 16 },
	);
}

/**
 * Waits until the page is ready, with the protocol only: for a locator Playwright injects a script of 330 KB, whose
 * compilation is a long task.
 */
async function untilReady(session) {
	const asked = { expression: "document.documentElement.dataset.ready" };
	for (const end = Date.now() + 60_000; ; await wait(100)) {
		if ((await session.send("Runtime.evaluate", asked)).result.value === "true") return;
		if (Date.now() > end) throw new Error("The page does not listen after a minute");
	}
}

/** Touches the centre of an element with the protocol only, because Playwright's tap adds listeners to the page. */
async function touch(page, session, element) {
	await element.scrollIntoViewIfNeeded();
	// Waits until the target no longer moves.
	await page.waitForTimeout(500);
	const { x, y, width, height } = await element.boundingBox();
	const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function visit(browser, address, path, touched) {
	const context = await browser.newContext({ ...phone, locale: "de-DE" });
	const page = await context.newPage();
	try {
		const session = await context.newCDPSession(page);
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", network);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
		await page.addInitScript(observe);
		await page.goto(address + path);
		await untilReady(session);
		// Waits for late tasks.
		await page.waitForTimeout(1500);
		if (touched) {
			const refusal = page.getByRole("button", { name: "Alles ablehnen" });
			if (await refusal.isVisible()) await refusal.tap();
			await page.waitForTimeout(1000);
			await page.evaluate(() => {
				window.vitals.inp = 0;
				window.vitals.tasks.length = 0;
			});
			for (const element of touched(page)) {
				await touch(page, session, element);
				await page.waitForTimeout(1500);
			}
		}
		return await page.evaluate(() => window.vitals);
	} finally {
		await context.close();
	}
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(browser, address, path, touched) {
	const seen = [];
	for (let count = 0; count < visits; count++) seen.push(await visit(browser, address, path, touched));
	const of = (name) => median(seen.map((vitals) => vitals[name]));
	const names = ["lcp", "cls", "tbt", "inp", "longest", "firstFrame"];
	return Object.fromEntries(names.map((name) => [name, of(name)]));
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArguments });
/** Formats a task's length; browsers report none below 50 ms. */
const lengthOf = (task) => (task > 0 ? `${Math.round(task)} ms` : "below 50 ms");

/** Returns the speed of this machine, without slow-down, in the benchmark with which Lighthouse classifies phones. */
async function benchmarkIndex(browser) {
	const page = await browser.newPage();
	const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
	await page.close();
	return Math.round(index);
}

const report = (passed, name, text) => {
	console.log(`${passed ? "ok    " : "FAILED"} ${name.padEnd(32)} ${text}`);
	if (!passed) process.exitCode = 1;
};
try {
	await withDemo("light", async (address) => {
		const load = loadavg()[0]?.toFixed(1);
		const index = await benchmarkIndex(browser);
		console.log(
			`Load ${load}, benchmark index ${index}, ${slowDown} times slowed down; ${visits} visits each`,
		);
		for (const path of templatePaths) {
			const { lcp, cls, tbt, longest, firstFrame } = await measure(browser, address, path);
			const passed = lcp < marks.lcp && cls < marks.cls && tbt < marks.tbt && longest <= longestTask(path);
			const seen = `LCP ${Math.round(lcp)} ms  CLS ${cls.toFixed(3)}  TBT ${Math.round(tbt)} ms`;
			const text = `${seen}  longest task ${lengthOf(longest)}  first frame ${lengthOf(firstFrame)}`;
			report(passed, path, text);
		}
		for (const [name, [mark, path, touched]] of Object.entries(interactions)) {
			const { inp, longest } = await measure(browser, address, path, touched);
			const passed = inp <= mark && longest <= longestTask(path);
			report(passed, name, `INP ${Math.round(inp)} ms  longest task ${lengthOf(longest)}`);
		}
		const executablePath = await ensureBrowser();
		const times = await pointedLinkTimes({
			executablePath,
			address,
			visits,
			network,
			slowDown,
			...pointedLink,
		});
		const time = Math.round(median(times));
		report(time < pointedLinkMark, "click on a pointed-at link", `next page ${time} ms`);
	});
} finally {
	await browser.close();
}
