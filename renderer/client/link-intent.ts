import { linkTarget, searchTarget, siteLinkOf } from "#renderer/client/site-links.ts";

/** What moves between pages once React has come. */
export interface IntendedNavigation {
	readonly navigation: { goTo(target: string): void };
	/** Loads what moving to the page of a path needs. */
	prepare(path: string): void;
}

/** What following links needs of the page. */
export interface LinkIntent {
	/** Loads what moves between pages, once; null where it cannot be loaded. */
	prepare(): Promise<IntendedNavigation | null>;
	/** What moves between pages where it is there already. */
	hydrated(): IntendedNavigation | null;
	/** Whether a link that is approached may load anything (R-LOAD-05). */
	mayPrepare(): boolean;
	/** Called with the path of a page that the browser is about to load. */
	leaving(path: string): void;
}

/** How long a click waits for what is on its way before the browser loads the page, in milliseconds. */
const waitMs = 100;

/** How long after that a page is given to go, in milliseconds. */
const lateMs = 1000;

const approaches = ["pointerover", "pointerdown", "focusin"] as const;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/**
 * Follows links within the site: within the document where React is there, or as good as there; else as the browser does.
 * React is asked for when a link is approached (B-USE-17). One listener for the whole document, so that links in running
 * text are followed the same way and components render plain anchors.
 */
export function followLinks({ prepare, hydrated, mayPrepare, leaving }: LinkIntent): void {
	let coming: Promise<IntendedNavigation | null> | null = null;
	/** Where the last click leads. */
	let asked = "";

	const approach = ({ target }: Event) => {
		const url = siteLinkOf(target);
		if (!url || url.pathname === location.pathname || !mayPrepare()) return;
		coming ??= prepare().then((moves) => {
			if (!moves) coming = null;
			return moves;
		});
		// Where it is there, links are prepared as they are approached.
		if (!hydrated()) void coming.then((moves) => moves?.prepare(url.pathname));
	};
	for (const type of approaches) document.addEventListener(type, approach, { passive: true });

	const leave = (target: string) => {
		leaving(new URL(target, location.href).pathname);
		location.assign(target);
	};
	/** Where the browser has not gone a second after React has come, React goes. */
	const goThereLate = (target: string) =>
		void coming?.then(async (moves) => {
			await after(lateMs);
			if (asked === target) moves?.navigation.goTo(target);
		});

	document.addEventListener("click", (event) => {
		const target = linkTarget(event);
		if (target === null) return;
		asked = target;
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

	// A search leaves the document only where nothing lives in it yet.
	document.addEventListener("submit", (event) => {
		const moves = hydrated();
		const target = moves && searchTarget(event);
		if (!target) return;
		event.preventDefault();
		moves.navigation.goTo(target);
	});
}
