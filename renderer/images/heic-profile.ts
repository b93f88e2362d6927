/** A box of the ISO base media file format (ISO/IEC 14496-12). */
interface Box {
	readonly type: string;
	readonly content: Buffer;
}

/** Returns the boxes of a file or of a box's content, up to the first one that is cut off. */
function boxesIn(bytes: Buffer): readonly Box[] {
	const boxes: Box[] = [];
	for (let start = 0; start + 8 <= bytes.length; ) {
		const size = bytes.readUInt32BE(start);
		const header = size === 1 ? 16 : 8;
		// 0 is a box up to the end, 1 one whose size has 64 bits.
		const length =
			size === 0 ? bytes.length - start : size === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : size;
		if (length < header || start + length > bytes.length) break;
		const type = bytes.toString("latin1", start + 4, start + 8);
		boxes.push({ type, content: bytes.subarray(start + header, start + length) });
		start += length;
	}
	return boxes;
}

/** Returns the content of the first box of a type; an empty one if there is none. */
function contentOf(boxes: readonly Box[], type: string): Buffer {
	return boxes.find((box) => box.type === type)?.content ?? Buffer.alloc(0);
}

/** Returns the positions of an item's properties among all, from 1, from the box `ipma` (ISO/IEC 23008-12, 9.3.2). */
function propertiesOf(item: number, ipma: Buffer): readonly number[] {
	if (ipma.length < 8) return [];
	const idSize = ipma.readUInt8(0) < 1 ? 2 : 4;
	const size = (ipma.readUInt8(3) & 1) === 1 ? 2 : 1;
	let place = 8;
	for (let entry = 0; entry < ipma.readUInt32BE(4); entry += 1) {
		const id = ipma.readUIntBE(place, idSize);
		const count = ipma.readUInt8(place + idSize);
		const first = place + idSize + 1;
		place = first + count * size;
		// The highest bit says whether the property is essential.
		if (id === item)
			return Array.from(
				{ length: count },
				(_, index) => ipma.readUIntBE(first + index * size, size) & (size === 2 ? 0x7fff : 0x7f),
			);
	}
	return [];
}

/** Returns the ICC profile of a HEIC file's primary image; null if it has none. */
export function heicProfile(bytes: Uint8Array): Buffer | null {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	// Version and flags precede the boxes.
	const meta = boxesIn(contentOf(boxesIn(file), "meta").subarray(4));
	const pitm = contentOf(meta, "pitm");
	if (pitm.length < 6) return null;
	const primary = pitm.readUInt8(0) === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4);
	const properties = boxesIn(contentOf(meta, "iprp"));
	const all = boxesIn(contentOf(properties, "ipco"));
	for (const place of propertiesOf(primary, contentOf(properties, "ipma"))) {
		const { type, content } = all[place - 1] ?? { type: "" };
		const kind = content?.toString("latin1", 0, 4);
		if (type === "colr" && content && (kind === "prof" || kind === "rICC")) return content.subarray(4);
	}
	return null;
}
