import type { FilePart, RenderContext, RenderedFile } from "#core/ports/page-renderer.ts";
import { digestOf } from "#renderer/cache/digest-of.ts";
import type { KeptGroup, KeptValues } from "#renderer/cache/kept-values.ts";
import type { FileBefore, WrittenFile } from "#renderer/output/site-files.ts";

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
	readonly held: RenderContext["held"];
	/** A file whose parts are put together, those of the file before among them. */
	whole(file: RenderedFile, before: FileBefore | null): WrittenFile;
	/** Notes what became of the parts of a file that was given as a whole. */
	written(path: string, digest: string): void;
	/** The names of the images that all of it shows. */
	images(): readonly string[];
}

/** Encodes texts into the same memory; what was added holds until it is emptied. */
function createTexts() {
	let memory = Buffer.alloc(0);
	let length = 0;
	return {
		empty() {
			length = 0;
		},
		/** Returns where it is. */
		add(text: string): Place {
			const bytes = Buffer.byteLength(text);
			if (length + bytes > memory.length) {
				const larger = Buffer.allocUnsafeSlow(Math.ceil((length + bytes) * 1.5));
				memory.copy(larger, 0, 0, length);
				memory = larger;
			}
			const start = length;
			length += memory.write(text, length);
			return { start, end: length };
		},
		bytes: ({ start, end }: Place) => memory.subarray(start, end),
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

/** Where some bytes are in others. */
interface Place {
	readonly start: number;
	readonly end: number;
}

/** A part of a file as the build before wrote it. */
interface PartBefore extends Place {
	readonly images: readonly string[];
}

/** Where parts are in a file of that many bytes, most of them as many parts from its beginning as before. */
function placesIn(layout: Layout | null, length: number) {
	const { keys = [], bytes = [], images = [] } = layout ?? {};
	const ends: number[] = [];
	let end = 0;
	for (const size of bytes) {
		end += size;
		ends.push(end);
	}
	if (end !== length) return () => null;
	let moved: Map<string, number> | null = null;
	return (key: string, expected: number): PartBefore | null => {
		if (keys[expected] !== key) moved ??= new Map(keys.map((known, place) => [known, place]));
		const place = keys[expected] === key ? expected : moved?.get(key);
		if (place === undefined) return null;
		return { start: ends[place - 1] ?? 0, end: ends[place] ?? 0, images: images[place] ?? [] };
	};
}

const nothing = Buffer.alloc(0);

/** Pieces of the file before and of new texts; those side by side in the same one are a single piece. */
function createPieces() {
	const pieces: { readonly isNew: boolean; readonly start: number; end: number }[] = [];
	return {
		add(isNew: boolean, { start, end }: Place) {
			const last = pieces.at(-1);
			if (last?.isNew === isNew && last.end === start) last.end = end;
			else pieces.push({ isNew, start, end });
		},
		all: () => pieces,
	};
}

/** So many bytes of a new file are made before they are written. */
const mostWaiting = 1 << 18;

/** The bytes of parts, none of which was there before; `layout` is filled as they are asked for. */
function* newPieces(
	parts: readonly FilePart[],
	uses: ReturnType<typeof createImageUses>,
	layout: { readonly bytes: number[]; readonly images: (readonly string[])[] },
): Generator<Uint8Array> {
	layout.bytes.length = 0;
	layout.images.length = 0;
	let texts = createTexts();
	let length = 0;
	for (const { make } of parts) {
		const { value, images } = uses.of(make);
		const { start, end } = texts.add(value);
		layout.bytes.push(end - start);
		layout.images.push(images);
		length = end;
		if (length < mostWaiting) continue;
		yield texts.bytes({ start: 0, end: length });
		texts = createTexts();
		length = 0;
	}
	yield texts.bytes({ start: 0, end: length });
}

/** Puts files together of parts of the file before and of new ones; a file holds until the next one is begun. */
function createAssembler(uses: ReturnType<typeof createImageUses>) {
	const texts = createTexts();
	return (parts: readonly FilePart[], layout: Layout | null, before: Buffer) => {
		const placeOf = placesIn(layout, before.length);
		const bytes: number[] = [];
		const images: (readonly string[])[] = [];
		const pieces = createPieces();
		let [offset, isAsBefore] = [0, true];
		texts.empty();
		for (const [place, { key, make }] of parts.entries()) {
			const known = placeOf(key, place);
			const own = known ? null : uses.of(make);
			const at = known ?? texts.add(own?.value ?? "");
			const length = at.end - at.start;
			if (known) uses.add(known.images);
			isAsBefore &&= known
				? known.start === offset
				: texts.bytes(at).equals(before.subarray(offset, offset + length));
			pieces.add(known === null, at);
			bytes.push(length);
			images.push(known?.images ?? own?.images ?? []);
			offset += length;
		}
		const content = pieces
			.all()
			.map(({ isNew, ...at }) => (isNew ? texts.bytes(at) : before.subarray(at.start, at.end)));
		return { bytes, images, content, isAsBefore: isAsBefore && offset === before.length };
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
	const assemble = createAssembler(uses);

	function layoutOf(path: string, before: FileBefore | null): Layout | null {
		const json = before && layouts.get(`${path} ${before.digest}`);
		return json ? JSON.parse(json) : null;
	}

	function keptIn<Value>(group: KeptGroup, key: string, make: () => Value): Value {
		const known = group.get(key);
		if (known !== undefined) {
			const [value, images] = JSON.parse(known);
			uses.add(images);
			return value;
		}
		const { value, images } = uses.of(make);
		group.set(key, JSON.stringify([value, images]));
		return value;
	}

	return {
		kept: (name, key, make) => keptIn(values.group(`${engine} ${name}`, base), key, make),
		held: (name, key, make) => keptIn(values.passing(`${engine} ${name}`), key, make),
		whole(file, before) {
			const { path, parts } = file;
			if (!parts) return file;
			const keys = parts.map(({ key }) => key);
			const digest = digestOf(base, keys.join());
			const layout = layoutOf(path, before);
			if (before && layout && before.digest === digest) {
				for (const names of layout.images) uses.add(names);
				made.set(path, layout);
				return {
					path,
					digest,
					get content() {
						return before.content();
					},
				};
			}
			if (!before) {
				const places = { bytes: [], images: [] };
				made.set(path, { keys, ...places });
				return { path, digest, content: { [Symbol.iterator]: () => newPieces(parts, uses, places) } };
			}
			const known = layout ? before.content() : nothing;
			const { content, isAsBefore, ...places } = assemble(parts, layout, known);
			made.set(path, { keys, ...places });
			return { path, digest, content, ...(layout && { isAsBefore }) };
		},
		written(path, digest) {
			const layout = made.get(path);
			if (layout) layouts.set(`${path} ${digest}`, JSON.stringify(layout));
			made.delete(path);
		},
		images: uses.all,
	};
}
