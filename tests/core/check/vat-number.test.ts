import { expect, it } from "vitest";
import { isVatNumber } from "#core/check/vat-number.ts";

it.each([
	["DE", "DE 136 695 976"],
	["DE", "DE999999995"],
	["AT", "ATU13585627"],
	["AT", "ATU12345675"],
	["FR", "FR 40 303 265 045"],
	["FR", "FR83404833048"],
	["FR", "FRK7399859412"],
	["CH", "CHE-123.456.788 MWST"],
	["BE", "BE 0123"],
])("B-REL-04 accepts a VAT number of %s: %s", (country, found) => {
	expect(isVatNumber(found, country)).toBe(true);
});

it.each([
	["DE", "DE136695978"],
	["DE", "DE13669597"],
	["AT", "ATU13585626"],
	["AT", "AT13585627"],
	["FR", "FR41303265045"],
	["FR", "FR40303265046"],
	["FR", "FRK7399859413"],
	["CH", "CHE-123.456.789 MWST"],
])("B-REL-04 rejects a mistyped VAT number of %s: %s", (country, found) => {
	expect(isVatNumber(found, country)).toBe(false);
});
