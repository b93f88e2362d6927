import type { MarkupPiece } from "#renderer/engines/react-html/markup-pieces.ts";

/** A page's markup as one text. */
export function markupText(pieces: readonly MarkupPiece[]): string {
	return pieces.map((piece) => Buffer.from(piece).toString()).join("");
}
