import { describe, expect, it } from "vitest";
import { findingParams } from "#core/content/finding.ts";
import de from "#ui/locales/de/content.json" with { type: "json" };
import en from "#ui/locales/en/content.json" with { type: "json" };
import cli from "#ui/locales/fr/cli.json" with { type: "json" };
import fr from "#ui/locales/fr/content.json" with { type: "json" };

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
const catalogues: readonly (readonly [string, Catalogue])[] = [
	["de", de],
	["en", en],
	["fr", fr],
];

function sentences(catalogue: Catalogue): ReadonlyMap<string, string> {
	return new Map(
		Object.entries(catalogue).flatMap(([part, texts]) =>
			Object.entries(texts).map(([name, text]) => [`content.${part}.${name}`, text] as const),
		),
	);
}

function placeholders(text: string): readonly string[] {
	return [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort();
}

describe("the sentences of content findings", () => {
	it.each(catalogues)(
		"B-REL-04 are in the catalogue %s, one for each finding and no other",
		(_, catalogue) => {
			expect([...sentences(catalogue).keys()].sort()).toEqual(Object.keys(findingParams).sort());
		},
	);

	it.each(catalogues)(
		"B-REL-04 use the same parameters in %s as in English, and only given ones",
		(_, catalogue) => {
			const english = sentences(en);
			for (const [key, text] of sentences(catalogue)) {
				const used = placeholders(text);
				expect({ key, used }).toEqual({ key, used: placeholders(english.get(key) ?? "") });
				const given: readonly string[] = findingParams[key as keyof typeof findingParams];
				expect({ key, missing: used.filter((name) => !given.includes(name)) }).toEqual({ key, missing: [] });
			}
		},
	);

	it("B-REL-04 have French apostrophes, as the command's sentences do", () => {
		expect(JSON.stringify([fr, cli])).not.toMatch(/\p{L}'\p{L}/u);
	});

	it.each(catalogues)("B-REL-04 are whole sentences in %s", (_, catalogue) => {
		for (const text of sentences(catalogue).values()) expect(text).toMatch(/[.?]$/);
	});
});
