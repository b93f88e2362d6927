import type { HydrationTime } from "#core/loading/hydration-time.ts";
import { type RedirectTable, redirectTarget } from "#core/routes/redirect-target.ts";
import type { EarlyPresses } from "#renderer/client/early.ts";
import type { IntendedNavigation } from "#renderer/client/link-intent.ts";
import { handlerOf, isListenedTo } from "#renderer/client/press-handler.ts";
import {
	holdForPress,
	type LinkHold,
	type PressEffect,
	type PressReplay,
	recordPress,
	releasePress,
} from "#renderer/client/press-replay.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import type { Runtime } from "#renderer/client/runtime.ts";
import { linkTarget } from "#renderer/client/site-links.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import { onNear } from "#ui/foundation/on-near.ts";
import { whenIdle } from "#ui/foundation/when-idle.ts";

/**
 * The page's entry. The page is complete without script, so the entry loads code only when that disturbs nobody: the
 * runtime when the browser is idle after loading, React when the visitor uses the page in a way that needs it
 * (hydration-time.ts). Buttons pressed before that are pressed again afterwards, so that no click is lost. For that,
 * this entry runs before the page is rendered (document.ts).
 */
const useEvents = ["pointermove", "pointerdown", "keydown", "focusin", "input"] as const;
let replay: PressReplay<HTMLButtonElement> = { phase: "prerendered", presses: [] };
let hold: LinkHold<HTMLAnchorElement> = { phase: "open" };
let hydrating: Promise<IntendedNavigation | null> | null = null;
let hydrated: IntendedNavigation | null = null;
let running: Promise<Runtime> | null = null;
/** Whether the page needs React, not only a link that the visitor has approached. */
let needed = false;

/** The maximum time for which a link is held, in milliseconds, in case a script never loads. */
const longestHold = 10_000;

/** Returns the data attributes of the root element; empty before it exists. */
const rootData = (): DOMStringMap => document.getElementById("root")?.dataset ?? {};
const hydrationTime = () => rootData().hydrate as HydrationTime | undefined;

/** Records the press of a button and starts the script that handles it. */
function notePress(button: HTMLButtonElement): PressEffect {
	const recorded = recordPress(replay, {
		button,
		handler: handlerOf(button),
		isSubmit: button.type === "submit",
		isInIsland: button.closest("[data-island]") !== null,
		isHandled: isListenedTo(button),
	});
	replay = recorded.replay;
	const { effect } = recorded;
	if (effect.type === "replayByRuntime")
		void holdLinks(runtime().then(() => button.click(), handleLoadFailure));
	else if (effect.type !== "none") void holdLinks(hydrate());
	return effect;
}

/** Holds links until a promise settles; the last hold then follows the clicked link. */
async function holdLinks(counted: Promise<unknown>): Promise<void> {
	hold = holdForPress(hold);
	try {
		await Promise.race([counted, new Promise((resolve) => setTimeout(resolve, longestHold))]);
	} finally {
		const released = releasePress(hold);
		hold = released.hold;
		released.follow?.click();
	}
}

/** Follows a link when no press is pending, and shows the notice of a slow page meanwhile (R-LOAD-02). */
function followLater(link: HTMLAnchorElement): void {
	if (hold.phase === "open") {
		link.click();
		return;
	}
	hold = { ...hold, link };
	runtime().then(
		({ feedback }) => hold.phase === "held" && hold.link === link && feedback.moving(link.pathname),
		() => undefined,
	);
}

/** Holds a clicked link while presses wait, because they would be lost with the page. */
function holdLink(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (hold.phase === "open" || !link || linkTarget(event) === null) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	followLater(link);
}

function onClick(event: MouseEvent): void {
	holdLink(event);
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (!button) return;
	const effect = notePress(button);
	if (effect.type !== "replayByReact") return;
	if (effect.preventsDefault) event.preventDefault();
	if (effect.stops) event.stopImmediatePropagation();
}

function preload(attributes: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Requests everything that hydration needs at the same time. The runtime may have loaded its part already. */
function preloadAll({ path = location.pathname, shared = "", modules = "" }: DOMStringMap): void {
	const hashes = shared.split(" ").slice(running ? 1 : 0);
	for (const href of [pageDataPath(path), ...hashes.map(sharedDataPath)])
		preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
	for (const href of modules.split(" ").filter(Boolean)) preload({ rel: "modulepreload", href });
}

/**
 * Handles a page script that cannot be loaded. It may have been removed by the last deployment, so the page reloads
 * once (R-LOAD-03). Otherwise the page stays as prerendered, with links followed by the browser, and shows a notice
 * (R-LOAD-06).
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

/** Loads and starts the runtime, once. It contains everything that a page does without React. */
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
			// The next call tries again.
			running = null;
			throw error;
		});
	return running;
}

