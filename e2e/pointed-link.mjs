import { setTimeout as wait } from "node:timers/promises";
import { withTab } from "./tab-session.mjs";

/** Records in each document when its heading was painted; for a prerendered one, after its activation. */
function observe() {
	const painted = () =>
		requestAnimationFrame(() =>
			setTimeout(() => {
				const { activationStart } = performance.getEntriesByType("navigation")[0];
				window.arrival = {
					path: location.pathname,
					time: performance.timeOrigin + performance.now(),
					wasRenderedAhead: activationStart > 0,
				};
			}),
		);
	const heading = () => document.querySelector("main h1");
	const follow = () => {
		if (heading()) return painted();
		new MutationObserver((_changes, observer) => {
			if (!heading()) return;
			observer.disconnect();
			painted();
		}).observe(document, { childList: true, subtree: true });
	};
	if (document.prerendering) document.addEventListener("prerenderingchange", follow, { once: true });
	else follow();
}

/** Repeats an evaluation until it has a result; it fails or is empty while the page changes. */
async function until(question, what) {
	for (let count = 0; count < 30; count++) {
		const answer = await Promise.race([question().catch(() => null), wait(1000)]);
		if (answer) return answer;
		await wait(200);
	}
	throw new Error(`There was no ${what} in time.`);
}

/** Returns an expression for the centre of the visible element. */
const middleOf = (elements) => `(() => {
	const seen = [...${elements}].find((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return element.checkVisibility() && top >= 0 && bottom > top && bottom <= innerHeight;
	});
	if (!seen) return null;
	const { x, y, width, height } = seen.getBoundingClientRect();
	return { x: x + width / 2, y: y + height / 2 };
})()`;

async function click({ send }, place) {
	// The page that is left no longer responds.
	for (const type of ["mousePressed", "mouseReleased"])
		void send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 }).catch(
			() => null,
		);
	await wait(50);
}

/** One visit: answers the banner, which prerendering requires, hovers over the link and clicks it. */
async function visit(session, { address, from, to, pointed }) {
	const { send, evaluate } = session;
	await send("Page.navigate", { url: address + from });
	const refusal = middleOf(`document.querySelectorAll("[data-choice=none]")`);
	await click(session, await until(() => evaluate(refusal), "banner"));
	await until(() => evaluate(`document.querySelector("script[type=speculationrules]") !== null`), "rule");
	await wait(1500);
	const place = await until(() => evaluate(middleOf(`document.querySelectorAll('a[href="${to}"]')`)), "link");
	await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
	await wait(pointed);
	const start = performance.timeOrigin + performance.now();
	await click(session, place);
	const { time, wasRenderedAhead } = await until(async () => {
		const arrival = await evaluate("window.arrival");
		return arrival?.path === to ? arrival : null;
	}, "page after the click");
	if (!wasRenderedAhead) throw new Error(`${to} was not rendered ahead.`);
	return time - start;
}

/**
 * Returns the milliseconds from a click on a link that was hovered for `pointed` milliseconds until the next page's
 * heading is painted, for each visit (B-USE-17). Throws if the page was not prerendered.
 */
export async function pointedLinkTimes({ executablePath, visits, network, slowDown, ...journey }) {
	const commands = [
		["Page.enable"],
		["Network.enable"],
		["Network.emulateNetworkConditions", network],
		["Emulation.setCPUThrottlingRate", { rate: slowDown }],
		["Emulation.setDeviceMetricsOverride", { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }],
		["Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` }],
	];
	const times = [];
	for (let count = 0; count < visits; count++) {
		times.push(await withTab(executablePath, commands, (session) => visit(session, journey)));
	}
	return times;
}
