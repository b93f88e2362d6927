import { createElement, Fragment, type ReactElement, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { catchUp, isEntered } from "#ui/foundation/entered-values.ts";

/** What {@link keepAlive} needs to bring an island to life. */
export interface IslandLife {
	/** What React's ids within the island begin with; the same as on the server. */
	readonly identifierPrefix: string;
	/** Loads the script; gives what the island draws, at first as the server has drawn it. */
	load(): Promise<ReactElement>;
	/** The script could not be loaded; it is tried again at the next touch. */
	failed(): void;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

/** Whether the visitor was there before the script of the page. */
function isTouched(host: HTMLElement): boolean {
	return host.matches(":hover, :focus-within") || isEntered(host);
}

interface AliveProps {
	readonly tree: ReactElement;
	/** Runs when the tree has taken over the markup, before React draws again and before anything is typed. */
	readonly takenOver: () => void;
	readonly whenAlive: () => void;
}

function Alive({ tree, takenOver, whenAlive }: AliveProps) {
	useLayoutEffect(takenOver, [takenOver]);
	useEffect(whenAlive, [whenAlive]);
	return createElement(Fragment, null, tree);
}

/**
 * Brings an island to life when it is first touched, or at once where the server did not draw it. What is pressed
 * meanwhile is pressed afterwards. Gives what ends it.
 */
export function keepAlive(host: HTMLElement, life: IslandLife): () => void {
	let root: Root | null = null;
	let loading = false;
	let ended = false;
	let pressed: HTMLElement | null = null;

	const stopWaiting = () => {
		for (const type of touches) host.removeEventListener(type, start);
		host.removeEventListener("click", hold, true);
	};
	const whenAlive = () => {
		stopWaiting();
		host.dataset.alive = "true";
		const button = pressed;
		pressed = null;
		// After what was entered has been told.
		queueMicrotask(() => button?.click());
	};
	function hold(event: Event): void {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!button) return;
		event.preventDefault();
		event.stopPropagation();
		pressed = button;
		start();
	}
	function start(): void {
		if (loading || root || ended) return;
		loading = true;
		life.load().then(
			(drawn) => {
				if (ended) return;
				const tree = createElement(Alive, { tree: drawn, takenOver: () => catchUp(host), whenAlive });
				const { identifierPrefix } = life;
				if (host.firstElementChild) root = hydrateRoot(host, tree, { identifierPrefix });
				else {
					root = createRoot(host, { identifierPrefix });
					root.render(tree);
				}
			},
			() => {
				loading = false;
				life.failed();
				pressWithoutScript();
			},
		);
	}
	/** A form without its script is still sent, as the browser sends it. */
	function pressWithoutScript(): void {
		if (pressed instanceof HTMLButtonElement && pressed.type === "submit")
			pressed.form?.requestSubmit(pressed);
		pressed = null;
	}

	for (const type of touches) host.addEventListener(type, start, { passive: true });
	host.addEventListener("click", hold, true);
	if (!host.firstElementChild || isTouched(host)) start();
	return () => {
		ended = true;
		stopWaiting();
		// Not while React is still drawing the rest of the page.
		if (root) setTimeout(() => root?.unmount());
	};
}
