const follows = (piece: Buffer, last: Buffer) =>
	last.buffer === piece.buffer && last.byteOffset + last.length === piece.byteOffset;

/** Bytes that lie side by side in the same memory become one piece; each is asked for when the one before it was taken. */
export function* joinedBytes(pieces: Iterable<Buffer>): Generator<Buffer> {
	let joined: Buffer = Buffer.alloc(0);
	for (const piece of pieces) {
		if (follows(piece, joined))
			joined = Buffer.from(joined.buffer, joined.byteOffset, joined.length + piece.length);
		else {
			if (joined.length > 0) yield joined;
			joined = piece;
		}
	}
	if (joined.length > 0) yield joined;
}