/** Loads React and hydrates the page, once; resolves to null if that fails. */
function hydrate(): Promise<IntendedNavigation | null> {
	needed = true;
	for (const type of useEvents) removeEventListener(type, onUse, true);
	return prepare();
}

/** Does the same for a visitor who may not need it. A failure is ignored, and the next call tries again. */
function prepare(): Promise<IntendedNavigation | null> {
	hydrating ??= whenParsed()
		.then(startHydration)
		.catch((error) => {
			// An empty dialog would cover the notice.
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
			if (replay.phase === "prerendered") replay = { ...replay, phase: "hydrating" };
		});
		listening.moved.notify();
	} finally {
		// After a failed preparation the next call tries again, so presses are recorded until then.
		if (hydrated || needed) removeEventListener("click", onClick, true);
	}
	if (hydrated && replay.phase !== "hydrated") {
		const { presses } = replay;
		replay = { phase: "hydrated" };
		for (const button of presses) button.click();
	}
	return hydrated;
}

/**
 * Follows the redirect of a path immediately, without a history entry (R-REDIR-01, R-REDIR-02); returns whether there
 * is one.
 */
function followRedirect(): boolean {
	// Written by the renderer.
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
	// Not while the page loads, and not if the page has moved below a resting pointer.
	const { movementX, movementY } = event as PointerEvent;
	return document.readyState === "complete" && (movementX !== 0 || movementY !== 0);
}

function onUse(event: Event): void {
	if (asksForReact(event)) void hydrate();
}

/** The presses recorded by the inline script. */
const early = self as EarlyPresses;

/** Resolves when the document has been parsed completely: visitors may touch the page before. */
function whenParsed(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState !== "loading") resolve();
		else addEventListener("DOMContentLoaded", () => resolve(), { once: true });
	});
}

/** Resolves when the page is visible and the browser is idle. */
async function whenSeenAndIdle(): Promise<void> {
	await new Promise<void>((resolve) => {
		if (document.readyState === "complete") resolve();
		else addEventListener("load", () => resolve(), { once: true });
	});
	// The browser may have prerendered the page.
	if ("prerendering" in document && document.prerendering)
		await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
	await whenIdle(2000);
}

/** Returns whether the page hydrates on load: always, or because the URL has a query or the visitor has come back. */
function hasMoreToShow(): boolean {
	const time = hydrationTime();
	if (time === "change")
		return location.search !== "" && document.querySelector("[data-reads-query]") !== null;
	if (time !== "interaction") return time === "load";
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return location.search !== "" || history.state !== null || visit?.type !== "navigate";
}

/** Hydrates when an island with `hydrate: "visible"` is near the screen. */
function watchVisibleIslands(): void {
	for (const island of document.querySelectorAll("[data-hydrate=visible]"))
		onNear(island, () => void hydrate());
}

async function start(): Promise<void> {
	const { notePress: noteEarlyPress, pressedEarly = [], clickedEarly } = early;
	if (noteEarlyPress) removeEventListener("click", noteEarlyPress, true);
	early.notePress = undefined;
	addEventListener("click", onClick, true);
	for (const type of useEvents) addEventListener(type, onUse, { capture: true, passive: true });
	for (const button of pressedEarly) notePress(button);
	if (clickedEarly) followLater(clickedEarly);
	await whenParsed();
	if (followRedirect()) return;
	await whenSeenAndIdle();
	if (hasMoreToShow()) void hydrate();
	else {
		watchVisibleIslands();
		await runtime().catch(handleLoadFailure);
	}
}

/** Whether the browser itself opens and closes the dialogs of the shell. */
const complete =
	"commandForElement" in HTMLButtonElement.prototype &&
	"closedBy" in HTMLDialogElement.prototype &&
	"popover" in HTMLElement.prototype;
if (!complete)
	import("#ui/elements/older-browsers.ts")
		.then(({ helpOlderBrowsers }) => helpOlderBrowsers(document, early.pressedEarly))
		.catch(handleLoadFailure);

void start();
