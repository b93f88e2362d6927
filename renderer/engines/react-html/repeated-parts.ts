import type { ReactElement } from "react";
import type { DrawPart } from "#ui/foundation/repeated-part.tsx";

/** Around a part's number, in its place; two signs that no text has side by side. */
const mark = "\ue003\ue004";
/** React takes a mark for a text, and puts this between it and a text next to it. */
const betweenTexts = "<!-- -->";

/** What is between two parts, or before the first or after the last one. */
function withoutComments(markup: string, isFirst: boolean, isLast: boolean): string {
	const start = !isFirst && markup.startsWith(betweenTexts) ? betweenTexts.length : 0;
	const end = !isLast && markup.endsWith(betweenTexts) ? -betweenTexts.length : undefined;
	return markup.slice(start, end);
}

/** The parts that pages of a language have in common: each is rendered once, and put into their markup in the place of its mark. */
export function createRepeatedParts(render: (part: ReactElement) => string) {
	const places = new Map<string, number>();
	const markups: string[] = [];
	const draw: DrawPart = (key, part) => {
		const place = places.get(key) ?? markups.push(render(part)) - 1;
		places.set(key, place);
		return mark + place + mark;
	};
	return {
		draw,
		fill(html: string): string {
			// Every other piece is the number of a part.
			const pieces = html.split(mark);
			const last = pieces.length - 1;
			return pieces
				.map((piece, place) =>
					place % 2 === 0
						? withoutComments(piece, place === 0, place === last)
						: (markups[Number(piece)] ?? ""),
				)
				.join("");
		},
	};
}
