import { expect, test } from "vitest";
import { isLocalRequest } from "#renderer/dev/local-request.ts";

test.each(["127.0.0.1:5173", "localhost:5173", "LOCALHOST", "[::1]:5173"])(
	"serves a request to %s",
	(host) => {
		expect(isLocalRequest({ headers: { host } })).toBe(true);
	},
);

test.each([
	"evil.example:5173",
	"127.0.0.1.evil.example",
	"localhost.evil.example",
	"evil@evil.example",
	"a b",
	"",
])("refuses a request to the host '%s'", (host) => {
	expect(isLocalRequest({ headers: { host } })).toBe(false);
});
