/** The modules that the bundler knows while it divides them into chunks (Rolldown's ChunkingContext). */
interface ModuleGraph {
	getModuleInfo(id: string): {
		readonly importedIds: readonly string[];
		readonly dynamicallyImportedIds: readonly string[];
	} | null;
}

/** A choice of the graph's modules, by their ids. */
type ModuleSet = (graph: ModuleGraph) => ReadonlySet<string>;

function addImports(id: string, graph: ModuleGraph, found: Set<string>): void {
	if (found.has(id)) return;
	found.add(id);
	for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addImports(imported, graph, found);
}

/** Selects modules and everything that at least one of them imports statically. */
export function importedBy(...modules: readonly string[]): ModuleSet {
	return (graph) => {
		const found = new Set<string>();
		for (const id of modules) addImports(id, graph, found);
		return found;
	};
}

/** Selects what a module loads with `import()`, itself or through its static imports, and everything that this imports statically. */
export function loadedLaterBy(module: string): ModuleSet {
	return (graph) => {
		const dynamic = [...importedBy(module)(graph)].flatMap(
			(id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
		);
		return importedBy(...dynamic)(graph);
	};
}

/** Selects the modules of both sets. */
export function both(first: ModuleSet, second: ModuleSet): ModuleSet {
	return (graph) => {
		const others = second(graph);
		return new Set([...first(graph)].filter((id) => others.has(id)));
	};
}

/** The chunk of a set of modules; null leaves them to the bundler, which divides them by the pages that use them. */
export type ChunkRule = readonly [chunk: string | null, modules: ModuleSet];

/** Returns the function that names each module's chunk, for the bundler's option `codeSplitting`. The first rule that has a module counts. */
export function chunkNames(rules: readonly ChunkRule[]): (id: string, graph: ModuleGraph) => string | null {
	let chunks: Map<string, string | null> | null = null;
	return (id, graph) => {
		if (chunks === null) {
			chunks = new Map();
			for (const [chunk, modules] of rules)
				for (const member of modules(graph)) if (!chunks.has(member)) chunks.set(member, chunk);
		}
		return chunks.get(id) ?? null;
	};
}
