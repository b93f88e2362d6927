import { expect, it } from "vitest";
import {
	chunkNames,
	dynamicallyImportedBy,
	importedBy,
	intersection,
} from "#renderer/bundler/chunk-names.ts";

/** Modules with what they import statically and what they load with `import()`. */
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

it("B-USE-17 names each module's chunk by the first rule that has it", () => {
	const chunkOf = chunkNames([
		[null, importedBy("boot")],
		["runtime", importedBy("runtime")],
		[null, dynamicallyImportedBy("runtime")],
		["page", importedBy("hydrate")],
		["shop", intersection(importedBy("list"), importedBy("product"))],
	]);
	const named = Object.keys(modules).map((id) => [id, chunkOf(id, graph)]);
	expect(Object.fromEntries(named)).toEqual({
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

it("leaves a module that no rule has to the bundler", () => {
	expect(chunkNames([["page", importedBy("hydrate")]])("elsewhere", graph)).toBeNull();
});
