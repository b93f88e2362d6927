import { createElement, Fragment, type ReactElement, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import { replayEnteredValues } from "#ui/foundation/replay-entered-values.ts";

/** What {@link hydrateIsland} needs to bring an island to life. */
export interface IslandLifecycle {
	/** What React's ids within the island begin with; the same as on the server. */
	readonly identifierPrefix: string;
	/** Whether it does not wait for a touch. */
	readonly atOnce: boolean;
	/** Loads the script; returns what the island renders, at first as the server has rendered it. */
	load(): Promise<ReactElement>;
	/** The script could not be loaded; it is tried again at the next touch. */
	failed(): void;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

/** Whether the visitor was there before the script of the page. */
function isTouched(host: HTMLElement): boolean {
	return host.matches(":hover, :focus-within") || hasEnteredValues(host);
}

/** Holds an event back from all that listens below the document. */
function stop(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/**
 * Has a button pressed again that is held down, once it is let go: React takes a click for no press where it has not seen the
 * pointer go down. The press after that it sees in full.
 */
function pressWhenLetGo(held: HTMLElement): void {
	const { ownerDocument: document } = held;
	const types = ["pointerdown", "click"] as const;
	const letGo = (event: Event) => {
		for (const type of types) document.removeEventListener(type, letGo, true);
		if (event.type !== "click" || !(event.target instanceof Node && held.contains(event.target))) return;
		stop(event);
		queueMicrotask(() => held.click());
	};
	for (const type of types) document.addEventListener(type, letGo, true);
}

interface HydratedProps {
	readonly tree: ReactElement;
	/** Runs when the tree has taken over the markup, before React renders again and before anything is typed. */
	readonly takenOver: () => void;
	readonly whenHydrated: () => void;
}

function HydratedIsland({ tree, takenOver, whenHydrated }: HydratedProps) {
	useLayoutEffect(takenOver, [takenOver]);
	useEffect(whenHydrated, [whenHydrated]);
	return createElement(Fragment, null, tree);
}

/**
 * Brings an island to life when it is first touched, or at once where the server did not render it. What is pressed
 * meanwhile is pressed afterwards. Returns what ends it.
 */
export function hydrateIsland(host: HTMLElement, lifecycle: IslandLifecycle): () => void {
	let root: Root | null = null;
	let loading = false;
	let ended = false;
	let pressed: HTMLElement | null = null;
	// The page's root stops the events of an island that React has begun with, on their way down to it.
	const { ownerDocument: document } = host;

	const stopWaiting = () => {
		for (const type of touches) host.removeEventListener(type, start);
		document.removeEventListener("click", queueEvent, true);
	};
	const whenHydrated = () => {
		stopWaiting();
		host.dataset.hydrated = "true";
		const held = host.querySelector<HTMLElement>("button:active");
		if (held) pressWhenLetGo(held);
		const button = pressed;
		pressed = null;
		// After the entered values were replayed.
		queueMicrotask(() => button?.click());
	};
	function queueEvent(event: Event): void {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!button || !host.contains(button)) return;
		stop(event);
		pressed = button;
		start();
	}
	function start(): void {
		if (loading || root || ended) return;
		loading = true;
		lifecycle.load().then(
			(rendered) => {
				if (ended) return;
				const tree = createElement(HydratedIsland, {
					tree: rendered,
					takenOver: () => replayEnteredValues(host),
					whenHydrated,
				});
				const { identifierPrefix } = lifecycle;
				if (host.firstElementChild) root = hydrateRoot(host, tree, { identifierPrefix });
				else {
					root = createRoot(host, { identifierPrefix });
					root.render(tree);
				}
			},
			() => {
				loading = false;
				lifecycle.failed();
				clickWithoutScript();
			},
		);
	}
	/** A form without its script is still sent, as the browser sends it. */
	function clickWithoutScript(): void {
		if (pressed instanceof HTMLButtonElement && pressed.type === "submit")
			pressed.form?.requestSubmit(pressed);
		pressed = null;
	}

	for (const type of touches) host.addEventListener(type, start, { passive: true });
	document.addEventListener("click", queueEvent, true);
	if (lifecycle.atOnce || !host.firstElementChild || isTouched(host)) start();
	return () => {
		ended = true;
		stopWaiting();
		// What begins again in the same place is asked once more.
		const button = pressed;
		if (button) setTimeout(() => button.click());
		// Not while React is still drawing the rest of the page.
		if (root) setTimeout(() => root?.unmount());
	};
}
