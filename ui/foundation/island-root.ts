import {
	type ComponentType,
	createElement,
	Fragment,
	type ReactElement,
	useEffect,
	useLayoutEffect,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import type { HydrationTime } from "#core/loading/hydration-time.ts";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import type { Island, IslandTree } from "#ui/foundation/island-definition.ts";
import { onNear } from "#ui/foundation/on-near.ts";
import { replayEnteredValues } from "#ui/foundation/replay-entered-values.ts";

/** The options of {@link startIsland}. */
interface IslandOptions<Props extends object> {
	readonly island: Island<Props>;
	/** The prefix of React's ids within the island; the same as on the server. */
	readonly identifierPrefix: string;
	readonly hydrate: HydrationTime;
	/** The content that its markup was rendered from. */
	readonly tree: IslandTree<Props>;
	/** Logs that the script could not be loaded; the next touch or change loads it again. */
	noteLoadFailure(): void;
}

/** The React root of a prerendered island. */
export interface IslandRoot<Props extends object> {
	/** Shows other content; hydrates first if necessary. */
	update(tree: IslandTree<Props>): void;
	/** Unmounts it, once React has rendered the rest of the page. */
	end(): void;
}

const touches = ["pointerover", "pointerdown", "focusin", "keydown", "input"] as const;

/** Returns whether the visitor used the island before its script was loaded. */
function isTouched(host: HTMLElement): boolean {
	return host.matches(":hover, :focus-within") || hasEnteredValues(host);
}

/** Keeps an event from all listeners below the document. */
function stop(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/**
 * Presses a button again that is held down, once it is released: React Aria ignores a click if it has not seen the pointer go
 * down. It sees the next press in full.
 */
function pressWhenLetGo(pressedButton: HTMLElement): void {
	const { ownerDocument: document } = pressedButton;
	const types = ["pointerdown", "click"] as const;
	const letGo = (event: Event) => {
		for (const type of types) document.removeEventListener(type, letGo, true);
		if (event.type !== "click" || !(event.target instanceof Node && pressedButton.contains(event.target)))
			return;
		stop(event);
		queueMicrotask(() => pressedButton.click());
	};
	for (const type of types) document.addEventListener(type, letGo, true);
}

interface HydratedProps {
	readonly tree: ReactElement;
	/** Runs when the tree has hydrated, before React renders again and before anything is typed. */
	readonly onHydrate: () => void;
	readonly whenHydrated: () => void;
}

function HydratedIsland({ tree, onHydrate, whenHydrated }: HydratedProps) {
	useLayoutEffect(onHydrate, [onHydrate]);
	useEffect(whenHydrated, [whenHydrated]);
	return createElement(Fragment, null, tree);
}

/** Holds the last button pressed in an island; `whenPressed` is called with each press. */
function holdPresses(host: HTMLElement, whenPressed: () => void) {
	let pressed: HTMLButtonElement | null = null;
	// On the document, because the page's root stops events of an island that is hydrating.
	const { ownerDocument: document } = host;
	const hold = (event: Event) => {
		const button = event.target instanceof Element ? event.target.closest("button") : null;
		if (!button || !host.contains(button)) return;
		stop(event);
		pressed = button;
		whenPressed();
	};
	document.addEventListener("click", hold, true);
	return {
		take() {
			const button = pressed;
			pressed = null;
			return button;
		},
		stop: () => document.removeEventListener("click", hold, true),
	};
}

/** Submits a form as the browser does, because its script is lost. */
function sendWithoutScript(button: HTMLButtonElement | null): void {
	if (button?.type === "submit") button.form?.requestSubmit(button);
}

/** Calls `start` when it is time for an island to hydrate; returns a function that stops watching. */
function watchHost(host: HTMLElement, hydrate: HydrationTime, start: () => void): () => void {
	if (hydrate === "change") return () => undefined;
	for (const type of touches) host.addEventListener(type, start, { passive: true });
	const stopObserving = hydrate === "visible" ? onNear(host, start) : () => undefined;
	if (hydrate === "load" || isTouched(host)) start();
	return () => {
		stopObserving();
		for (const type of touches) host.removeEventListener(type, start);
	};
}

/**
 * Hydrates a prerendered island when it is time. A button that is pressed before is pressed again afterwards.
 */
export function startIsland<Props extends object>(
	host: HTMLElement,
	{ island, identifierPrefix, hydrate, tree, noteLoadFailure }: IslandOptions<Props>,
): IslandRoot<Props> {
	let root: Root | null = null;
	let component: ComponentType<Props> | null = null;
	let state: "waiting" | "loading" | "hydrated" | "ended" = "waiting";
	let latest = tree;
	const onHydrate = () => replayEnteredValues(host);

	function render(from: IslandTree<Props>): void {
		if (!component) return;
		const element = createElement(HydratedIsland, { tree: from(component), onHydrate, whenHydrated });
		if (root) root.render(element);
		else root = hydrateRoot(host, element, { identifierPrefix });
	}
	function stopWaiting(): void {
		stopWatching();
		presses?.stop();
	}
	function whenHydrated(): void {
		if (state !== "loading") return;
		state = "hydrated";
		stopWaiting();
		host.dataset.hydrated = "true";
		// A change during hydration would make React render everything again.
		if (latest !== tree) render(latest);
		const pressedButton = host.querySelector<HTMLElement>("button:active");
		if (pressedButton) pressWhenLetGo(pressedButton);
		const button = presses?.take();
		// After the entered values were replayed.
		queueMicrotask(() => button?.click());
	}
	function start(): void {
		if (state !== "waiting") return;
		state = "loading";
		island.load().then(
			(loaded) => {
				if (state === "ended") return;
				component = loaded;
				render(tree);
			},
			() => {
				if (state === "loading") state = "waiting";
				noteLoadFailure();
				sendWithoutScript(presses?.take() ?? null);
			},
		);
	}

	const presses = hydrate === "change" ? null : holdPresses(host, start);
	const stopWatching = watchHost(host, hydrate, start);
	return {
		update(changed) {
			latest = changed;
			if (state === "hydrated") render(changed);
			else start();
		},
		end() {
			state = "ended";
			stopWaiting();
			// The island that starts in the same place handles the press.
			const button = presses?.take();
			if (button) setTimeout(() => button.click());
			// Not while React is still rendering the rest of the page.
			if (root) setTimeout(() => root?.unmount());
		},
	};
}
