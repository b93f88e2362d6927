import type { HydrationTime } from "#core/loading/hydration-time.ts";
import { type RedirectTable, redirectTarget } from "#core/routes/redirect-target.ts";
import type { IntendedNavigation } from "#renderer/client/link-intent.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import type { Runtime } from "#renderer/client/runtime.ts";
import { linkTarget } from "#renderer/client/site-links.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import { onNear } from "#ui/foundation/on-near.ts";
import { whenIdle } from "#ui/foundation/when-idle.ts";

/**
 * The page is complete without script. This entry loads what it needs when that disturbs nobody: the runtime once the
 * browser is idle after loading, React when the page is used in a way that asks for it (hydration-time.ts). Buttons pressed
 * before are pressed again afterwards, so that no click is lost; for that it is there before the page is rendered (document.ts).
 */
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;
const pressed: HTMLButtonElement[] = [];
let hydrating: Promise<IntendedNavigation | null> | null = null;
let hydrated: IntendedNavigation | null = null;
let running: Promise<Runtime> | null = null;
let takingOver = false;
/** Whether the page needs React, rather than the visitor coming near a link that React would follow. */
let needed = false;

/** How many presses wait for a script before they count. */
let waiting = 0;
/** How long a link is held, in milliseconds: a script that never comes is not to keep anybody. */
const longestHold = 10_000;
/** The link that is followed then. */
let followed: HTMLAnchorElement | null = null;

/** What the renderer wrote on the root element; nothing before that is there. */
const rootData = (): DOMStringMap => document.getElementById("root")?.dataset ?? {};
const hydrationTime = () => rootData().hydrate as HydrationTime | undefined;

/** Who acts on a press: the browser by itself, a part of the runtime, or React. */
function listenerOf(button: HTMLElement): "browser" | "runtime" | "react" {
	if (button.matches("[commandfor],[popovertarget]")) return "browser";
	if (button.matches("[data-cookies]")) return "runtime";
	const isReacts = button.closest("#root") !== null;
	// What sends a form of React's is React's, in a custom element too.
	if (elementAround(button) && !(isReacts && button.matches("[type=submit]"))) return "runtime";
	return isReacts ? "react" : "browser";
}

/** The custom element that a button is in, whose script is its own. */
function elementAround(button: HTMLElement): Element | null {
	for (let around = button.parentElement; around && around.id !== "root"; around = around.parentElement)
		if (around.localName.includes("-")) return around;
	return null;
}

/** Whether the runtime listens to a button already: it begins in several tasks, one for each kind of elements. */
function isListenedTo(button: HTMLElement): boolean {
	const element = elementAround(button);
	return element
		? customElements.get(element.localName) !== undefined
		: document.documentElement.dataset.ready !== undefined;
}

/** Has a press counted that came too early for the runtime or for React. */
function pressAgain(button: HTMLButtonElement): void {
	const listener = listenerOf(button);
	if (listener === "react") {
		// Who presses again because nothing has happened yet sends a form once.
		if (button.type !== "submit" || !pressed.includes(button)) pressed.push(button);
		void holdLinks(hydrate());
	}
	if (listener === "runtime" && !isListenedTo(button))
		void holdLinks(runtime().then(() => button.click(), handleLoadFailure));
}

/** Notes that a press counts when a promise settles; after the last one the link is followed that was clicked meanwhile. */
async function holdLinks(counted: Promise<unknown>): Promise<void> {
	waiting++;
	try {
		await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, longestHold))]);
	} finally {
		waiting--;
		if (waiting === 0) {
			followed?.click();
			followed = null;
		}
	}
}

/** Follows a link once no press waits any more, and says so as of a page that is slow to come (R-LOAD-02). */
function followLater(link: HTMLAnchorElement): void {
	followed = link;
	runtime().then(
		({ feedback }) => followed === link && feedback.moving(link.pathname),
		() => undefined,
	);
}

/** A page is not left before the presses on it have counted: a link that is clicked meanwhile waits for them. */
function holdLink(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!waiting || !link || linkTarget(event) === null) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	followLater(link);
}

function recordPress(event: MouseEvent): void {
	holdLink(event);
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (!button) return;
	// React replays what is pressed while it takes over; an island listens afterwards.
	if (takingOver && !button.closest("[data-island]")) return void holdLinks(hydrate());
	const isReacts = listenerOf(button) === "react";
	// A form waits for its script too.
	if (button.type === "submit" && isReacts) event.preventDefault();
	if (takingOver && isReacts) event.stopImmediatePropagation();
	pressAgain(button);
}

