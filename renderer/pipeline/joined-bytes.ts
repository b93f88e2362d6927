/** Bytes that lie side by side in the same memory become one piece. */
export function joinedBytes(pieces: readonly Buffer[]): readonly Buffer[] {
	const all: Buffer[] = [];
	for (const piece of pieces) {
		const last = all.at(-1);
		const follows = last?.buffer === piece.buffer && last.byteOffset + last.length === piece.byteOffset;
		if (last && follows)
			all[all.length - 1] = Buffer.from(last.buffer, last.byteOffset, last.length + piece.length);
		else all.push(piece);
	}
	return all;
}
