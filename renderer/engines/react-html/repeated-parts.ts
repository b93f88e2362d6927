import type { ReactElement } from "react";
import type { DrawPart } from "#ui/foundation/repeated-part.tsx";

/** Around a part's number, in its place; no text of a page has it. */
const mark = "\ue003";
/** React takes two marks that follow each other for texts, and puts a comment between them. */
const marks = new RegExp(`(?:<!-- -->)?${mark}(\\d+)${mark}`, "g");

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
		fill: (html: string) => html.replace(marks, (_, place: string) => markups[Number(place)] ?? ""),
	};
}
