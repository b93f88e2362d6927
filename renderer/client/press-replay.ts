/** The script that handles the press of a button; the browser handles some by itself. */
export type PressHandler = "browser" | "runtime" | "react";

/** A press of a button before its script listens. */
export interface EarlyPress<Button> {
	readonly button: Button;
	readonly handler: PressHandler;
	/** Whether the button submits a form. */
	readonly isSubmit: boolean;
	/** Whether the button is in an island, which hydrates after the page around it. */
	readonly isInIsland: boolean;
	/** Whether its handler listens already. */
	readonly isHandled: boolean;
}

/** The presses that are replayed after hydration, by the page's progress. */
export type PressReplay<Button> =
	| { readonly phase: "prerendered"; readonly presses: readonly Button[] }
	| { readonly phase: "hydrating"; readonly presses: readonly Button[] }
	| { readonly phase: "hydrated" };

/** The effect of a press on the page. */
export type PressEffect =
	/** The press has been handled. */
	| { readonly type: "none" }
	/** React replays the press itself, because it is hydrating the page. */
	| { readonly type: "awaitReact" }
	/** The press is replayed when the page has hydrated. */
	| { readonly type: "replayByReact"; readonly preventsDefault: boolean; readonly stops: boolean }
	/** The press is replayed when the runtime has started. */
	| { readonly type: "replayByRuntime" };

/** Returns the replay after a press, and the effect of the press. */
export function recordPress<Button>(
	replay: PressReplay<Button>,
	{ button, handler, isSubmit, isInIsland, isHandled }: EarlyPress<Button>,
): { readonly replay: PressReplay<Button>; readonly effect: PressEffect } {
	if (replay.phase === "hydrated") return { replay, effect: { type: "none" } };
	const { phase, presses } = replay;
	if (phase === "hydrating" && !isInIsland) return { replay, effect: { type: "awaitReact" } };
	if (handler === "runtime" && !isHandled) return { replay, effect: { type: "replayByRuntime" } };
	if (handler !== "react") return { replay, effect: { type: "none" } };
	// A form that is submitted repeatedly, because nothing has happened yet, is sent once.
	const isRepeated = isSubmit && presses.includes(button);
	return {
		replay: isRepeated ? replay : { phase, presses: [...presses, button] },
		effect: { type: "replayByReact", preventsDefault: isSubmit, stops: phase === "hydrating" },
	};
}

/** Links during early presses: followed at once, or held until all presses have taken effect. */
export type LinkHold<Link> =
	| { readonly phase: "open" }
	| { readonly phase: "held"; readonly pending: number; readonly link: Link | null };

/** Returns the hold after a press that takes effect later. */
export function holdForPress<Link>(hold: LinkHold<Link>): LinkHold<Link> {
	return hold.phase === "open"
		? { phase: "held", pending: 1, link: null }
		: { ...hold, pending: hold.pending + 1 };
}

/** Returns the hold after a press has taken effect, and the link that is followed now. */
export function releasePress<Link>(hold: LinkHold<Link>): {
	readonly hold: LinkHold<Link>;
	readonly follow: Link | null;
} {
	if (hold.phase === "open") return { hold, follow: null };
	if (hold.pending > 1) return { hold: { ...hold, pending: hold.pending - 1 }, follow: null };
	return { hold: { phase: "open" }, follow: hold.link };
}
