import { expect, it } from "vitest";
import { isRegisterNumber, isVatNumber } from "#core/check/vat-number.ts";

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

it.each([
	["DE", "HRB 999999 B"],
	["AT", "FN 123456 a"],
	["AT", "Firmenbuch 36789k"],
	["AT", "GISA 12345678"],
	["FR", "RCS Strasbourg 303 265 045"],
	["FR", "SIRET 303 265 045 00012"],
	["FR", "RNA W751234567"],
	["CH", "Handelsregister CHE-123.456.788"],
	["CH", "HR CH-020.3.012.345-6"],
])("B-LAW-25 accepts an entry in a register of %s: %s", (country, entry) => {
	expect(isRegisterNumber(entry, country)).toBe(true);
});

it.each([
	["AT", "FN 123456"],
	["FR", "RCS Paris 123 456 789"],
	["FR", "SIREN"],
	["CH", "CHE-123.456.789"],
])("B-LAW-25 rejects an incomplete or mistyped entry in a register of %s: %s", (country, entry) => {
	expect(isRegisterNumber(entry, country)).toBe(false);
});
