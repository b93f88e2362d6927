import { describe, expect, it } from "vitest";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { Logger } from "#core/platform/logger.ts";
import type { PhoneNumbers } from "#core/ports/phone-numbers.ts";

/** Tests an implementation of {@link PhoneNumbers}; runs on the in-memory one and the real one. */
export function phoneNumbersSuite(name: string, create: (logger: Logger) => PhoneNumbers): void {
	function setup() {
		const logger = createMemoryLogger();
		return { logger, phones: create(logger) };
	}

	describe(`phone numbers: ${name}`, () => {
		it.each([
			["0221 123456", "DE", "+49221123456"],
			["0221/12 34 56", "DE", "+49221123456"],
			["(0221) 123456", "DE", "+49221123456"],
			[" 0221-123456 ", "DE", "+49221123456"],
			["+49 221 123456", "CH", "+49221123456"],
			["+49 221 123456", "FR", "+49221123456"],
			["044 668 18 00", "CH", "+41446681800"],
			["01 23 45 67 89", "FR", "+33123456789"],
		])("R-PHONE-01 formats %j of %s internationally, as a tel: link", (raw, country, number) => {
			const { logger, phones } = setup();
			const display = phones.display(raw, { country });
			expect(display.valid).toBe(true);
			expect(display.text).toMatch(/^\+\d+ /);
			expect(display.text.replace(/[^\d+]/g, "")).toBe(number);
			expect(display.href).toBe(`tel:${number}`);
			expect(logger.notes).toEqual([]);
		});

		it("R-PHONE-01 has no link if the number must not be callable, and one by default", () => {
			const { phones } = setup();
			const country = "DE";
			const callable = phones.display("0221 123456", { country });
			expect(callable.href).not.toBeNull();
			expect(phones.display("0221 123456", { country, callable: true })).toEqual(callable);
			expect(phones.display("0221 123456", { country, callable: false })).toEqual({
				...callable,
				href: null,
			});
		});

		it.each([
			["", "DE"],
			["Telefon", "DE"],
			["12", "DE"],
			[" 0221 12345x ", "DE"],
			["Zentrale 0221 123456", "DE"],
			["+49 221 1234567890123456", "DE"],
			["javascript:alert(1)", "DE"],
			["0221 123456", "XX"],
			["0221 123456", "constructor"],
		])(
			"R-PHONE-01 R-ERR-02 shows the invalid %j of %s unchanged, without a link, and logs it",
			(raw, country) => {
				const { logger, phones } = setup();
				expect(phones.display(raw, { country })).toEqual({ text: raw, href: null, valid: false });
				const code = phones.callingCode(country);
				expect(logger.notes).toEqual([{ key: "phone.invalid", details: { raw, country, code } }]);
			},
		);

		it.each([
			["AT", "+43"],
			["GB", "+44"],
			["XX", "+49"],
		])("R-PHONE-01 has the calling code of %s: %s", (country, code) => {
			expect(setup().phones.callingCode(country)).toBe(code);
		});
	});
}
