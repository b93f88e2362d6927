import { describe, expect, it } from "vitest";
import { directusKeys } from "#adapters/content-directus/pull/findings.ts";
import de from "#ui/locales/de/cli.json" with { type: "json" };
import en from "#ui/locales/en/cli.json" with { type: "json" };
import fr from "#ui/locales/fr/cli.json" with { type: "json" };

function sentenceOf(catalogue: object, key: string): string {
	const found = key
		.split(".")
		.reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalogue);
	return String(found);
}

describe("the sentences about Directus", () => {
	it.each([
		["de", de],
		["en", en],
		["fr", fr],
	])("B-REL-04 are in the catalogue %s and speak of what they are given", (_, catalogue) => {
		for (const [key, params] of Object.entries(directusKeys)) {
			const sentence = sentenceOf(catalogue, key);
			const used = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
			expect({ key, sentence: sentence.length > 20 }).toEqual({ key, sentence: true });
			expect({ key, used: used.sort() }).toEqual({ key, used: [...params].sort() });
		}
	});
});
