import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { templateNames } from "#core/pages/page.ts";
import { everyBlock } from "#stories/fixtures/site-models.ts";
import { reach, templateModule } from "#tests/ui/reached-modules.ts";
import { loadMessages } from "#ui/locales/load-messages.ts";
import {
	type MessageNamespace,
	messageNamespaces,
	namespacesOf,
	pageNamespaces,
	sharedNamespaces,
} from "#ui/locales/namespaces.ts";

const namesOf = new Map<MessageNamespace, readonly string[]>(
	messageNamespaces.map(
		(part) => [part, Object.keys(JSON.parse(readFileSync(`ui/locales/de/${part}.json`, "utf8")))] as const,
	),
);
const partOf = new Map(
	messageNamespaces.flatMap((part) => (namesOf.get(part) ?? []).map((name) => [name, part])),
);

/** Lists of keys that other modules show. */
const keyLists = ["core/site/german-only-keys.ts"];

/** The files of rare blocks, except a site's own, whose texts are their fields. */
const lazyFiles = readdirSync("ui/blocks/lazy").filter(
	(name) => name.endsWith("-block.tsx") && name !== "own-block.tsx",
);

/** Returns the catalogue keys that the modules name. */
function keysIn(modules: Iterable<string>): readonly string[] {
	return [...modules]
		.filter((module) => /\.tsx?$/.test(module) && !keyLists.includes(module))
		.flatMap((module) => [...readFileSync(module, "utf8").matchAll(/["'`]([a-zA-Z]+)\.[a-zA-Z.$]/g)])
		.map(([, name = ""]) => name)
		.filter((name) => partOf.has(name));
}

describe("the namespaces of the catalogues", () => {
	it("share no key", () => {
		const names = messageNamespaces.flatMap((part) => namesOf.get(part) ?? []);
		expect(new Set(names).size).toBe(names.length);
	});

	it.each(pageNamespaces)("include %s, which the browser can load", async (part) => {
		expect(Object.keys(await loadMessages("de", [part]))).toEqual(namesOf.get(part));
	});

	it.each(templateNames)("the page of the template %s loads all texts that it may show", (template) => {
		const own = [...reach(templateModule(template)), ...reach("renderer/client/hydrate.tsx")];
		const needed = new Set(keysIn(own).map((name) => partOf.get(name)));
		expect(needed.size).toBeGreaterThan(0);
		const loaded = [...sharedNamespaces, ...namespacesOf({ template, blocks: [] })];
		expect(loaded, "Move the texts to a namespace of the page (ui/README.md, Texts).").toEqual(
			expect.arrayContaining([...needed]),
		);
	});

	it.each(lazyFiles)("a page with the block of %s loads all texts that it may show", (file) => {
		const blocks = everyBlock.filter(({ type }) => file === `${type}-block.tsx`);
		expect(blocks, "Give everyBlock of stories/fixtures/site-models.ts an example.").not.toEqual([]);
		const needed = new Set(keysIn(reach(`ui/blocks/lazy/${file}`)).map((name) => partOf.get(name)));
		const loaded = [...sharedNamespaces, ...namespacesOf({ template: "info", blocks }), "shop"];
		expect(
			loaded,
			"Move the block's texts to a namespace named after its type (ui/README.md, Texts).",
		).toEqual(expect.arrayContaining([...needed]));
	});
});
