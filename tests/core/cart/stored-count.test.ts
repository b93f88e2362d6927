import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { cartMaxAge, storedCartCount } from "#core/cart/stored-count.ts";
import { maxStateLength } from "#core/state/storage-commands.ts";
import { anyCartEvent } from "#tests/core/cart/cart-arbitraries.ts";
import { addRing, openTab } from "#tests/core/cart/open-tab.ts";
import { runs } from "#tests/core/runs.ts";

describe("storedCartCount", () => {
	it("R-ROUTE-10 R-CART-03 returns the totalCount of any saved cart", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(anyCartEvent, { maxLength: 12 }), async (events) => {
				const tab = openTab(createMemoryBrowser(), () => 5000);
				await Promise.all(events.map((event) => tab.cart.dispatch(event)));
				expect(storedCartCount(tab.store.read("int-cart"), 6000)).toBe(tab.cart.state().totalCount);
			}),
			{ numRuns: runs(200) },
		);
	});

	it.each([
		["none", null],
		["no JSON", "{"],
		["another version", '{"version":2,"timestamp":1,"data":{"cart":{"products":[{"count":1}]}}}'],
		["the future", '{"version":1,"timestamp":99999999,"data":{"cart":{"products":[{"count":1}]}}}'],
		["a negative count", '{"version":1,"timestamp":1,"data":{"cart":{"products":[{"count":-1}]}}}'],
		["too long a copy", `"${"x".repeat(maxStateLength)}"`],
	])("R-CART-06 returns 0 for %s", (_, text) => {
		expect(storedCartCount(text, 5000)).toBe(0);
	});

	it("R-CART-06 returns 0 for a cart older than 30 days", async () => {
		const tab = openTab(createMemoryBrowser(), () => 5000);
		await tab.cart.dispatch(addRing);
		const text = tab.store.read("int-cart");
		expect(storedCartCount(text, 5000 + cartMaxAge)).toBe(tab.cart.state().totalCount);
		expect(storedCartCount(text, 5001 + cartMaxAge)).toBe(0);
	});
});
