import { describe, expect, it } from "vitest";
import { children } from "#core/content/children.ts";
import { decimal } from "#core/content/decimals.ts";
import { entity } from "#core/content/entity.ts";
import { implied, inFilesOnly, optional, withDefault } from "#core/content/field.ts";
import { boolean, choice, integer, reference, slugReference, text } from "#core/content/fields.ts";
import { shapeOf } from "#core/content/shape.ts";
import { decodersOf, entryShape, localShape } from "#core/content/shape-decoder.ts";
import * as shopShapes from "#core/content/shop-shapes.ts";
import { list, texts, translations } from "#core/content/structures.ts";
import { object } from "#core/decoding/decoder.ts";

const info = { de: ["Marke", "Eine Marke."], en: ["Mark", "A mark."] } as const;

const part = entity({
	collection: "part",
	file: null,
	de: info.de,
	en: info.en,
	display: "{{name}}",
	fields: { name: text(info), active: boolean(true, info) },
});

const fields = {
	slug: implied(text(info)),
	status: inFilesOnly(withDefault(choice(["published", "draft"], info), "published")),
	note: optional(text(info)),
	price: optional(decimal(info)),
	stars: integer({ minimum: 1, maximum: 5 }, info),
	kind: reference("kind", info),
	place: optional(slugReference("place", info)),
	tags: texts(info),
	history: list({ price: decimal(info) }, info),
	parts: children(part, "owner", "any", info),
	translations: translations({ name: text(info) }, "one"),
};

const shape = shapeOf(fields);
const decode = object(decodersOf(shape));
const complete = { slug: "a", stars: 5, kind: 7, translations: [{ language: "de", name: "A" }] };

describe("the shape of fields", () => {
	it("contains kinds, defaults and choices as JSON, and no editor texts", () => {
		expect(JSON.parse(JSON.stringify(shape))).toEqual(shape);
		expect(JSON.stringify(shape)).not.toMatch(/Marke|Mark/);
		expect(shape).toMatchObject({
			slug: { kind: "text" },
			status: { kind: "text", absent: "published", choices: ["published", "draft"], inFilesOnly: true },
			note: { kind: "text", absent: null },
			stars: { kind: "integer", limits: [1, 5] },
			kind: { kind: "reference", to: "kind" },
			place: { kind: "slug", absent: null, to: "place" },
			parts: { kind: "children", absent: [], to: "part", fields: { active: { absent: true } } },
		});
		expect("absent" in shape.slug).toBe(false);
	});

	it("has no editor texts for the shop", () => {
		expect(JSON.stringify(shopShapes)).not.toMatch(/Artikel|Preis|[äöüß]/);
	});
});

describe("decoders of a shape", () => {
	it("B-SEC-04 return defaults for absent fields, and drop unknown fields", () => {
		expect(decode({ ...complete, other: 1, tags: null, parts: [{ name: "p", active: null }] })).toEqual({
			ok: true,
			value: {
				...complete,
				status: "published",
				note: null,
				price: null,
				place: null,
				tags: [],
				history: [],
				parts: [{ name: "p", active: true }],
			},
		});
	});

	it.each([
		["slug", { slug: null }],
		["status", { status: "gone" }],
		["price", { price: "dear" }],
		["stars", { stars: 6 }],
		["kind", { kind: "" }],
		["tags.1", { tags: ["a", 1] }],
		["history.0.price", { history: [{ price: null }] }],
		["parts.0.name", { parts: [{}] }],
		["translations.0.language", { translations: [{ language: "xx", name: "A" }] }],
	])("B-SEC-04 reject a wrong %s and report its path", (path, wrong) => {
		expect(decode({ ...complete, ...wrong })).toMatchObject({ ok: false, error: { path } });
	});

	it("use a service's custom decoders", () => {
		const own = decodersOf(entryShape(shape.parts), { boolean: () => ({ ok: true, value: false }) });
		expect(object(own)({ name: "p", active: true })).toEqual({
			ok: true,
			value: { name: "p", active: false },
		});
	});

	it("read an item in one language with its texts next to its own fields", () => {
		const { name, translations: none } = { translations: null, ...localShape(shape) };
		expect([name, none]).toEqual([{ kind: "text" }, null]);
	});
});
