import { describe, expect, it } from "vitest";
import { createBrowserHistory, type HistoryWindow } from "#adapters/browser-history/browser-history.ts";
import { pageHistorySuite } from "#tests/adapters/port-suites/page-history.ts";

/** Opens a tab at "/shop"; without the navigation API its history does not reveal earlier pages. */
function openTab(withEntries = true) {
	const location = new URL("https://www.example.org/shop");
	const events = new EventTarget();
	let entries = [{ url: location.href, state: null as unknown }];
	let index = 0;
	const open = (place: number) => {
		index = place;
		location.href = entries[index]?.url ?? "";
		history.state = entries[index]?.state;
	};
	const history = {
		state: null as unknown,
		replaceState(state: unknown, _: string, to: string) {
			entries[index] = { url: new URL(to, location.href).href, state };
			open(index);
		},
		go(steps: number) {
			open(index + steps);
			events.dispatchEvent(new Event("popstate"));
		},
	};
	const navigation = {
		entries: () => entries,
		get currentEntry() {
			return { index };
		},
	};
	const window = {
		location,
		history,
		...(withEntries ? { navigation } : {}),
		addEventListener: events.addEventListener.bind(events),
		removeEventListener: events.removeEventListener.bind(events),
	} as unknown as HistoryWindow;
	return {
		history: createBrowserHistory(window),
		setState: (state: unknown) => history.replaceState(state, "", location.href),
		state: () => history.state,
		visit({ path, anchor }: { readonly path: string; readonly anchor: string }) {
			const url = new URL(`${path}${anchor && `#${anchor}`}`, location.href).href;
			entries = [...entries.slice(0, index + 1), { url, state: null }];
			open(index + 1);
			events.dispatchEvent(new Event("popstate"));
		},
	};
}

pageHistorySuite("the browser", openTab);

describe("createBrowserHistory", () => {
	it("R-ROUTE-13 keeps the state of an entry whose anchor changes", () => {
		const { history, setState, state } = openTab();
		setState({ usr: "Ada" });
		history.replaceAnchor("payment");
		expect(state()).toEqual({ usr: "Ada" });
	});

	it("R-CAT-07 knows no earlier page if the browser does not provide it", () => {
		const { history, visit } = openTab(false);
		visit({ path: "/shop/rings", anchor: "" });
		expect(history.pathsBefore()).toEqual([]);
	});
});
