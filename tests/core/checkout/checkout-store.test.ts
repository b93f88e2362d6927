import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryBrowser, type MemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { emptyDraft, saveDraft } from "#core/checkout/checkout-draft.ts";
import type { CheckoutEvent } from "#core/checkout/checkout-reducer.ts";
import { createCheckoutStore } from "#core/checkout/checkout-store.ts";
import type { KeyValueChange } from "#core/platform/key-value.ts";
import { day } from "#core/platform/time.ts";
import { runs } from "#tests/core/runs.ts";
import { address, uuid } from "#tests/core/shop-fixtures.ts";

let drafts = 0;

function openTab(browser: MemoryBrowser, now = 1000) {
	const store = browser.openTab();
	const newOrderUuid = () => {
		drafts += 1;
		return uuid(drafts);
	};
	const checkout = createCheckoutStore({
		store,
		logger: createMemoryLogger(),
		now: () => now,
		newOrderUuid,
	});
	return { store, checkout };
}

const comment = (text: string): Extract<CheckoutEvent, { type: "change" }> => ({
	type: "change",
	fields: { comment: text },
});

describe("createCheckoutStore", () => {
	it("R-CHECK-01 saves only the draft with a timestamp, and restores it with its key", () => {
		const browser = createMemoryBrowser();
		const { store, checkout } = openTab(browser, 5000);
		expect(store.keys()).toEqual([]);
		checkout.dispatch(comment("a"));
		checkout.dispatch({ type: "approvePayment", approvedPayment: { secret: "s" } });
		const copy = JSON.parse(store.read("int-checkout") ?? "");
		expect(copy).toEqual({ version: 1, timestamp: 5000, data: checkout.state().draft });
		const again = openTab(browser, 6000).checkout.state();
		expect(again.draft).toEqual(checkout.state().draft);
		expect(again.approvedPayment).toBeNull();
	});

	it("R-CHECK-01 writes one text to save a draft", () => {
		const draft = emptyDraft(uuid(3));
		expect(saveDraft(draft, 7)).toEqual({
			type: "write",
			key: "int-checkout",
			text: JSON.stringify({ version: 1, timestamp: 7, data: draft }),
		});
	});

	it("R-CHECK-01 clears storage and fields on reset, including a damaged copy", () => {
		const browser = createMemoryBrowser();
		browser.openTab().write("int-checkout", "{");
		const { store, checkout } = openTab(browser);
		expect(store.read("int-checkout:damaged")).toBe("{");
		checkout.dispatch(comment("a"));
		const before = checkout.state().draft.order_uuid;
		checkout.reset();
		expect(store.keys()).toEqual([]);
		expect(checkout.state().draft).toEqual(emptyDraft(uuid(drafts)));
		expect(before).not.toBe(uuid(drafts));
	});

	it("R-CHECK-01 keeps the saved draft when another one is refused", () => {
		const { store, checkout } = openTab(createMemoryBrowser());
		checkout.dispatch(comment("a"));
		const saved = store.read("int-checkout");
		checkout.dispatch({ type: "restore", draft: emptyDraft("x" as never) });
		expect(store.read("int-checkout")).toBe(saved);
		expect(checkout.state().draft.comment).toBe("a");
	});

	it("R-CHECK-01 starts again when the browser clears its storage", () => {
		const store = createMemoryBrowser().openTab();
		let change: (change: KeyValueChange) => void = () => undefined;
		const checkout = createCheckoutStore({
			store: {
				...store,
				subscribe(listener) {
					change = listener;
					return () => undefined;
				},
			},
			logger: createMemoryLogger(),
			now: () => 0,
			newOrderUuid: () => uuid(7),
		});
		checkout.dispatch(comment("a"));
		store.remove("int-checkout");
		change({ key: null });
		expect(checkout.state().draft).toEqual(emptyDraft(uuid(7)));
	});

	it("R-CHECK-01 keeps a draft for 7 days", () => {
		const restoredAfter = (age: number) => {
			const browser = createMemoryBrowser();
			openTab(browser, 0).checkout.dispatch(comment("a"));
			return openTab(browser, age).checkout.state().draft.comment;
		};
		expect([restoredAfter(7 * day), restoredAfter(7 * day + 1)]).toEqual(["a", ""]);
	});
});

describe("createCheckoutStore in several tabs", () => {
	it("R-ORDER-06 shares one draft and key among all tabs, and keeps each tab's own memory", () => {
		const browser = createMemoryBrowser();
		const [left, right] = [openTab(browser).checkout, openTab(browser).checkout];
		let notified = 0;
		const stop = right.subscribe(() => {
			notified += 1;
		});
		left.dispatch(comment("a"));
		expect(right.state()).toEqual(left.state());
		right.dispatch({ type: "acknowledgePersonalizedGoods", acknowledged: true });
		left.dispatch(comment("b"));
		expect(right.state()).toMatchObject({ personalizedGoodsAcknowledged: true, draft: { comment: "b" } });
		expect(notified).toBe(3);
		left.dispatch({ type: "explode" } as never);
		stop();
		left.reset();
		expect(right.state()).toMatchObject({ personalizedGoodsAcknowledged: false, draft: { comment: "" } });
		expect(notified).toBe(3);
	});

	it("R-CHECK-01 ignores other keys, and all keys once closed", () => {
		const browser = createMemoryBrowser();
		const [left, right] = [openTab(browser), openTab(browser)];
		const before = right.checkout.state();
		left.store.write("int-cart", "x");
		expect(right.checkout.state()).toBe(before);
		let notified = 0;
		right.checkout.subscribe(() => {
			notified += 1;
		});
		right.checkout.dispatch({ type: "explode" } as never);
		right.checkout.dispatch({ type: "restore", draft: emptyDraft("x" as never) });
		expect(notified).toBe(0);
		right.checkout.close();
		left.checkout.dispatch(comment("a"));
		expect(right.checkout.state()).toBe(before);
	});

	it("R-CHECK-01 restores any saved draft", () => {
		const fields = fc.record(
			{
				customerEmail: fc.string(),
				comment: fc.string({ unit: "binary" }),
				presentWrap: fc.boolean(),
				shippingAddress: fc
					.record({ city: fc.string(), zip_code: fc.string() })
					.map((part) => ({ ...address, ...part })),
				invoiceAddress: fc.constantFrom(null, address),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(fc.array(fields, { maxLength: 5 }), (changes) => {
				const browser = createMemoryBrowser();
				const { checkout } = openTab(browser);
				for (const change of changes) checkout.dispatch({ type: "change", fields: change });
				const restored = openTab(browser).checkout.state().draft;
				expect({ ...restored, order_uuid: null }).toEqual({ ...checkout.state().draft, order_uuid: null });
			}),
			{ numRuns: runs(1000) },
		);
	});
});