function preload(attributes: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Requests at once all that hydration needs, rather than for one after the other; the runtime may have its part already. */
function preloadAll({ path = location.pathname, shared = "", modules = "" }: DOMStringMap): void {
	const hashes = shared.split(" ").slice(running ? 1 : 0);
	for (const href of [pageDataPath(path), ...hashes.map(sharedDataPath)])
		preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
	for (const href of modules.split(" ").filter(Boolean)) preload({ rel: "modulepreload", href });
}

/**
 * The page's script cannot be loaded: it may be gone with the last deployment, so the page is loaded again, once
 * (R-LOAD-03); else it stays as it was written, links followed by the browser, and says so (R-LOAD-06).
 */
async function handleLoadFailure(error: unknown): Promise<null> {
	reportError(error);
	const { build = "", failed = "", reload = "" } = rootData();
	const lost = `chunk ${build} ${location.pathname}`;
	if (await reloadOnce(lost, () => !hasEnteredValues(document.body))) return null;
	if (document.querySelector(".page-notice[role=alert]")) return null;
	const notice = Object.assign(document.createElement("div"), { className: "page-notice", role: "alert" });
	const button = Object.assign(document.createElement("button"), { type: "button", textContent: reload });
	button.addEventListener("click", () => location.reload());
	notice.append(failed, " ", button);
	document.body.append(notice);
	return null;
}

/** Loads what a page does without React, once. */
function runtime(): Promise<Runtime> {
	running ??= import("#renderer/client/runtime.ts")
		.then(({ startRuntime }) =>
			startRuntime(rootData(), {
				hydrate,
				prepare,
				hydrated: () => hydrated,
				reportLost: handleLoadFailure,
				holdLinks,
			}),
		)
		.catch((error: unknown) => {
			// A later need asks for it again.
			running = null;
			throw error;
		});
	return running;
}

/** Loads React and has it take over the page, once; null where it cannot. */
function hydrate(): Promise<IntendedNavigation | null> {
	needed = true;
	for (const type of signs) removeEventListener(type, noteSign, true);
	return prepare();
}

/** Does the same for a visitor who may not need it: a failure is nobody's concern, and it is tried again. */
function prepare(): Promise<IntendedNavigation | null> {
	hydrating ??= whenParsed()
		.then(startHydration)
		.catch((error) => {
			// What nothing fills any more would cover the notice.
			if (needed) document.querySelector("main dialog")?.remove();
			else hydrating = null;
			return needed ? handleLoadFailure(error) : null;
		});
	return hydrating;
}

async function startHydration(): Promise<IntendedNavigation | null> {
	preloadAll(rootData());
	try {
		const [listening, react] = await Promise.all([runtime(), import("#renderer/client/hydrate.tsx")]);
		hydrated = await react.hydrate(listening, () => {
			takingOver = true;
		});
		listening.moved.notify();
	} finally {
		// What was only prepared is tried again, and presses count until then.
		if (hydrated || needed) removeEventListener("click", recordPress, true);
	}
	if (hydrated) for (const button of pressed) button.click();
	return hydrated;
}

/** A path that leads elsewhere is left at once and leaves no entry in the history (R-REDIR-01, R-REDIR-02). */
function followRedirect(): boolean {
	// The renderer wrote it.
	const target = redirectTarget(location.pathname, JSON.parse(rootData().redirects ?? "{}") as RedirectTable);
	if (target !== null) location.replace(target);
	return target !== null;
}

/** Returns whether an event uses a part of the page that React is to hydrate. */
function asksForReact(event: Event): boolean {
	const { type, target } = event;
	const time = hydrationTime();
	if (!time) return false;
	if (time === "change") {
		const part = target instanceof Element ? target.closest<HTMLElement>("[data-hydrate]") : null;
		if (!part || part.dataset.hydrate === "change") return false;
	}
	if (type !== "pointermove") return true;
	// Not while the page loads, nor where the page has moved below a pointer that rests.
	const { movementX, movementY } = event as PointerEvent;
	return document.readyState === "complete" && (movementX !== 0 || movementY !== 0);
}

function noteSign(event: Event): void {
	if (asksForReact(event)) void hydrate();
}

/** What the document's own script has noted (early-script.ts). */
interface EarlyPresses {
	notePress?: ((event: Event) => void) | undefined;
	readonly pressedEarly?: readonly HTMLButtonElement[];
	readonly clickedEarly?: HTMLAnchorElement;
}
const early = self as EarlyPresses;

/** Settles when the document is there in full: a page may be touched while half of it is still on its way. */
function whenParsed(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState !== "loading") resolve();
		else addEventListener("DOMContentLoaded", () => resolve(), { once: true });
	});
}

/** Settles when a visitor sees the page and the browser has nothing better to do. */
async function whenSeenAndIdle(): Promise<void> {
	await new Promise<void>((resolve) => {
		if (document.readyState === "complete") resolve();
		else addEventListener("load", () => resolve(), { once: true });
	});
	// A browser may have loaded the page before it was asked for.
	if ("prerendering" in document && document.prerendering)
		await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
	await whenIdle(2000);
}

/** Returns whether the page hydrates on load: always, or because the visitor came with a query or once more. */
function hasMoreToShow(): boolean {
	const time = hydrationTime();
	if (time === "change")
		return location.search !== "" && document.querySelector("[data-reads-query]") !== null;
	if (time !== "interaction") return time === "load";
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return location.search !== "" || history.state !== null || visit?.type !== "navigate";
}

/** Hydrates once an island that waits for it is near the screen. */
function watchVisibleIslands(): void {
	for (const island of document.querySelectorAll("[data-hydrate=visible]"))
		onNear(island, () => void hydrate());
}

async function start(): Promise<void> {
	const { notePress, pressedEarly = [], clickedEarly } = early;
	if (notePress) removeEventListener("click", notePress, true);
	early.notePress = undefined;
	addEventListener("click", recordPress, true);
	for (const type of signs) addEventListener(type, noteSign, { capture: true, passive: true });
	for (const button of pressedEarly) pressAgain(button);
	if (clickedEarly) waiting > 0 ? followLater(clickedEarly) : clickedEarly.click();
	await whenParsed();
	if (followRedirect()) return;
	await whenSeenAndIdle();
	if (hasMoreToShow()) void hydrate();
	else {
		watchVisibleIslands();
		await runtime().catch(handleLoadFailure);
	}
}

/** Whether the browser opens and closes the shell by itself. */
const complete =
	"commandForElement" in HTMLButtonElement.prototype &&
	"closedBy" in HTMLDialogElement.prototype &&
	"popover" in HTMLElement.prototype;
if (!complete)
	import("#ui/elements/older-browsers.ts")
		.then(({ helpOlderBrowsers }) => helpOlderBrowsers(document, early.pressedEarly))
		.catch(handleLoadFailure);

void start();
