const headerLength = 6;
const entryLength = 16;
const bitsPerPixel = 32;

/** Encodes square PNG images of the given sizes, in pixels, as one ICO file. */
export function encodeIco(sizes: readonly number[], images: readonly Uint8Array[]): Uint8Array {
	const header = Buffer.alloc(headerLength + entryLength * images.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(images.length, 4);
	let offset = header.length;
	for (const [index, image] of images.entries()) {
		const entry = headerLength + entryLength * index;
		const size = sizes[index] ?? 0;
		header.writeUInt8(size % 256, entry);
		header.writeUInt8(size % 256, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(bitsPerPixel, entry + 6);
		header.writeUInt32LE(image.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += image.length;
	}
	return Buffer.concat([header, ...images]);
}
