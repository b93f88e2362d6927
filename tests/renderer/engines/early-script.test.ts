import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { earlyScript, noticeScript } from "#renderer/engines/react-html/early-script.ts";

type Listener = (event: object) => void;

/** Returns a document in which the script has run; `visit` is the way in which the browser opened it. */
function visited({
	hash = "",
	visit = "navigate",
	script = earlyScript,
	regions = [] as readonly object[],
} = {}) {
	const listeners = new Map<string, Listener>();
	const dataset: Record<string, string> = {};
	const timers: (() => void)[] = [];
	const observed: { change: () => void; isObserving: boolean }[] = [];
	let content: object | null = null;
	class DOMException {
		readonly message: string;
		constructor(message: string) {
			this.message = message;
		}
	}
	const page = createContext({
		location: { hash, href: "/" },
		performance: { getEntriesByType: () => [{ type: visit }] },
		document: {
			documentElement: { dataset },
			getElementById: () => content,
			querySelectorAll: () => regions,
		},
		MutationObserver: class {
			readonly #own: (typeof observed)[number];
			constructor(change: () => void) {
				this.#own = { change, isObserving: false };
				observed.push(this.#own);
			}
			observe() {
				this.#own.isObserving = true;
			}
			disconnect() {
				this.#own.isObserving = false;
			}
		},
		sessionStorage: { getItem: () => "closed other" },
		addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
		setTimeout: (run: () => void) => timers.push(run),
		DOMException,
	});
	page.self = page;
	runInContext(script, page);
	const dispatch = (type: string, event: object) => {
		let prevented = false;
		listeners.get(type)?.({ ...event, preventDefault: () => (prevented = true) });
		return prevented;
	};
	const click = (element: object, keys = {}) =>
		dispatch("click", { target: { closest: () => element }, ...keys });
	/** Simulates that the browser reads a part of the document; the last one is the page's content. */
	const read = (isLast = false) => {
		if (isLast) content = {};
		for (const { change, isObserving } of observed) if (isObserving) change();
	};
	return { page, dataset, timers, dispatch, click, read, observed, DOMException };
}

const button = (type = "button", form: object | null = null, handled = false) => ({
	type,
	form,
	matches: () => handled,
});
const link = { href: "/uhren" };

describe("the inline script", () => {
	it("R-LOAD-02 records presses of buttons, and holds a link that is clicked afterwards until the page's script has loaded", () => {
		const { page, click, timers } = visited();
		const pressed = button();
		expect(click(pressed)).toBe(false);
		expect(page.pressedEarly).toEqual([pressed]);
		expect(click(link)).toBe(true);
		expect(page.clickedEarly).toBe(link);
		timers[0]?.();
		expect(page.location.href).toBe("/uhren");
	});

	it("B-USE-03 shows and hides notices as they are read, until the content begins", () => {
		const now = Date.now();
		const notice = (id: string, from: number, until: number) => ({
			dataset: { id, from: String(now + from), until: String(now + until) },
			hidden: true,
		});
		const shown = [
			notice("now", -1000, 60_000),
			notice("later", 60_000, 90_000),
			notice("closed", -1000, 60_000),
		];
		const region = { querySelectorAll: () => shown, hidden: true };
		const none = { querySelectorAll: () => [notice("past", -60_000, -1000)], hidden: false };
		const { read, observed } = visited({ script: noticeScript, regions: [region, none] });
		read();
		expect(shown.map(({ hidden }) => hidden)).toEqual([false, true, true]);
		expect([region.hidden, none.hidden]).toEqual([false, true]);
		read(true);
		expect(observed.map(({ isObserving }) => isObserving)).toEqual([false]);
	});

	it("R-LOAD-02 leaves the link to the page's script once it has loaded", () => {
		const { page, click, timers } = visited();
		click(button());
		click(link);
		page.notePress = undefined;
		timers[0]?.();
		expect(page.location.href).toBe("/");
	});

	it("R-LOAD-02 holds no link without an earlier press, after a press that the browser handles, or to a new tab", () => {
		expect(visited().click(link)).toBe(false);
		const handled = visited();
		handled.click(button("button", null, true));
		expect(handled.click(link)).toBe(false);
		const opened = visited();
		opened.click(button());
		expect(opened.click(link, { ctrlKey: true })).toBe(false);
	});

	it("R-LOAD-02 holds a form that needs a script, and leaves a form with an action to the browser", () => {
		const { page, click } = visited();
		const submit = button("submit", { hasAttribute: () => false });
		expect(click(submit)).toBe(true);
		expect(click(button("submit", { hasAttribute: () => true }))).toBe(false);
		expect(page.pressedEarly).toEqual([submit]);
	});

	it("lays out the whole page if the visit begins in the middle of it", () => {
		expect(visited().dataset).toEqual({});
		expect(visited({ hash: "#groesse" }).dataset).toEqual({ whole: "" });
		expect(visited({ visit: "back_forward" }).dataset).toEqual({ whole: "" });
	});

	it("ignores the rejections of skipped transitions, and no others", () => {
		const { dispatch, DOMException } = visited();
		const rejected = (message: string) =>
			dispatch("unhandledrejection", { reason: new DOMException(message) });
		expect(rejected("Transition was skipped")).toBe(true);
		expect(rejected("The network failed")).toBe(false);
		expect(dispatch("unhandledrejection", { reason: new Error("transition") })).toBe(false);
	});
});
