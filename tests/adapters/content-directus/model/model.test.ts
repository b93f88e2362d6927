import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import {
	collectionDefinition,
	fieldDefinition,
	relationDefinitions,
} from "#adapters/content-directus/model/definitions.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import { fieldModel } from "#adapters/content-directus/model/field-model.ts";
import { foldedEntities } from "#adapters/content-directus/model/folds.ts";
import {
	translationsGermanFirst,
	withoutGermanTranslation,
} from "#adapters/content-directus/model/german-labels.ts";
import { collectionNamed } from "#adapters/content-directus/model/model.ts";
import { readPermissions } from "#adapters/content-directus/model/permissions.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { type Field, field } from "#core/content/field.ts";
import { entities } from "#core/content/model.ts";
import { modelTable } from "#tests/adapters/content-directus/model/model-table.ts";
import { expectGenerated } from "#tests/core/content/generated-part.ts";

const all = collectionModels().flatMap(({ collection, fields }) =>
	fields.map((field) => ({ collection, ...field })),
);

const decimals = entities.flatMap(({ collection, fields }) =>
	Object.entries(fields).flatMap(([name, own]) =>
		own.kind === "decimal" ? [[`${collection}.${name}`, own] as const] : [],
	),
);
const amountValidation = v.object({
	_or: v.tuple([v.unknown(), v.object({ amount: v.object({ _regex: v.string() }) })]),
});
const spellings = [
	"1290",
	"1290.50",
	"0.5",
	"1290.125",
	"1.290",
	"1290,50",
	"1.290,50",
	"-1",
	"1e3",
	".5",
	"12 €",
];

function nested(fields: readonly FieldModel[]): readonly FieldModel[] {
	return fields.flatMap((field) => [field, ...nested(field.entries)]);
}

/** The entities that a field refers to at any depth, without those of items that it contains. */
function referredTo({ kind, to, fields }: Field): readonly string[] {
	const own = to && kind !== "children" ? [to.entity] : [];
	return [...own, ...Object.values(fields ?? {}).flatMap(referredTo)];
}

describe("the number of collections", () => {
	it("B-USE-08 is at most 21, so that the free tier of Directus 12 leaves four to the shop", () => {
		expect(collectionModels().length).toBeLessThanOrEqual(21);
	});

	it("B-USE-08 leaves out only items that nothing refers to and to which none belong", () => {
		const folded = foldedEntities().map(({ entity }) => entity.collection);
		expect(folded).toContain("company");
		const named = new Set(entities.flatMap(({ fields }) => Object.values(fields).flatMap(referredTo)));
		expect(folded.filter((name) => named.has(name))).toEqual([]);
	});
});

describe("the data model", () => {
	it("has no collection and no field of a collection twice", () => {
		const names = [
			...collectionModels().map(({ collection }) => collection),
			...all.map((own) => `${own.collection}.${own.field}`),
		];
		expect(new Set(names).size).toBe(names.length);
	});

	it("refuses a field of two kinds in the entries of two blocks, since editors have one form for both", () => {
		const info = { de: ["Feld", "Ein Feld."], en: ["Field", "A field."] } as const;
		const entries = (kind: "text" | "integer") =>
			field("list", info, { fields: { place: field(kind, info, { schema: v.any() }) }, schema: v.any() });
		const ofBlocks = (other: "text" | "integer") =>
			fieldModel(
				"blocks",
				field("list", info, {
					blockTypes: {
						teasers: { ...info, fields: { items: entries("text") } },
						gallery: { ...info, fields: { items: entries(other) } },
					},
					schema: v.any(),
				}),
			);
		expect(() => ofBlocks("integer")).toThrow(
			"Entries of the blocks teasers and gallery have a field place of two kinds, string and integer.",
		);
		expect(nested([ofBlocks("text")]).filter((model) => model.field === "place")).toHaveLength(1);
	});

	it("has a label and a help text in German and English for every field", () => {
		const silent = nested([...all, ...fileFields]).filter(({ de, en }) =>
			[...de, ...en].some((text) => !text.trim()),
		);
		expect(silent.map(({ field }) => field)).toEqual([]);
	});

	it.each(collectionModels().map((model) => [model.collection, model] as const))(
		"leads from each item to its project: %s",
		(_, { collection, scope }) => {
			let place = collection;
			for (const name of scope) {
				const way = collectionNamed(place).fields.find(({ field }) => field === name);
				expect(way).toMatchObject({ kind: "item", required: true });
				place = way?.to ?? "";
			}
			expect(place).toBe("project");
		},
	);

	it("gives every list of items the field that names them back", () => {
		const lists = all.filter(({ kind }) => kind === "items");
		expect(lists.length).toBeGreaterThan(10);
		for (const { collection, field, to, back } of lists) {
			const other = collectionNamed(to ?? "").fields.find((candidate) => candidate.field === back);
			expect(other, `${collection}.${field}`).toMatchObject({ kind: "item", to: collection });
			const relation = relationDefinitions(collectionNamed(to ?? ""), collectionModels()).find(
				(own) => own.field === back,
			);
			expect(relation).toMatchObject({ related_collection: collection, meta: { one_field: field } });
		}
	});

	it("is described field by field; write it by vitest --update", async () => {
		await expectGenerated("adapters/content-directus/data-model.md", { model: modelTable() });
	});
});

