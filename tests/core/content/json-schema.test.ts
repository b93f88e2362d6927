import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Ajv, type ValidateFunction } from "ajv";
import { describe, expect, it } from "vitest";
import { jsonSchemas, schemaText } from "#core/content/json-schema.ts";

const demo = "adapters/content-files/demo";
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const schemas = jsonSchemas();
const validators = new Map([...schemas].map(([name, schema]) => [name, ajv.compile(schema)]));

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function contentFiles(): readonly string[] {
	return readdirSync(join(demo, "content"), { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".json"))
		.map((name) => join(demo, "content", name))
		.sort();
}

function validatorOf(name: string): ValidateFunction {
	const found = validators.get(name);
	if (!found) throw new Error(`There is no schema ${name}.`);
	return found;
}

const problems = (name: string, value: unknown) => {
	const validate = validatorOf(name);
	validate(value);
	return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe("the JSON Schemas of a content folder", () => {
	it("B-USE-06 equal those in the demo's folder; update them with vitest --update", async () => {
		for (const [name, schema] of schemas)
			await expect(schemaText(schema), name).toMatchFileSnapshot(resolve(demo, "schemas", name));
		expect(readdirSync(join(demo, "schemas")).sort()).toEqual([...schemas.keys()].sort());
	});

	it.each(contentFiles())("B-USE-06 are referenced by each file of the demo and accept it: %s", (file) => {
		const value = read(file) as { readonly $schema?: string };
		const schema = resolve(dirname(file), value.$schema ?? "");
		expect(dirname(schema)).toBe(resolve(demo, "schemas"));
		expect(problems(basename(schema), value)).toEqual([]);
	});

	const company = read(join(demo, "content/company.json")) as object;
	const product = read(join(demo, "content/shop/products/siegelring-stern.json")) as object;
	const page = (block: object) => ({
		template: "info",
		translations: [{ language: "de", title: "T", description: "D", path: "/t", blocks: [block] }],
	});

	it.each([
		["company.schema.json", { ...company, legal_from: "gmbh" }, "additional properties"],
		["company.schema.json", { ...company, legal_form: 7 }, "/legal_form must be string"],
		["shop-products.schema.json", { ...product, status: "publishd" }, "/status must be equal to one of"],
		["shop-products.schema.json", { ...product, stock: -1 }, "/stock must be >= 0"],
		["shop-products.schema.json", { ...product, images: "ring.jpg" }, "/images must be array"],
		["theme.schema.json", { brand_color: "gold", base_color: "#fff" }, "/brand_color must match pattern"],
		[
			"pages.schema.json",
			page({ type: "quot", text: "T" }),
			"/translations/0/blocks/0/type must be equal to one of",
		],
		["pages.schema.json", page({ type: "quote" }), "must have required property 'text'"],
		["menus.schema.json", [{ display_name: "A", sub: [{}] }], "must have required property 'display_name'"],
	])("B-USE-06 reject what a content folder rejects: %s %#", (name, value, problem) => {
		expect(problems(name, value).join("\n")).toContain(problem);
	});

	it("B-USE-06 accept a list directly and within an object", () => {
		const items = [{ sort: 1, widget_name: "contact" }];
		expect(problems("widgets.schema.json", items)).toEqual([]);
		expect(problems("widgets.schema.json", { $schema: "s.json", items })).toEqual([]);
	});

	it("B-USE-06 describe every field in both languages", () => {
		const text = JSON.stringify(schemas.get("shop-products.schema.json"));
		expect(text).toContain("Guarantee (years) · Garantie (Jahre)");
	});
});
