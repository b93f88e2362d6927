import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeDraft, emptyDraft } from "#core/checkout/checkout-draft.ts";
import { decodeOrderPayload } from "#core/checkout/decode-order-payload.ts";
import { cardProblems, giftOf, maxCardLength, noGift, wrappingPrice } from "#core/checkout/gift.ts";
import { decimalOf, uuid } from "#tests/core/shop-fixtures.ts";
import { simpleOrder } from "../../../contracts/consumer/examples.ts";

const offered = { present_wrapping: true, present_wrapping_price: decimalOf("4.9") };
const keys = (cardText: string) => cardProblems({ cardText }).map(({ field, key }) => [field, key]);

describe("a gift", () => {
	it("B-USE-16 has the shop's price, is free without one, and is not offered by every shop", () => {
		expect(wrappingPrice(offered)).toBe("4.9");
		expect(wrappingPrice({ ...offered, present_wrapping_price: null })).toBe("0");
		expect(wrappingPrice({ ...offered, present_wrapping: false })).toBeNull();
	});

	it("B-USE-16 has a card only with wrapping", () => {
		const draft = { presentWrap: true, cardText: " Für Dich,\r\nvon Herzen \u202e " };
		expect(giftOf(draft, offered)).toEqual({
			presentWrap: true,
			presentWrapCost: "4.9",
			cardText: "Für Dich,\nvon Herzen",
		});
		expect(giftOf({ ...draft, presentWrap: false }, offered)).toEqual(noGift);
		expect(giftOf(draft, { ...offered, present_wrapping: false })).toEqual(noGift);
	});

	it.each([["https://shop.example/x"], ["Mehr auf www.shop.example"], ["Schau auf kaufen.de/ring vorbei"]])(
		"B-SEC-06 B-USE-16 rejects web addresses on its card: %s",
		(text) => {
			expect(keys(text)).toEqual([["cardText", "form.webAddress"]]);
		},
	);

	it.each([
		["Alles Gute zum 50. Geburtstag!"],
		["Für Dich …\nM. & J."],
		["Seit 1.5.2001: 25 Jahre, 2.500 Küsse"],
		["Liebe Grüße.\nDein Max"],
		["Alles Liebe.Du fehlst mir"],
		["Weißt du noch?Ja.Da war es"],
		["Wie auf Reisen.de, mara@zuhause"],
	])("B-USE-16 accepts ordinary text: %j", (text) => {
		expect(keys(text)).toEqual([]);
	});

	it("B-USE-16 has a card text limited to the card's space", () => {
		expect(keys("a".repeat(maxCardLength))).toEqual([]);
		expect(keys("a".repeat(maxCardLength + 1))).toEqual([["cardText", "form.tooLong"]]);
	});

	it("B-USE-16 never contains control characters or bidirectional marks", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (cardText) => {
				const { cardText: kept } = giftOf({ presentWrap: true, cardText }, offered);
				expect(kept).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u);
			}),
		);
	});
});

describe("data stored by an earlier release", () => {
	it("R-CHECK-01 B-USE-16 is decoded with a blank card text for a draft without one", () => {
		const { cardText: _, ...earlier } = emptyDraft(uuid());
		expect(decodeDraft(earlier)).toMatchObject({ ok: true, value: { cardText: "" } });
	});

	it("R-ORDER-06 B-USE-16 is decoded with free wrapping for an order without a price", () => {
		const {
			presentWrapCost: _,
			cardText: __,
			deliveryDates: ___,
			deliveryDays: ____,
			...earlier
		} = simpleOrder();
		expect(decodeOrderPayload(earlier)).toMatchObject({
			ok: true,
			value: { presentWrapCost: "0", cardText: "", deliveryDates: null, deliveryDays: null },
		});
	});
});
