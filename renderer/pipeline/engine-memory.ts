import type { RenderContext, RenderedFile } from "#core/ports/page-renderer.ts";
import type { KeptValues } from "#renderer/pipeline/kept-values.ts";

/** A file's parts as they were written. */
interface Layout {
	readonly keys: readonly string[];
	/** How long each is, in bytes. */
	readonly bytes: readonly number[];
	/** The names of the images that each asked for. */
	readonly images: readonly (readonly string[])[];
}

/** What an engine has made for the whole site, of which it makes again what has changed. */
export interface EngineMemory {
	readonly kept: RenderContext["kept"];
	/** A file whose parts are put together, those of the file before among them. */
	whole(file: RenderedFile, before: FileBefore | null): RenderedFile;
	/** Notes what became of the parts of a file that was given as a whole. */
	written(path: string, digest: string): void;
	/** The names of the images that all of it shows. */
	images(): readonly string[];
}

/** A file as the build before wrote it. */
export interface FileBefore {
	readonly digest: string;
	content(): Buffer;
}

/** Follows which images are asked for while something is made. */
function createImageUses(takeUsed: () => readonly string[]) {
	const around: Set<string>[] = [new Set()];
	const add = (names: readonly string[]) => {
		for (const name of names) around.at(-1)?.add(name);
	};
	return {
		add,
		of<Value>(make: () => Value): { readonly value: Value; readonly images: readonly string[] } {
			add(takeUsed());
			around.push(new Set());
			const value = make();
			add(takeUsed());
			const images = [...(around.pop() ?? [])];
			add(images);
			return { value, images };
		},
		all() {
			add(takeUsed());
			return [...(around[0] ?? [])];
		},
	};
}

/** The memory of one engine; `base` is a digest of all that it is given but the products. */
export function createEngineMemory(
	engine: string,
	base: string,
	values: KeptValues,
	takeUsed: () => readonly string[],
): EngineMemory {
	const uses = createImageUses(takeUsed);
	const layouts = values.group(`${engine} parts`, base);
	const made = new Map<string, Layout>();

	/** Where the parts of a file are in it, by their keys. */
	function partsBefore(path: string, before: FileBefore | null) {
		const parts = new Map<string, { readonly bytes: Buffer; readonly images: readonly string[] }>();
		const json = before && layouts.get(`${path} ${before.digest}`);
		if (!before || !json) return parts;
		const { keys, bytes, images } = JSON.parse(json) as Layout;
		const content = before.content();
		let start = 0;
		for (const [place, key] of keys.entries()) {
			const end = start + (bytes[place] ?? 0);
			parts.set(key, { bytes: content.subarray(start, end), images: images[place] ?? [] });
			start = end;
		}
		return start === content.length ? parts : new Map<never, never>();
	}

	return {
		kept<Value>(name: string, key: string, make: () => Value): Value {
			const group = values.group(`${engine} ${name}`, base);
			const known = group.get(key);
			if (known !== undefined) {
				const [value, images] = JSON.parse(known);
				uses.add(images);
				return value;
			}
			const { value, images } = uses.of(make);
			group.set(key, JSON.stringify([value, images]));
			return value;
		},
		whole(file, before) {
			if (!file.parts) return file;
			const known = partsBefore(file.path, before);
			const parts = file.parts.map(({ key, make }) => {
				const part = known.get(key);
				if (part) {
					uses.add(part.images);
					return { key, ...part };
				}
				const { value, images } = uses.of(make);
				return { key, bytes: Buffer.from(value), images };
			});
			made.set(file.path, {
				keys: parts.map(({ key }) => key),
				bytes: parts.map(({ bytes }) => bytes.length),
				images: parts.map(({ images }) => images),
			});
			return { path: file.path, content: Buffer.concat(parts.map(({ bytes }) => bytes)) };
		},
		written(path, digest) {
			const layout = made.get(path);
			if (layout) layouts.set(`${path} ${digest}`, JSON.stringify(layout));
			made.delete(path);
		},
		images: uses.all,
	};
}
