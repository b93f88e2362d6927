import { describe, expect, it } from "vitest";
import { createFileOwners, OutsideOutputError, SharedFileError } from "#renderer/output/file-owners.ts";

const html = { engine: "html", page: "/kontakt" };
const other = { engine: "other", page: null };

describe("the writers of a site's files", () => {
	for (const path of [
		"kontakt/index.html",
		"Kontakt/Index.html",
		"kontakt.html",
		"kontakt",
		"./kontakt/index.html",
		"a/../kontakt/index.html",
		"%6bontakt/index.html",
	])
		it(`include one for the page /kontakt, so ${path} is refused with both`, () => {
			const owners = createFileOwners();
			owners.claim("kontakt/index.html", html);
			const claim = () => owners.claim(path, other);
			expect(claim).toThrow(SharedFileError);
			expect(claim).toThrow(expect.objectContaining({ path, writers: [html, other] }));
		});

	it("may use their own names, also names that no URL can encode", () => {
		const owners = createFileOwners();
		for (const path of ["index.html", "kontakt/index.html", "kontakt/seite.txt", "100%.txt", "a..b/c.txt"])
			owners.claim(path, html);
	});

	it("may be one engine for several pages, if the name has a digest of the content", () => {
		const owners = createFileOwners();
		owners.claim("look-1f.css", html, "1f");
		owners.claim("look-1f.css", { ...html, page: "/" }, "1f");
		expect(() => owners.claim("look-1f.css", { ...html, page: "/" }, "2e")).toThrow(SharedFileError);
		expect(() => owners.claim("look-1f.css", other, "1f")).toThrow(SharedFileError);
	});

	for (const path of ["", ".", "..", "../x.txt", "a/../../x.txt", "/x.txt"])
		it(`stay within the output, so "${path}" is refused with the engine's name`, () => {
			const claim = () => createFileOwners().claim(path, other);
			expect(claim).toThrow(OutsideOutputError);
			expect(claim).toThrow(/engine "other"/);
		});
});
