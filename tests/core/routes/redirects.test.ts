import { describe, expect, it } from "vitest";
import { redirectOf, redirectPaths } from "#core/routes/redirects.ts";

const targets = { login: "https://portal.example/anmelden", shop: "/shop" };

describe("redirectOf", () => {
	it.each(["/login", "/LOGIN", "/Login", "/lOgIn/"])(
		"R-REDIR-01 sends %s to the configured portal, permanently",
		(path) => {
			expect(redirectOf(path, targets)).toEqual({ to: targets.login, status: 308 });
		},
	);

	it.each(["/schaufenster", "/SCHAUFENSTER", "/Schaufenster/"])(
		"R-REDIR-02 sends %s to the shop, temporarily",
		(path) => {
			expect(redirectOf(path, targets)).toEqual({ to: "/shop", status: 307 });
		},
	);

	it("R-REDIR-01 R-REDIR-02 redirects every path that it names, and none without targets", () => {
		expect(redirectPaths).toEqual(["/login", "/schaufenster"]);
		for (const path of redirectPaths) {
			expect(redirectOf(path, targets)).not.toBeNull();
			expect(redirectOf(path, { login: null, shop: null })).toBeNull();
		}
	});

	it.each(["/", "/login/x", "/en/login", "/loginx", "//login", "/schaufenster2", "login", "/login\n"])(
		"R-REDIR-01 R-REDIR-02 ignores %j",
		(path) => {
			expect(redirectOf(path, targets)).toBeNull();
		},
	);

	it.each([
		"javascript:alert(1)",
		"java\nscript:alert(1)",
		"data:text/html,x",
		"//evil.example",
		"/lokal",
		"https://",
		"https://a.example\r\nSet-Cookie: x",
		"https://a.example\\@evil.example",
		"",
	])("B-SEC-03 does not redirect to the portal %j", (login) => {
		expect(redirectOf("/login", { ...targets, login })).toBeNull();
	});

	it.each(["//evil.example", "https://evil.example", "shop", "/shop/../..", "/\\evil.example", ""])(
		"B-SEC-03 does not redirect to the shop root %j",
		(shop) => {
			expect(redirectOf("/schaufenster", { ...targets, shop })).toBeNull();
		},
	);
});
