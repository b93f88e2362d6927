import { afterEach, expect, it } from "vitest";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import { noteOf } from "#adapters/content-directus/model/studio-text.ts";
import { setOwnTypes } from "#core/content/own-types.ts";
import { image, integer, text } from "#renderer/api/blocks.ts";

const title = text({ de: ["Titel", "Über dem Rechner."], en: ["Title", "Above the converter."] });
const size = integer({ minimum: 40 }, { de: ["Größe", "In Millimetern."], en: ["Size", "In millimetres."] });
const cover = image({ de: ["Titelbild", "Oben."], en: ["Cover", "At the top."] });

const types = {
	blocks: {
		"ring-size": {
			de: ["Ringgröße", "Rechnet um."],
			en: ["Ring size", "Converts."],
			fields: { title, ring_size: size },
		},
	},
	templates: {
		lookbook: {
			de: ["Lookbook", "Große Bilder."],
			en: ["Lookbook", "Large images."],
			fields: { season: title, cover },
		},
	},
} as const;

afterEach(() => setOwnTypes());

const fieldOf = (collection: string, name: string) =>
	collectionModels()
		.find((model) => model.collection === collection)
		?.fields.find(({ field }) => field === name);

/** Returns a field of the language versions of pages, which are stored in the page. */
const versionField = (name: string) =>
	fieldOf("page", "translations")?.entries.find(({ field }) => field === name);

it("B-USE-07 a site's own blocks and templates are in the forms of Directus, without collections of their own", () => {
	const collections = collectionModels().map(({ collection }) => collection);
	const builtIn = [...(fieldOf("page", "template")?.choices ?? [])];
	setOwnTypes(types);
	expect(collectionModels().map(({ collection }) => collection)).toEqual(collections);
	expect(fieldOf("page", "template")?.choices).toEqual([...builtIn, "lookbook"]);
	const entries = versionField("blocks")?.entries ?? [];
	expect(entries.find(({ field }) => field === "type")?.choices).toContain("ring-size");
	const ringSize = entries.find(({ field }) => field === "ring_size");
	expect(ringSize).toMatchObject({ kind: "integer", en: ["Size", "{ring-size}: In millimetres."] });
	expect(ringSize && noteOf(ringSize).en).toMatch(/^[A-Z][^{}]*: In millimetres\.$/);
	const fields = versionField("fields");
	expect(fields).toMatchObject({ kind: "object", required: false });
	expect(fields?.en[1]).toContain("lookbook (Lookbook): Large images. season, cover");
	expect(fields?.de[1]).toContain("Große Bilder.");
});

it("B-USE-07 the model is the built-in one again for a site without any", () => {
	const before = JSON.stringify(collectionModels());
	setOwnTypes(types);
	setOwnTypes();
	expect(JSON.stringify(collectionModels())).toBe(before);
	expect(versionField("fields")).toBeUndefined();
});
