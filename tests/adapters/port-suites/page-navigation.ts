import { describe, expect, it } from "vitest";
import type { PageNavigation } from "#core/ports/page-navigation.ts";

/** Tests a navigation; `open` returns one on a page with the query. */
export function pageNavigationSuite(name: string, open: (search: string) => PageNavigation): void {
	describe(`${name} keeps the query of the page`, () => {
		it("R-CAT-03 as opened, then as changed, with or without the question mark", () => {
			const navigation = open("?page=1");
			expect(navigation.search()).toBe("?page=1");
			navigation.changeSearch("?page=2", "push");
			expect(navigation.search()).toBe("?page=2");
			navigation.changeSearch("page=3", "replace");
			expect(navigation.search()).toBe("?page=3");
			navigation.changeSearch("", "replace");
			expect(navigation.search()).toBe("");
		});

		it("R-CAT-03 reports each change once it is applied, until the listener is removed", () => {
			const navigation = open("");
			const seen: string[] = [];
			const stop = navigation.subscribe(() => seen.push(navigation.search()));
			navigation.changeSearch("a=1", "push");
			stop();
			navigation.changeSearch("a=2", "push");
			expect(seen).toEqual(["?a=1"]);
		});
	});

	describe(`${name} keeps a state with the page`, () => {
		it("R-ROUTE-13 outside of the query, until it is replaced", () => {
			const navigation = open("?a=1");
			expect(navigation.state()).toBeNull();
			navigation.replaceState({ name: "Ada" });
			expect(navigation.state()).toEqual({ name: "Ada" });
			expect(navigation.search()).toBe("?a=1");
			navigation.changeSearch("a=2", "replace");
			expect(navigation.state()).toEqual({ name: "Ada" });
			navigation.replaceState(null);
			expect(navigation.state()).toBeNull();
		});
	});
}
