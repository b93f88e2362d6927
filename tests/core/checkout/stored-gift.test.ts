import { describe, expect, it } from "vitest";
import { draftRules, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { draftKey, isStoredGift } from "#core/checkout/stored-gift.ts";
import { serializeState } from "#core/state/persisted-state.ts";

const stored = (presentWrap: boolean) =>
	serializeState(
		{ ...emptyDraft(orderUuid(new Uint8Array(16))), presentWrap },
		draftRules,
		Date.parse("2026-06-30T12:00:00Z"),
	);

describe("isStoredGift", () => {
	it("B-USE-16 returns whether a stored draft is a gift, without loading the checkout", () => {
		expect(draftRules.key).toBe(draftKey);
		expect(isStoredGift(stored(true))).toBe(true);
		expect(isStoredGift(stored(false))).toBe(false);
	});

	it.each([null, "", "{", "[]", "{}", stored(true).replace(/"version":\d+/, '"version":0')])(
		"B-REL-03 returns false for %s",
		(text) => {
			expect(isStoredGift(text)).toBe(false);
		},
	);
});
