import { describe, expect, it } from "vitest";
import type { PageAddress, PageHistory } from "#core/ports/page-history.ts";

/** A tab at "/shop" without an anchor, with a function to follow a link. */
export interface HistoryHarness {
	readonly history: PageHistory;
	readonly visit: (address: PageAddress) => void;
}

/** Tests the history of a tab. */
export function pageHistorySuite(name: string, open: () => HistoryHarness): void {
	describe(`${name} knows where the tab is`, () => {
		it("R-CHECK-03 by path and anchor", () => {
			const { history, visit } = open();
			expect(history.address()).toEqual({ path: "/shop", anchor: "" });
			visit({ path: "/en/shop", anchor: "gr%C3%B6%C3%9Fe" });
			expect(history.address()).toEqual({ path: "/en/shop", anchor: "gr%C3%B6%C3%9Fe" });
		});

		it("R-CHECK-03 replaces the anchor without adding an entry", () => {
			const { history, visit } = open();
			visit({ path: "/shop/checkout", anchor: "payment" });
			history.replaceAnchor("contact");
			expect(history.address()).toEqual({ path: "/shop/checkout", anchor: "contact" });
			expect(history.pathsBefore()).toEqual(["/shop"]);
		});
	});

	describe(`${name} knows where the tab has been`, () => {
		it("R-CAT-07 by the paths before the current one, and goes back to them", () => {
			const { history, visit } = open();
			expect(history.pathsBefore()).toEqual([]);
			for (const path of ["/shop/rings", "/shop/rings/halo"]) visit({ path, anchor: "" });
			expect(history.pathsBefore()).toEqual(["/shop", "/shop/rings"]);
			history.back(2);
			expect(history.address().path).toBe("/shop");
			expect(history.pathsBefore()).toEqual([]);
		});

		it("R-CHECK-03 reports each move once it is done, until the listener is removed", () => {
			const { history, visit } = open();
			const seen: string[] = [];
			visit({ path: "/shop", anchor: "payment" });
			const stop = history.subscribe(() => seen.push(history.address().anchor));
			history.back(1);
			stop();
			visit({ path: "/shop", anchor: "review" });
			expect(seen).toEqual([""]);
		});
	});
}
