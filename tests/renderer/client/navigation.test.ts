import { beforeEach, vi } from "vitest";
import { createNavigation } from "#renderer/client/navigation.ts";
import type { LoadedPage } from "#renderer/client/page-loader.ts";
import { pageNavigationSuite } from "#tests/adapters/port-suites/page-navigation.ts";

/** The parts of a browser's history and location that navigation within a page uses. */
function openBrowser(address: string): void {
	const location = new URL(address, "https://www.example.org");
	const history = {
		state: null as unknown,
		pushState: (state: unknown, _: string, to: string) => enter(state, to),
		replaceState: (state: unknown, _: string, to?: string) => enter(state, to),
	};
	function enter(state: unknown, to?: string): void {
		history.state = state;
		if (to !== undefined) location.href = new URL(to, location.href).href;
	}
	vi.stubGlobal("location", location);
	vi.stubGlobal("history", history);
	vi.stubGlobal("addEventListener", () => undefined);
}

beforeEach(() => () => vi.unstubAllGlobals());

pageNavigationSuite("the browser", (search) => {
	openBrowser(`/shop${search}`);
	return createNavigation({
		initial: {} as LoadedPage,
		load: () => Promise.reject(new Error("No page is loaded.")),
		redirect: () => null,
		fullPageLoad: () => undefined,
		moving: () => undefined,
		positions: {} as never,
	}).navigation;
});