describe("amounts and ids in the data model", () => {
	it("B-USE-09 stores decimals as they are typed, and identifies items by uuids", () => {
		const { fields } = collectionDefinition(collectionNamed("ecommerce_product"), 1);
		expect(fields[0]).toMatchObject({ field: "id", type: "uuid", meta: { special: ["uuid"] } });
		expect(fields.find(({ field }) => field === "price_brutto")).toMatchObject({
			type: "string",
			meta: { options: { placeholder: "1290.50", trim: true } },
		});
	});

	it.each(decimals)("B-USE-09 refuses in the form of %s the spellings that files refuse", (_, own) => {
		const { meta } = fieldDefinition(fieldModel("amount", own), 1);
		const validation = v.parse(amountValidation, meta.validation);
		const pattern = new RegExp(validation._or[1].amount._regex);
		const schema = own.schema({} as never);
		for (const spelling of spellings)
			expect([spelling, pattern.test(spelling)]).toEqual([spelling, v.is(schema, spelling)]);
	});
});

describe("the rights of visitors", () => {
	const rights = readPermissions(null, null);

	it("R-ROLE-01 only allow reading named fields of the model's collections and of images", () => {
		expect(rights.map(({ collection }) => collection)).toEqual([
			...collectionModels().map(({ collection }) => collection),
			"directus_files",
		]);
		for (const { action, fields } of rights) {
			expect(action).toBe("read");
			expect(fields).not.toContain("*");
		}
	});

	it.each(rights.map((right) => [right.collection, right] as const))(
		"R-CAT-01 B-USE-09 reach nothing of a project that is not published, nor products and pages that are not published now: %s",
		(collection, { permissions }) => {
			if (collection === "directus_files") return expect(JSON.stringify(permissions)).toContain('"image/"');
			const { scope, published } = collectionNamed(collection);
			const live = { status: { _eq: "published" } };
			const now = [
				live,
				{ _or: [{ publish_at: { _null: true } }, { publish_at: { _lte: "$NOW" } }] },
				{ _or: [{ unpublish_at: { _null: true } }, { unpublish_at: { _gt: "$NOW" } }] },
			];
			const along = (way: readonly string[], condition: object) =>
				way.reduceRight((inner, name) => ({ [name]: inner }), condition);
			const own = published && scope.length > 0 ? now.map((condition) => along(published, condition)) : [];
			expect(permissions).toEqual({ _and: [along(scope, live), ...own] });
		},
	);

	it("B-USE-04 of a reader reach a project with umlauts in either spelling of its domain", () => {
		const spellings = '"domain":{"_in":["xn--mller-kva.example","müller.example"]}';
		const own = readPermissions("xn--mller-kva.example", "folder-of-a");
		const others = own.filter(({ permissions }) => !JSON.stringify(permissions).includes(spellings));
		expect(others.map(({ collection }) => collection)).toEqual(["directus_files"]);
	});

	it("B-USE-04 of a project's reader reach that project alone", () => {
		const own = readPermissions("a.example", "folder-of-a");
		expect(own.map(({ collection }) => collection)).toEqual(rights.map(({ collection }) => collection));
		for (const { collection, permissions } of own) {
			const text = JSON.stringify(permissions);
			expect(text).toContain(
				collection === "directus_files" ? '"folder-of-a"' : '"domain":{"_eq":"a.example"}',
			);
		}
	});
});

describe("German apart", () => {
	const text = fc.option(fc.string({ minLength: 1 }), { nil: null });
	const entry = (language: string) =>
		fc.record({
			language: fc.constant(language),
			display_name: fc.string({ minLength: 1 }),
			description: text,
			variant_display_name: text,
			guarantee_terms: text,
			safety_warnings: text,
		});

	it("B-USE-04 gives the same translations back, German first", () => {
		const names = [
			"display_name",
			"description",
			"variant_display_name",
			"guarantee_terms",
			"safety_warnings",
		];
		const some = fc.tuple(
			fc.option(entry("de"), { nil: null }),
			entry("en"),
			fc.option(entry("fr"), { nil: null }),
		);
		fc.assert(
			fc.property(some, (entries) => {
				const translations = entries.filter((found) => found !== null);
				expect(translationsGermanFirst(names, withoutGermanTranslation(names, translations))).toEqual(
					translations,
				);
			}),
		);
	});
});

describe("a stable id", () => {
	it("B-USE-04 is a uuid of version 5, the same for the same names and another one for others", () => {
		const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
		fc.assert(
			fc.property(fc.array(fc.string()), fc.array(fc.string()), (one, other) => {
				expect(stableId(...one)).toMatch(uuid);
				expect(stableId(...one) === stableId(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
			}),
		);
	});
});
