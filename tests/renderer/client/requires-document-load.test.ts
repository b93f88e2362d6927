import { describe, expect, it } from "vitest";
import { requiresDocumentLoad } from "#renderer/client/requires-document-load.ts";

/** Returns a storage with a capacity in characters. */
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

describe("loading a document", () => {
	it.each([
		["the checkout in another page's document", checkout, cart, true],
		["the checkout in its own document", checkout, checkout, false],
		["any page in the checkout's document", cart, checkout, false],
		["any page in any other page's document", cart, cart, false],
	])("B-SEC-01 is required or not for %s", (_, next, document, needed) => {
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
	])("B-REL-03 is avoided if the storage is %s, because the cart would be lost", (_, storage) => {
		expect(requiresDocumentLoad(checkout, cart, storage)).toBe(false);
	});
});
