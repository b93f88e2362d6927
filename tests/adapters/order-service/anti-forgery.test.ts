import { describe, expect, it } from "vitest";
import { antiForgeryToken } from "#adapters/order-service/anti-forgery.ts";

describe("the anti-forgery token of the cookies", () => {
	it.each([
		["a plain one", "XSRF-TOKEN=abc", "abc"],
		["one among others", "a=b; XSRF-TOKEN=abc; c=d", "abc"],
		["an encoded one", "XSRF-TOKEN=a%2Fb%3D", "a/b="],
		["one with a blank", "XSRF-TOKEN=ab%20cd", "ab cd"],
		["one with a blank that is not encoded", "XSRF-TOKEN=ab cd; x=1", "ab cd"],
		["one that only looks encoded", "XSRF-TOKEN=100%", "100%"],
		["the longest", `XSRF-TOKEN=${"a".repeat(4096)}`, "a".repeat(4096)],
	])("R-HTTP-01 is %s", (_, cookies, token) => {
		expect(antiForgeryToken(cookies)).toBe(token);
	});

	it.each([
		["none", "a=b"],
		["an empty one", "XSRF-TOKEN="],
		["one of blanks", "XSRF-TOKEN=%20%20"],
		["one that a header would carry without its blank", "XSRF-TOKEN=%20abc"],
		["a line break", "XSRF-TOKEN=a%0Ab"],
		["a letter beyond ASCII", "XSRF-TOKEN=%C3%A4"],
		["one too long", `XSRF-TOKEN=${"a".repeat(4097)}`],
	])("R-HTTP-01 is not sent when it is %s", (_, cookies) => {
		expect(antiForgeryToken(cookies)).toBeNull();
	});
});
