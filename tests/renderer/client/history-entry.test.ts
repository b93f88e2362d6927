import { beforeEach, describe, expect, it, vi } from "vitest";
import { addEntry, changeEntry, historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import type { LoadedPage } from "#renderer/client/page-loader.ts";
import { createPageRouter } from "#renderer/client/router.ts";

const assigned: string[] = [];

/** Returns a browser's tab at a page; adding an entry throws `refuse`. */
function openTab(state: unknown, refuse?: Error): void {
	const location = Object.assign(new URL("https://www.example.org/shop?sort=name#liste"), {
		assign: (to: string) => assigned.push(to),
	});
	const enter = (entered: unknown, _: string, to?: string) => {
		history.state = entered;
		if (to !== undefined) location.href = new URL(to, location.href).href;
	};
	const history = {
		state,
		replaceState: enter,
		pushState(...entry: Parameters<typeof enter>) {
			if (refuse) throw refuse;
			enter(...entry);
		},
	};
	vi.stubGlobal("location", location);
	vi.stubGlobal("history", history);
}

beforeEach(() => {
	assigned.length = 0;
	return () => vi.unstubAllGlobals();
});

describe("an entry of the session history", () => {
	it.each([null, "text", 7, [], { key: 7 }, { idx: 1 }])(
		"B-USE-17 R-A11Y-02 is empty with the foreign state %j, and gets its own key",
		(foreign) => {
			openTab(foreign);
			expect(historyEntry().state).toBeNull();
			markEntry();
			expect(historyEntry().key).toMatch(/^[a-z0-9]{8}$/);
			const { key } = historyEntry();
			markEntry();
			expect(historyEntry().key).toBe(key);
		},
	);

	it("R-A11Y-02 keeps its key when its state changes, and a new entry has another key", () => {
		openTab(null);
		markEntry();
		const { key } = historyEntry();
		changeEntry("/shop?sort=price", { name: "Ada" });
		expect(historyEntry()).toEqual({ state: { name: "Ada" }, key });
		addEntry("/shop?sort=name", null);
		expect(historyEntry().state).toBeNull();
		expect(historyEntry().key).not.toBe(key);
	});

	it("loads the page if the browser accepts no more entries", () => {
		openTab(null, new DOMException("too many calls", "SecurityError"));
		addEntry("/kontakt", null);
		expect(assigned).toEqual(["/kontakt"]);
	});

	it("reports state that cannot be stored", () => {
		openTab(null, new DOMException("a function", "DataCloneError"));
		expect(() => addEntry("/kontakt", () => undefined)).toThrow("a function");
		expect(assigned).toEqual([]);
	});
});

describe("the router among the entries of the session history", () => {
	/** Starts the router at the current entry of a tab. */
	function startRouter(state: unknown) {
		openTab(state);
		const { location, history } = globalThis;
		const view = { location, history, addEventListener: vi.fn(), removeEventListener: vi.fn() };
		vi.stubGlobal("document", { ...view, defaultView: view });
		const page = { path: "/shop" } as unknown as LoadedPage;
		return createPageRouter(page, async () => page);
	}

	it("B-USE-17 reads state that was written before it started", () => {
		openTab(null);
		addEntry("/shop?sort=name#liste", { name: "Ada" });
		const { key } = historyEntry();
		const { location } = startRouter(globalThis.history.state).state;
		expect(location).toMatchObject({ pathname: "/shop", search: "?sort=name", hash: "#liste" });
		expect(location).toMatchObject({ state: { name: "Ada" }, key });
		expect(historyEntry()).toEqual({ state: { name: "Ada" }, key });
	});

	it("B-USE-17 R-A11Y-02 writes entries that can be read without it, under its key", async () => {
		const router = startRouter(null);
		await router.navigate("/kontakt#form", { state: 7 });
		expect(historyEntry()).toEqual({ state: 7, key: router.state.location.key });
		changeEntry("/kontakt?a=1", 8);
		expect(historyEntry()).toEqual({ state: 8, key: router.state.location.key });
		await router.navigate("/agb", { replace: true });
		expect(historyEntry()).toEqual({ state: null, key: router.state.location.key });
	});

	it("stays on this host, whatever the beginning of a path", () => {
		expect(startRouter(null).encodeLocation("//other.example/x").pathname).toBe("//other.example/x");
	});
});
