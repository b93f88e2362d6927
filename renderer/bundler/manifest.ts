/** A file of the bundle's script with what it asks for. */
export interface Chunk {
	readonly file: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** The bundle's list of chunks, by the modules they represent. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and everything it imports statically, depth first, each once. */
export function closure(manifest: Manifest, names: readonly string[], seen = new Set<string>()): string[] {
	return names.flatMap((name) => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name)) return [];
		seen.add(name);
		return [...closure(manifest, chunk.imports ?? [], seen), name];
	});
}
