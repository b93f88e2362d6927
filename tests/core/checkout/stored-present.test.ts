import { describe, expect, it } from "vitest";
import { draftStateRules, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { orderUuid } from "#core/checkout/order-uuid.ts";
import { draftKey, isStoredPresent } from "#core/checkout/stored-present.ts";
import { serializeState } from "#core/shared/persisted-state.ts";

const stored = (presentWrap: boolean) =>
	serializeState(
		{ ...emptyDraft(orderUuid(new Uint8Array(16))), presentWrap },
		draftStateRules(),
		Date.parse("2026-06-30T12:00:00Z"),
	);

describe("isStoredPresent", () => {
	it("B-USE-16 reads whether a stored draft is a present, without the checkout", () => {
		expect(draftStateRules().key).toBe(draftKey);
		expect(isStoredPresent(stored(true))).toBe(true);
		expect(isStoredPresent(stored(false))).toBe(false);
	});

	it.each([null, "", "{", "[]", "{}", stored(true).replace(/"version":\d+/, '"version":0')])(
		"B-REL-03 takes %s for none",
		(text) => {
			expect(isStoredPresent(text)).toBe(false);
		},
	);
});
