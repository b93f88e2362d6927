import { describe, expect, it } from "vitest";
import { isEmailAddress } from "#core/forms/email-address.ts";
import { mailtoAddress } from "#core/internet/domain-name.ts";

describe("mailtoAddress", () => {
	it.each(["info@example.com", "mara+shop@example.com", "o'neil@example.com"])(
		"R-NAV-05 keeps %s",
		(email) => {
			expect(mailtoAddress(email)).toBe(`mailto:${email}`);
		},
	);

	it.each(["a?bcc=b@example.com", "a%2Cb@example.com", "a#b@example.com", "a&b=c/d{e}|^`@example.com"])(
		"R-NAV-05 B-SEC-03 names one recipient and nothing else for %s",
		(email) => {
			expect(isEmailAddress(email)).toBe(true);
			const url = new URL(mailtoAddress(email));
			expect([url.search, url.hash]).toEqual(["", ""]);
			expect(decodeURIComponent(url.pathname)).toBe(email);
		},
	);
});
