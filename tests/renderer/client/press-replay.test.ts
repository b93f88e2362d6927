import { describe, expect, it } from "vitest";
import {
	type EarlyPress,
	holdForPress,
	type LinkHold,
	type PressReplay,
	recordPress,
	releasePress,
} from "#renderer/client/press-replay.ts";

const prerendered: PressReplay<string> = { phase: "prerendered", presses: [] };
const hydrating: PressReplay<string> = { phase: "hydrating", presses: [] };
const press: EarlyPress<string> = {
	button: "more",
	handler: "react",
	isSubmit: false,
	isInIsland: false,
	isHandled: false,
};

describe("the replay of early presses", () => {
	it("B-USE-17 replays every press of a button of React, in order", () => {
		const { replay, effect } = recordPress(prerendered, press);
		expect(effect).toEqual({ type: "replayByReact", preventsDefault: false, stops: false });
		expect(recordPress(replay, press).replay).toEqual({ phase: "prerendered", presses: ["more", "more"] });
	});

	it("B-USE-17 keeps the browser from sending a form, and sends one that is submitted twice once", () => {
		const submit = { ...press, button: "send", isSubmit: true };
		const first = recordPress(prerendered, submit);
		expect(first.effect).toEqual({ type: "replayByReact", preventsDefault: true, stops: false });
		const second = recordPress(first.replay, submit);
		expect(second.effect).toEqual(first.effect);
		expect(second.replay).toEqual({ phase: "prerendered", presses: ["send"] });
	});

	it("leaves presses to React while it hydrates the page, but not those in an island", () => {
		expect(recordPress(hydrating, press)).toEqual({ replay: hydrating, effect: { type: "awaitReact" } });
		expect(recordPress(hydrating, { ...press, isInIsland: true })).toEqual({
			replay: { phase: "hydrating", presses: ["more"] },
			effect: { type: "replayByReact", preventsDefault: false, stops: true },
		});
	});

	it("waits for the runtime only until it listens, and never for the browser", () => {
		const heart = { ...press, handler: "runtime" } as const;
		expect(recordPress(prerendered, heart).effect).toEqual({ type: "replayByRuntime" });
		expect(recordPress(prerendered, { ...heart, isHandled: true }).effect).toEqual({ type: "none" });
		expect(recordPress(prerendered, { ...press, handler: "browser" })).toEqual({
			replay: prerendered,
			effect: { type: "none" },
		});
	});

	it("records nothing on a hydrated page", () => {
		const hydrated: PressReplay<string> = { phase: "hydrated" };
		expect(recordPress(hydrated, press)).toEqual({ replay: hydrated, effect: { type: "none" } });
	});
});

describe("the hold of links", () => {
	const open: LinkHold<string> = { phase: "open" };

	it("lasts until the last press has taken effect", () => {
		const two = holdForPress(holdForPress(open));
		const one = releasePress({ phase: "held", pending: 2, link: "/shop" });
		expect(two).toEqual({ phase: "held", pending: 2, link: null });
		expect(one).toEqual({ hold: { phase: "held", pending: 1, link: "/shop" }, follow: null });
		expect(releasePress(one.hold)).toEqual({ hold: open, follow: "/shop" });
	});

	it("keeps its link if a further press comes", () => {
		expect(holdForPress({ phase: "held", pending: 1, link: "/shop" })).toEqual({
			phase: "held",
			pending: 2,
			link: "/shop",
		});
	});

	it("follows nothing if no link was clicked or no press waits", () => {
		expect(releasePress(holdForPress(open))).toEqual({ hold: open, follow: null });
		expect(releasePress(open)).toEqual({ hold: open, follow: null });
	});
});
