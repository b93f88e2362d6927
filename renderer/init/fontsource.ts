import { nearest } from "#core/content/nearest.ts";
import { slugOf } from "#core/text/slug.ts";
import list from "#renderer/init/fontsource.json" with { type: "json" };

/** The packages of fonts by the last part of their names; a font is variable if Fontsource has it so. */
const packages: ReadonlyMap<string, string> = new Map([
	...list.static.split(" ").map((name) => [name, `@fontsource/${name}`] as const),
	...list.variable.split(" ").map((name) => [name, `@fontsource-variable/${name}`] as const),
]);

/** Returns the package of a font by the font's name: "Playfair Display"; null if the list does not have it. */
export function packageOfFont(name: string): string | null {
	return packages.get(slugOf(name)) ?? null;
}

/** Returns the package of the font whose name is nearest to a text; null if none is near. */
export function nearestFont(name: string): string | null {
	return packageOfFont(nearest(slugOf(name), packages.keys()) ?? "");
}
