// Measures the built demo shop's web vitals as a phone of the middle class sees it over slow 4G, and fails above the
// marks: LCP, CLS, total blocking time and the longest task of pages until they are used, INP of what visitors do most, each as
// the first thing that they do on the page, and the longest task of that; and how long a link that was pointed at takes. The
// medians of several visits, below the machine's speed by Lighthouse's benchmark and its load.
//   npm run vitals [-- visits] [--slow-down 4]
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { ensureBrowser } from "../renderer/setup/browser.mjs";
import { templatePaths, withDemo } from "./demo-sites.mjs";
import { launchArguments } from "./launch.mjs";
import { pointedLinkTimes } from "./pointed-link.mjs";

const { values: options, positionals } = parseArgs({
	allowPositionals: true,
	options: { "slow-down": { type: "string", default: "4" } },
});
const visits = Number(positionals[0] ?? 5);
/** How many times slower than this one the phone's processor is. */
const slowDown = Number(options["slow-down"]);
if (!(visits >= 1) || !(slowDown >= 1))
	throw new Error("Visits and --slow-down are numbers from 1 on, as in: npm run vitals -- 3 --slow-down 6");
/** In milliseconds, but the layout shift. */
const marks = { lcp: 1200, cls: 0.02, tbt: 50 };
/** How long a task may take, in milliseconds: of the shop's pages, of all others. */
const longestTask = (path) => (path.startsWith("/shop") ? 100 : 50);
/** Slow 4G as PageSpeed Insights has it: 150 ms, 1.6 and 0.75 Mbit/s. */
const network = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_638_400 / 8,
	uploadThroughput: 750_000 / 8,
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A link of the header that is pointed at for so many milliseconds and clicked, and in how many the next page is to be painted. */
const pointedLink = { from: "/", to: "/trauringe", pointed: 1500 };
const pointedLinkMark = 150;

/** The interactions whose next paint is measured: in how many milliseconds it is to come, where, and what is touched one after the other. */
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

/** Runs in the page, before anything of it. */
function observe() {
	const tasks = [];
	const vitals = {
		lcp: 0,
		cls: 0,
		inp: 0,
		/** Of those above 50 ms; the browser reports no others. */
		longest: 0,
		/** Of what is seen: before the first paint there is nothing to press (web.dev, "Total Blocking Time"). */
		get tbt() {
			const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
			const blocked = ({ startTime, duration }) =>
				Math.max(0, Math.min(duration, startTime + duration - painted) - 50);
			return tasks.reduce((sum, task) => sum + blocked(task), 0);
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
	each("longtask", (task) => {
		tasks.push(task);
		vitals.longest = Math.max(vitals.longest, task.duration);
	});
	each(
		"event",
		({ interactionId, duration }) => {
			if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
		},
		{ durationThreshold: 16 },
	);
}

/**
 * Waits until the page listens, by the protocol alone: for a locator Playwright puts a script of 330 KB into the page, whose
 * compilation is a long task of its own.
 */
async function untilReady(session) {
	const asked = { expression: "document.documentElement.dataset.ready" };
	for (const end = Date.now() + 60_000; ; await wait(100)) {
		if ((await session.send("Runtime.evaluate", asked)).result.value === "true") return;
		if (Date.now() > end) throw new Error("The page does not listen after a minute");
	}
}

/** Touches the middle of an element by the protocol alone: Playwright's own tap listens in the page to what it does. */
async function touch(page, session, element) {
	await element.scrollIntoViewIfNeeded();
	// What a finger is aimed at rests.
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
		// Whatever comes late.
		await page.waitForTimeout(1500);
		if (touched) {
			const refusal = page.getByRole("button", { name: "Alles ablehnen" });
			if (await refusal.isVisible()) await refusal.tap();
			await page.waitForTimeout(1000);
			await page.evaluate(() => {
				Object.assign(window.vitals, { inp: 0, longest: 0 });
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
	return { lcp: of("lcp"), cls: of("cls"), tbt: of("tbt"), inp: of("inp"), longest: of("longest") };
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: launchArguments });
/** What a longest task is called that the browser does not report. */
const taskText = (longest) => `longest task ${longest > 0 ? `${Math.round(longest)} ms` : "below 50 ms"}`;

/** How fast this machine is by the benchmark that Lighthouse names its phones by, not slowed down. */
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
			const { lcp, cls, tbt, longest } = await measure(browser, address, path);
			const passed = lcp < marks.lcp && cls < marks.cls && tbt < marks.tbt && longest <= longestTask(path);
			const text = `LCP ${Math.round(lcp)} ms  CLS ${cls.toFixed(3)}  TBT ${Math.round(tbt)} ms  ${taskText(longest)}`;
			report(passed, path, text);
		}
		for (const [name, [mark, path, touched]] of Object.entries(interactions)) {
			const { inp, longest } = await measure(browser, address, path, touched);
			const passed = inp <= mark && longest <= longestTask(path);
			report(passed, name, `INP ${Math.round(inp)} ms  ${taskText(longest)}`);
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
