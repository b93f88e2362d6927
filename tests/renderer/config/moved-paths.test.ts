import { describe, expect, it } from "vitest";
import { createMessages } from "#renderer/cli/messages.ts";
import { parseConfig } from "#renderer/config/load-config.ts";

describe("redirects.moved of facette.config.ts", () => {
	const right = { domain: "x.org", content: { from: "files", directory: "content" } };

	it.each([
		[
			{ "/alt": "/Neu" },
			"config.path",
			'"/Neu" ist kein Pfad einer Seite. Schreiben Sie ihn klein, mit / am Anfang, ohne / am Ende und ohne Domain, zum Beispiel "/shop/uhren".',
		],
		[
			{ "https://x.org/alt": "/neu" },
			"config.formerPath",
			'"https://x.org/alt" ist keine Adresse, die diese Website früher gehabt haben kann. Schreiben Sie sie mit / am Anfang, ohne Domain, ohne # und ohne leere Teile wie in "/a//b", zum Beispiel "/über-uns" oder "/index.php?id=12".',
		],
		[
			{ "/a?id=1#x": "/neu" },
			"config.formerPath",
			'"/a?id=1#x" ist keine Adresse, die diese Website früher gehabt haben kann. Schreiben Sie sie mit / am Anfang, ohne Domain, ohne # und ohne leere Teile wie in "/a//b", zum Beispiel "/über-uns" oder "/index.php?id=12".',
		],
		[
			{ "/über": "/a", "/%C3%BCber/": "/b" },
			"config.sameFormerPath",
			'"/%C3%BCber/" steht in zwei Schreibweisen in redirects.moved, mit verschiedenen Zielen. Lassen Sie eine davon weg.',
		],
	])("B-USE-20 rejects %j", (moved, key, sentence) => {
		const parsed = parseConfig({ ...right, redirects: { moved } });
		const [found] = parsed.ok ? [] : parsed.error;
		expect(found).toMatchObject({ key, field: `redirects.moved.${Object.keys(moved).at(-1)}` });
		expect(createMessages("de")(key, { ...found?.params })).toBe(sentence);
	});

	it("B-USE-20 normalizes former addresses as hosts compare them, in every spelling", () => {
		const moved = {
			"/%C3%BCber-uns/": "/neu",
			"/über-uns": "/neu",
			"/index.php?titel=Über uns": "/%C3%BCber-uns",
			"/kreis": "/%6Breis",
		};
		const parsed = parseConfig({ ...right, redirects: { moved } });
		expect(parsed.ok && parsed.value.redirects.moved).toEqual({
			"/über-uns": "/neu",
			"/index.php?titel=%C3%9Cber%20uns": "/über-uns",
			"/kreis": "/kreis",
		});
	});
});
