import { createElement, Fragment, type ReactElement, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

/** The root of a part of a page that is given to React later than the page. */
interface PartRoot {
	/** Whether it was given to React. */
	isShown(): boolean;
	/**
	 * Shows `now` in the host. `written` is what its markup was rendered from, which React takes over first; null where it is
	 * empty.
	 */
	show(host: HTMLElement, written: ReactElement | null, now: ReactElement): void;
	/** Ends it, once React has drawn the rest of the page. */
	end(): void;
}

interface PartProps {
	readonly tree: ReactElement;
	/** React has taken over the markup. */
	readonly takenOver: () => void;
}

function Part({ tree, takenOver }: PartProps) {
	useEffect(takenOver, [takenOver]);
	return createElement(Fragment, null, tree);
}

/** Makes the root of a part; nothing is rendered yet. */
export function createPartRoot(): PartRoot {
	let root: Root | null = null;
	let isTakenOver = false;
	let latest: ReactElement | null = null;
	const elementOf = (tree: ReactElement) => createElement(Part, { tree, takenOver });
	// What comes while React takes over would have it draw everything again.
	function takenOver(): void {
		if (isTakenOver) return;
		isTakenOver = true;
		if (latest) root?.render(elementOf(latest));
	}
	return {
		isShown: () => root !== null,
		show(host, written, now) {
			latest = now;
			if (root) {
				if (isTakenOver) root.render(elementOf(now));
			} else if (written) root = hydrateRoot(host, elementOf(written));
			else {
				root = createRoot(host);
				root.render(elementOf(now));
			}
		},
		end() {
			const ended = root;
			if (ended) setTimeout(() => ended.unmount());
		},
	};
}
