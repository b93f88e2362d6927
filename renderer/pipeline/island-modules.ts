import { relative, sep } from "node:path";

/** What a bundler reports its modules while it writes its files (Rollup's PluginContext). */
interface ModuleGraph {
	getModuleIds(): Iterable<string>;
	getModuleInfo(id: string): { readonly dynamicallyImportedIds: readonly string[] } | null;
}

/** The file of an island: it alone loads the island's component. */
const islandFile = /-island\.ts$/;

/** The modules that the files of islands load. */
export function islandModules(graph: ModuleGraph): readonly string[] {
	return [...graph.getModuleIds()]
		.filter((id) => islandFile.test(id))
		.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
		.sort();
}

/**
 * Writes a list of the islands' modules, named as in the bundle's manifest: their markup comes with the page, so their
 * styles do, not their script.
 */
export function islandList(root: string, fileName: string) {
	return {
		name: "island-list",
		generateBundle(
			this: ModuleGraph & {
				emitFile(file: { type: "asset"; fileName: string; source: string }): void;
			},
		): void {
			const names = islandModules(this).map((id) => relative(root, id).split(sep).join("/"));
			this.emitFile({ type: "asset", fileName, source: JSON.stringify(names) });
		},
	};
}
