import { beforeEach, describe, expect, it, vi } from "vitest";
import { addEntry, changeEntry, historyEntry, markEntry } from "#renderer/client/history-entry.ts";
import { createRouterHistory } from "#renderer/client/router-history.ts";

const assigned: string[] = [];

/** A browser's tab at a page; `refuse` is thrown where an entry is added. */
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
		"B-USE-17 R-A11Y-02 holds nothing where others have put %j, and gets a key of its own",
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

	it("R-A11Y-02 keeps its key when its state changes, and a new one has another", () => {
		openTab(null);
		markEntry();
		const { key } = historyEntry();
		changeEntry("/shop?sort=price", { name: "Ada" });
		expect(historyEntry()).toEqual({ state: { name: "Ada" }, key });
		addEntry("/shop?sort=name", null);
		expect(historyEntry().state).toBeNull();
		expect(historyEntry().key).not.toBe(key);
	});

	it("loads the page where the browser takes no more entries", () => {
		openTab(null, new DOMException("too many calls", "SecurityError"));
		addEntry("/kontakt", null);
		expect(assigned).toEqual(["/kontakt"]);
	});

	it("reports what cannot be stored in it", () => {
		openTab(null, new DOMException("a function", "DataCloneError"));
		expect(() => addEntry("/kontakt", () => undefined)).toThrow("a function");
		expect(assigned).toEqual([]);
	});
});

describe("the history that the router is given", () => {
	it("B-USE-17 names entries as they were written before the router came", () => {
		openTab({ state: { name: "Ada" }, key: "abcdefgh" });
		expect(createRouterHistory().location).toMatchObject({
			pathname: "/shop",
			search: "?sort=name",
			hash: "#liste",
			state: { name: "Ada" },
			key: "abcdefgh",
		});
	});

	it("B-USE-17 R-A11Y-02 writes the router's entries as all others, under the router's key", () => {
		openTab(null);
		const history = createRouterHistory();
		history.push({ pathname: "/kontakt", search: "", hash: "#form", key: "fromhere" } as never, 7);
		expect(historyEntry()).toEqual({ state: 7, key: "fromhere" });
		expect(history.location).toMatchObject({
			pathname: "/kontakt",
			hash: "#form",
			state: 7,
			key: "fromhere",
		});
		history.replace("/agb", null);
		expect(historyEntry()).toEqual({ state: null, key: "fromhere" });
	});

	it("stays on this host, whatever a path begins with", () => {
		openTab(null);
		expect(createRouterHistory().createURL("//other.example/x").host).toBe("www.example.org");
	});
});
