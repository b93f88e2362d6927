/** A script of the bundle and the files that it loads. */
export interface Chunk {
	readonly file: string;
	readonly name?: string;
	readonly isEntry?: boolean;
	readonly imports?: readonly string[];
	readonly dynamicImports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** The chunks of the bundle, by the modules that they represent. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Returns chunks and everything that they import statically, depth first and without duplicates. */
export function withStaticImports(
	manifest: Manifest,
	names: readonly string[],
	seen = new Set<string>(),
): string[] {
	return names.flatMap((name) => {
		const chunk = manifest[name];
		if (!chunk || seen.has(name)) return [];
		seen.add(name);
		return [...withStaticImports(manifest, chunk.imports ?? [], seen), name];
	});
}
