/** A part of a document: text, or what is encoded as UTF-8 already. */
export type MarkupPiece = string | Uint8Array;

/** Bytes that a document has room in at first; longer ones make it larger. */
const usualSize = 1 << 18;
/** UTF-8 takes no more bytes than this for each of a string's units. */
const mostPerUnit = 3;

/**
 * Returns what joins the pieces of a document and encodes them. Texts are encoded at once in one place and copied from
 * there: to join them first would double the time of a document, three fifths of which are the same on each page.
 */
export function createEncoder(): (pieces: readonly MarkupPiece[]) => Buffer {
	let room = Buffer.allocUnsafeSlow(usualSize);
	return (pieces) => {
		const most = pieces.reduce((sum, { length }) => sum + length * mostPerUnit, 0);
		if (most > room.length) room = Buffer.allocUnsafeSlow(most);
		let end = 0;
		for (const piece of pieces)
			if (typeof piece === "string") end += room.write(piece, end);
			else {
				room.set(piece, end);
				end += piece.length;
			}
		return Buffer.from(room.subarray(0, end));
	};
}
