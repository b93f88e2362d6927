import { linkTarget, searchTarget, siteLinkOf } from "#renderer/client/site-links.ts";

/** Navigation within the document after React has loaded. */
export interface IntendedNavigation {
	readonly navigation: { goTo(target: string): void };
	/** Preloads what navigation to a path needs. */
	prepare(path: string): void;
}

/** The functions of the page that link navigation uses. */
export interface LinkIntent {
	/** Loads the navigation, once; resolves to null if it cannot be loaded. */
	prepare(): Promise<IntendedNavigation | null>;
	/** Returns the navigation if it has loaded; otherwise null. */
	hydrated(): IntendedNavigation | null;
	/** Returns whether an approached link may preload (R-LOAD-05). */
	mayPrepare(): boolean;
	/** Called with the path of a page that the browser is about to load. */
	leaving(path: string): void;
}

/** The time for which a click waits for the loading navigation before the browser loads the page, in milliseconds. */
const waitMs = 100;

/** The time that the browser then has to leave the page, in milliseconds. */
const lateMs = 1000;

const approaches = ["pointerover", "pointerdown", "focusin"] as const;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * Follows links within the site: within the document if React has loaded or is about to; otherwise as the browser
 * does. React loads when a link is approached (B-USE-17). There is one listener for the whole document, so that links
 * in texts work the same way and components render plain anchors.
 */
export function followLinks({ prepare, hydrated, mayPrepare, leaving }: LinkIntent): void {
	let coming: Promise<IntendedNavigation | null> | null = null;
	/** The URL of the last clicked link. */
	let requested = "";

	const approach = ({ target }: Event) => {
		const url = siteLinkOf(target);
		if (!url || url.pathname === location.pathname || !mayPrepare()) return;
		coming ??= prepare().then((moves) => {
			if (!moves) coming = null;
			return moves;
		});
		// Before hydration; afterwards links are prepared by their own listeners.
		if (!hydrated()) void coming.then((moves) => moves?.prepare(url.pathname));
	};
	for (const type of approaches) document.addEventListener(type, approach, { passive: true });

	const leave = (target: string) => {
		leaving(new URL(target, location.href).pathname);
		location.assign(target);
	};
	/** Navigates within the document if the browser has not left it a second after React has loaded. */
	const goThereLate = (target: string) =>
		void coming?.then(async (moves) => {
			await after(lateMs);
			if (requested === target) moves?.navigation.goTo(target);
		});

	document.addEventListener("click", (event) => {
		const target = linkTarget(event);
		if (target === null) return;
		requested = target;
		const moves = hydrated();
		if (!moves && !coming) return leaving(new URL(target, location.href).pathname);
		event.preventDefault();
		if (moves) moves.navigation.goTo(target);
		else
			void Promise.race([coming, after(waitMs)]).then((ready) => {
				if (ready) return ready.navigation.goTo(target);
				leave(target);
				goThereLate(target);
			});
	});

	// A search leaves the document only before hydration.
	document.addEventListener("submit", (event) => {
		const moves = hydrated();
		const target = moves && searchTarget(event);
		if (!target) return;
		event.preventDefault();
		moves.navigation.goTo(target);
	});
}
