import { describe, expect, it } from "vitest";
import { requiresDocumentLoad } from "#renderer/client/requires-document-load.ts";

/** Storage with room for so many characters. */
function storageOf(room: number): { readonly storage: Storage; readonly keys: () => readonly string[] } {
	const texts = new Map<string, string>();
	const storage = {
		setItem(key: string, text: string) {
			if (text.length > room) throw new DOMException("No room left", "QuotaExceededError");
			texts.set(key, text);
		},
		removeItem: (key: string) => texts.delete(key),
	};
	return { storage: storage as unknown as Storage, keys: () => [...texts.keys()] };
}

const cart = { template: "shop-cart" } as const;
const checkout = { template: "shop-checkout" } as const;

describe("a document of its own", () => {
	it.each([
		["the checkout in another page's", checkout, cart, true],
		["the checkout in its own", checkout, checkout, false],
		["any page in the checkout's", cart, checkout, false],
		["any page in any other's", cart, cart, false],
	])("B-SEC-01 is needed or not by %s", (_, next, document, needed) => {
		const { storage, keys } = storageOf(100_000);
		expect(requiresDocumentLoad(next, document, () => storage)).toBe(needed);
		expect(keys()).toEqual([]);
	});

	it.each([
		["full", () => storageOf(100).storage],
		[
			"blocked",
			() => {
				throw new DOMException("Access is denied", "SecurityError");
			},
		],
	])("B-REL-03 is not taken where storage is %s and the cart would be lost", (_, storage) => {
		expect(requiresDocumentLoad(checkout, cart, storage)).toBe(false);
	});
});
