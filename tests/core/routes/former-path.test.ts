import { describe, expect, it } from "vitest";
import { formerPath } from "#core/routes/former-path.ts";

describe("a former path", () => {
	it.each([
		["/über-uns", "/über-uns"],
		["/%C3%BCber-uns/", "/über-uns"],
		["/Ringe", "/Ringe"],
		["/index.php", "/index.php"],
		["/alt/", "/alt"],
		["/Trau%20ringe/Größe 52.html", "/Trau ringe/Größe 52.html"],
		["/c/ringe,gold;585(neu)", "/c/ringe,gold;585(neu)"],
		["/index.php?id=12&L=0", "/index.php?id=12&L=0"],
		["/?p=7", "/?p=7"],
		["/%C3%BCber/?titel=Über uns", "/über?titel=%C3%9Cber%20uns"],
		["/index.php?titel=%C3%9Cber+uns", "/index.php?titel=%C3%9Cber+uns"],
		["/shop?kategorie/ringe", "/shop?kategorie/ringe"],
		["/index.php?", "/index.php"],
	])("B-USE-20 %j is normalized to %j", (text, path) => {
		expect(formerPath(text)).toBe(path);
	});

	it.each([
		"alt",
		"//fremd.example",
		"/a//b",
		"/a/../b",
		"/.git",
		"/%2e%2e/x",
		"/a%2fb",
		"/%zz",
		"/a\nb",
		"/a%0ab",
		'/a"b',
		"/a*",
		"/{env.HOME}",
		"?id=1",
		"/a?id=1#teil",
		'/a?id="1',
		"/a?id=$1",
		"/a?id={env.HOME}",
		"/a?id=`1`",
		"/a?id=\\1",
		"/a?id=1\n/b",
		`/a?id=${"1".repeat(501)}`,
		"/assets/x.js",
		`/${"a".repeat(501)}`,
	])("B-SEC-03 %j is none", (text) => {
		expect(formerPath(text)).toBeNull();
	});
});
