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

/** What decides which modules are in a chunk. */
interface SharedModules {
	/** Those that always load with it: what all of them import statically is its content, not they themselves. */
	readonly of: readonly string[];
	/** Modules of which at least one must import what is in it; absent where none has to. */
	readonly withAny?: readonly string[];
	/** Modules that load without it, earlier or on other pages, with all that they import statically. */
	readonly before: readonly string[];
	/** Further modules of the chunk. */
	readonly also?: readonly string[];
	/** Which modules it may hold; absent for all. */
	readonly only?: RegExp;
}

/**
 * Names one chunk for all that modules import statically but none of those does that load without it: what
 * always loads together is one file, rather than a file for each set of pages that uses a part of it. Null leaves a module to
 * the bundler.
 */
export function sharedChunk(name: string, { of, withAny, before, also = [], only = /^/ }: SharedModules) {
	let members: ReadonlySet<string> | null = null;
	return (id: string, graph: ModuleGraph): string | null => {
		if (members === null) {
			const others = new Set<string>();
			for (const one of before) closure(one, graph, others);
			const [first = new Set<string>(), ...rest] = of.map((module) => closure(module, graph));
			const further = withAny?.map((module) => closure(module, graph));
			const shared = [...first].filter(
				(member) =>
					!of.includes(member) &&
					rest.every((closed) => closed.has(member)) &&
					(further?.some((closed) => closed.has(member)) ?? true) &&
					only.test(member),
			);
			members = new Set([...shared, ...also].filter((member) => !others.has(member)));
		}
		return members.has(id) ? name : null;
	};
}
