import { readFileSync } from "node:fs";
import type { TemplateName } from "#core/pages/page.ts";

/**
 * Returns the static and dynamic imports of a module among rules and pages, except templates of other pages and
 * blocks, which are checked separately.
 */
function importsOf(module: string): readonly string[] {
	const ofOthers = ["ui/pages/templates.ts", "ui/pages/load-islands-for.ts", "ui/blocks/lazy-blocks.ts"];
	if (ofOthers.includes(module) || !/\.tsx?$/.test(module)) return [];
	const source = readFileSync(module, "utf8");
	const imported = [
		...source.matchAll(/(?:(?:im|ex)port (?!type )[^"]*? from |import\()"#((?:core|ui)\/[^"]+)"/g),
	];
	return imported.map(([, name = ""]) => name);
}

/** Returns a module and everything that it imports at any depth. */
export function reach(module: string, seen = new Set<string>()): ReadonlySet<string> {
	if (seen.has(module)) return seen;
	seen.add(module);
	for (const imported of importsOf(module)) reach(imported, seen);
	return seen;
}

/** Returns the module of a template. */
export function templateModule(template: TemplateName): string {
	return `ui/pages/${template}.tsx`;
}
