/** The modules that the bundler knows while it divides them into chunks (Rolldown's ChunkingContext). */
interface ModuleGraph {
	getModuleInfo(id: string): {
		readonly importedIds: readonly string[];
		readonly dynamicallyImportedIds: readonly string[];
	} | null;
}

/** A function that selects modules of the graph and returns their ids. */
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

/**
 * Selects the modules that a module loads with `import()`, directly or through its static imports, and everything that
 * these import statically.
 */
export function dynamicallyImportedBy(module: string): ModuleSet {
	return (graph) => {
		const dynamic = [...importedBy(module)(graph)].flatMap(
			(id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
		);
		return importedBy(...dynamic)(graph);
	};
}

/** Selects the modules that are in both sets. */
export function intersection(first: ModuleSet, second: ModuleSet): ModuleSet {
	return (graph) => {
		const others = second(graph);
		return new Set([...first(graph)].filter((id) => others.has(id)));
	};
}

/** Selects the modules that are in at least one of the sets. */
export function union(...sets: readonly ModuleSet[]): ModuleSet {
	return (graph) => new Set(sets.flatMap((modules) => [...modules(graph)]));
}

/** The chunk of a set of modules; with null, the bundler divides them by the pages that use them. */
export type ChunkRule = readonly [chunk: string | null, modules: ModuleSet];

/**
 * Returns the function that names each module's chunk, for the bundler's option `codeSplitting`. The first rule whose set
 * contains the module applies.
 */
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
