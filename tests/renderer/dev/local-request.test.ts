import { expect, test } from "vitest";
import { isLocalRequest } from "#renderer/dev/local-request.ts";

test.each(["127.0.0.1:5173", "localhost:5173", "LOCALHOST", "[::1]:5173"])(
	"serves a request to %s",
	(host) => {
		expect(isLocalRequest({ url: "/kontakt", headers: { host } })).toBe(true);
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
	expect(isLocalRequest({ url: "/kontakt", headers: { host } })).toBe(false);
});

test("opens the editor only for pages of the server itself", () => {
	const isAllowed = (from: string | undefined, url = "/__open-in-editor?file=a.ts") =>
		isLocalRequest({ url, headers: { host: "localhost:5173", "sec-fetch-site": from } });
	expect(isAllowed("same-origin")).toBe(true);
	for (const from of ["cross-site", "same-site", "none", undefined]) expect(isAllowed(from)).toBe(false);
	expect(isAllowed("cross-site", "/__Open-In-Editor?file=a.ts")).toBe(false);
});
