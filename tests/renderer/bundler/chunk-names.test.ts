import { expect, it } from "vitest";
import {
	chunkNames,
	dynamicallyImportedBy,
	importedBy,
	intersection,
	union,
} from "#renderer/bundler/chunk-names.ts";

/** The modules of a graph, each with its static imports and the modules that it loads with `import()`. */
const modules: Readonly<Record<string, readonly [imports: readonly string[], dynamic: readonly string[]]>> = {
	boot: [["links"], ["hydrate", "runtime"]],
	links: [[], []],
	runtime: [["links", "consents"], ["clock"]],
	consents: [[], []],
	clock: [["dates"], []],
	hydrate: [
		["react", "dates", "consents"],
		["list", "product"],
	],
	react: [[], []],
	dates: [[], []],
	list: [["react", "prices", "filters"], []],
	product: [["prices", "gallery"], []],
	prices: [["gallery", "prices"], []],
	filters: [[], []],
	gallery: [[], []],
};

const graph = {
	getModuleInfo(id: string) {
		const [importedIds, dynamicallyImportedIds] = modules[id] ?? [[], []];
		return { importedIds, dynamicallyImportedIds };
	},
};

it("B-USE-17 names each module's chunk by the first rule whose set contains it", () => {
	const chunkOf = chunkNames([
		[null, importedBy("boot")],
		["runtime", importedBy("runtime")],
		[null, dynamicallyImportedBy("runtime")],
		["page", importedBy("hydrate")],
		["shop", intersection(union(importedBy("filters"), importedBy("list")), importedBy("product"))],
	]);
	const names = Object.keys(modules).map((id) => [id, chunkOf(id, graph)]);
	expect(Object.fromEntries(names)).toEqual({
		boot: null,
		links: null,
		runtime: "runtime",
		consents: "runtime",
		clock: null,
		dates: null,
		hydrate: "page",
		react: "page",
		list: null,
		product: null,
		prices: "shop",
		gallery: "shop",
		filters: null,
	});
});

it("leaves a module without a rule to the bundler", () => {
	expect(chunkNames([["page", importedBy("hydrate")]])("elsewhere", graph)).toBeNull();
});
