import { describe, expect, it } from "vitest";
import type { KeyValue } from "#core/platform/key-value.ts";

/** Two tabs of one browser. */
export type TwoTabs = () => readonly [KeyValue, KeyValue];

/** Tests a key-value adapter; `open` returns two tabs of a browser with empty storage. */
export function keyValueSuite(name: string, open: TwoTabs): void {
	describe(`${name} keeps texts`, () => {
		it("R-CART-06 returns texts unchanged", () => {
			const [tab] = open();
			const texts = ["", "a", "ÄÖ€💍", '{"a":"\\n"}', "x".repeat(100_000)];
			for (const text of texts) {
				expect(tab.write("key", text)).toBe(true);
				expect(tab.read("key")).toBe(text);
			}
		});

		it("R-CART-06 returns nothing for a key that was never written or was removed", () => {
			const [tab] = open();
			expect(tab.read("int-cart")).toBeNull();
			tab.remove("int-cart");
			tab.write("int-cart", "a");
			tab.remove("int-cart");
			expect(tab.read("int-cart")).toBeNull();
			expect(tab.keys()).toEqual([]);
		});

		it("R-CONSENT-07 lists their keys", () => {
			const [tab] = open();
			for (const key of ["contentConsent:map", "contentConsent:video", "__proto__", "length"])
				tab.write(key, "1");
			expect([...tab.keys()].sort()).toEqual([
				"__proto__",
				"contentConsent:map",
				"contentConsent:video",
				"length",
			]);
			expect(tab.read("__proto__")).toBe("1");
		});
	});

	describe(`${name} shares texts between tabs`, () => {
		it("R-CART-08 notifies other tabs, never its own", () => {
			const [left, right] = open();
			const heard: string[] = [];
			left.subscribe(({ key }) => heard.push(`left ${key}`));
			right.subscribe(({ key }) => heard.push(`right ${key} ${right.read("int-cart")}`));
			left.write("int-cart", "a");
			left.remove("int-cart");
			expect(heard).toEqual(["right int-cart a", "right int-cart null"]);
			expect(right.read("int-cart")).toBeNull();
		});

		it("R-CART-08 stops notifying a removed listener", () => {
			const [left, right] = open();
			let heard = 0;
			const stop = right.subscribe(() => {
				heard += 1;
			});
			left.write("int-cart", "a");
			stop();
			left.write("int-cart", "b");
			expect(heard).toBe(1);
			expect(right.read("int-cart")).toBe("b");
		});
	});
}
