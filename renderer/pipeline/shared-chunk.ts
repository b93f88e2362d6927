/** What a bundler reports its modules while it divides them into chunks (Rolldown's ChunkingContext). */
interface ModuleGraph {
	getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A module and everything that it imports statically. */
function closure(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
	if (!seen.has(id)) {
		seen.add(id);
		for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure(imported, graph, seen);
	}
	return seen;
}

/**
 * Names one chunk for all that a module imports statically but none of those does that are loaded before it: what
 * always loads together is one file, rather than a file for each set of pages that uses a part of it. `also` are further
 * modules of the chunk. Null leaves a module to the bundler.
 */
export function sharedChunk(
	name: string,
	module: string,
	before: readonly string[],
	also: readonly string[] = [],
) {
	let members: ReadonlySet<string> | null = null;
	return (id: string, graph: ModuleGraph): string | null => {
		if (members === null) {
			const others = new Set<string>();
			for (const one of before) closure(one, graph, others);
			members = new Set(
				[...[...closure(module, graph)].filter((member) => member !== module), ...also].filter(
					(member) => !others.has(member),
				),
			);
		}
		return members.has(id) ? name : null;
	};
}
