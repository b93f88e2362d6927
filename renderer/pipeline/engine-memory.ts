import type { RenderContext, RenderedFile } from "#core/ports/page-renderer.ts";
import type { WrittenFile } from "#renderer/output/output-folder.ts";
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
	whole(file: RenderedFile, before: FileBefore | null): WrittenFile;
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

/** A part of a file as the build before wrote it. */
interface PartBefore {
	readonly start: number;
	readonly end: number;
	readonly images: readonly string[];
}

/** Puts a file together of few pieces: what stays side by side is one piece of the file before, and is not copied. */
function createPieces(before: Buffer) {
	const pieces: Buffer[] = [];
	let texts: string[] = [];
	let run = { start: 0, end: 0 };
	const close = () => {
		if (texts.length > 0) pieces.push(Buffer.from(texts.join("")));
		if (run.end > run.start) pieces.push(before.subarray(run.start, run.end));
		texts = [];
		run = { start: 0, end: 0 };
	};
	return {
		/** Returns how many bytes it has, as `keep` does. */
		add(text: string): number {
			if (run.end > run.start) close();
			texts.push(text);
			return Buffer.byteLength(text);
		},
		keep({ start, end }: PartBefore): number {
			if (texts.length > 0 || run.end !== start) close();
			run = run.end > run.start ? { start: run.start, end } : { start, end };
			return end - start;
		},
		all(): readonly Buffer[] {
			close();
			return pieces;
		},
	};
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

	/** A file as it was, and where its parts are in it, by their keys. */
	function partsBefore(path: string, before: FileBefore | null) {
		const nothing = { content: Buffer.alloc(0), parts: new Map<string, PartBefore>() };
		const json = before && layouts.get(`${path} ${before.digest}`);
		if (!before || !json) return nothing;
		const { keys, bytes, images } = JSON.parse(json) as Layout;
		const content = before.content();
		const parts = new Map<string, PartBefore>();
		let start = 0;
		for (const [place, key] of keys.entries()) {
			const end = start + (bytes[place] ?? 0);
			parts.set(key, { start, end, images: images[place] ?? [] });
			start = end;
		}
		return start === content.length ? { content, parts } : nothing;
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
			const content = createPieces(known.content);
			const bytes: number[] = [];
			const images: (readonly string[])[] = [];
			for (const { key, make } of file.parts) {
				const part = known.parts.get(key);
				if (part) {
					uses.add(part.images);
					bytes.push(content.keep(part));
					images.push(part.images);
				} else {
					const own = uses.of(make);
					bytes.push(content.add(own.value));
					images.push(own.images);
				}
			}
			made.set(file.path, { keys: file.parts.map(({ key }) => key), bytes, images });
			return { path: file.path, content: content.all() };
		},
		written(path, digest) {
			const layout = made.get(path);
			if (layout) layouts.set(`${path} ${digest}`, JSON.stringify(layout));
			made.delete(path);
		},
		images: uses.all,
	};
}
