import { expect, test } from "vitest";
import { isLocalRequest } from "#renderer/dev/local-request.ts";

test.each(["127.0.0.1:5173", "localhost:5173", "LOCALHOST", "[::1]:5173"])(
	"a request to %s is answered",
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
])("a request to the host '%s' is refused", (host) => {
	expect(isLocalRequest({ url: "/kontakt", headers: { host } })).toBe(false);
});

test("only a page of the server itself opens the editor", () => {
	const asked = (from: string | undefined, url = "/__open-in-editor?file=a.ts") =>
		isLocalRequest({ url, headers: { host: "localhost:5173", "sec-fetch-site": from } });
	expect(asked("same-origin")).toBe(true);
	for (const from of ["cross-site", "same-site", "none", undefined]) expect(asked(from)).toBe(false);
	expect(asked("cross-site", "/__Open-In-Editor?file=a.ts")).toBe(false);
});
