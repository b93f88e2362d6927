import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { phoneNumbersSuite } from "#tests/adapters/port-suites/phone-numbers.ts";

phoneNumbersSuite("libphonenumber", createPhoneNumbers);

describe("phone numbers by libphonenumber", () => {
	it.each([
		["030 901820", "DE", "+49 30 901820", "tel:+4930901820"],
		["0151 23456789", "DE", "+49 1512 3456789", "tel:+4915123456789"],
		["01 23 45 67 89", "FR", "+33 1 23 45 67 89", "tel:+33123456789"],
		["030 901820 ext. 12", "DE", "+49 30 901820 ext. 12", "tel:+4930901820;ext=12"],
	])("R-PHONE-01 groups %s of %s as usual in its country: %s", (raw, country, text, href) => {
		const phones = createPhoneNumbers(createMemoryLogger());
		expect(phones.display(raw, { country })).toEqual({ text, href, valid: true });
	});

	it("R-PHONE-01 returns any text, formatted or unchanged, and never throws", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), fc.string({ maxLength: 3 }), (raw, country) => {
				const logger = createMemoryLogger();
				const { text, href, valid } = createPhoneNumbers(logger).display(raw, { country });
				expect(logger.notes).toHaveLength(valid ? 0 : 1);
				if (!valid) expect([text, href]).toEqual([raw, null]);
				else expect(href).toMatch(/^tel:\+\d+/);
			}),
		);
	});
});
