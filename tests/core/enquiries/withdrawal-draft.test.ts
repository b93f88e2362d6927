import { describe, expect, it } from "vitest";
import { createMemoryBrowser } from "#adapters/memory/key-value.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { withdrawalToSend, withdrawnItems } from "#core/enquiries/withdrawal.ts";
import {
	emptyWithdrawalDraft,
	type WithdrawalDraft,
	withdrawalDrafts,
} from "#core/enquiries/withdrawal-draft.ts";
import { day } from "#core/platform/time.ts";
import { sender, withdrawalFields } from "#tests/core/enquiries/enquiry-fixtures.ts";

const key = "int-withdrawal";
const payload = { ...sender, ...withdrawalFields };
const full: WithdrawalDraft = {
	fields: withdrawalFields,
	attempt: payload,
	receipt: { payload, received_at: "2026-11-21T08:00:00.000Z", mailed: false },
};

function opened(text?: string) {
	const store = createMemoryBrowser().openTab();
	if (text !== undefined) store.write(key, text);
	return { store, at: (now: number) => withdrawalDrafts(store, createMemoryLogger(), () => now) };
}

describe("withdrawalDrafts", () => {
	it("B-LAW-02 returns what was stored for a day, and then nothing", () => {
		const { at } = opened();
		expect(at(0).load()).toBeNull();
		at(0).keep(full);
		expect(at(day).load()).toEqual(full);
		expect(at(day + 1).load()).toBeNull();
	});

	it("B-LAW-02 treats a receipt from before mail limits as mailed", () => {
		const { mailed: _, ...receipt } = { mailed: true, ...full.receipt };
		const data = { ...full, receipt };
		const { at } = opened(JSON.stringify({ version: 1, timestamp: 0, data }));
		expect(at(0).load()?.receipt).toEqual({ ...receipt, mailed: true });
	});

	it("B-LAW-02 leaves nothing behind once deleted", () => {
		const { at, store } = opened();
		at(0).keep(full);
		at(0).forget();
		expect(store.keys()).toEqual([]);
	});

	it.each(["null", "{", JSON.stringify({ version: 1, timestamp: 0, data: { ...full, receipt: {} } })])(
		"B-REL-03 B-SEC-04 restores nothing from the damaged copy %s",
		(text) => {
			expect(opened(text).at(0).load()).toBeNull();
		},
	);
});

describe("withdrawalToSend", () => {
	it("B-REL-02 repeats an attempt exactly if only the page's language has changed", () => {
		expect(withdrawalToSend({ ...payload, language: "fr" }, payload)).toBe(payload);
	});

	it.each(["name", "order_reference", "email", "items"] as const)(
		"B-LAW-02 treats another %s as another withdrawal",
		(field) => {
			const changed = { ...payload, [field]: "other" };
			expect(withdrawalToSend(changed, payload)).toBe(changed);
		},
	);

	it("B-LAW-02 sends a first withdrawal unchanged", () => {
		expect(withdrawalToSend(payload, null)).toBe(payload);
	});
});

describe("withdrawnItems", () => {
	it("B-LAW-02 reads one item per line, and none from blank ones", () => {
		expect(withdrawnItems({ items: " Halo \r\n\n\tSiegelring" })).toEqual(["Halo", "Siegelring"]);
		expect(withdrawnItems(emptyWithdrawalDraft.fields)).toEqual([]);
	});
});
