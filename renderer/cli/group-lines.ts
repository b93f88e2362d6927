import type { ContentFinding } from "#core/content/finding.ts";
import { differenceText, type FindingGroup } from "#renderer/cli/finding-groups.ts";
import { findingLines, findingPlace, type Messages, usesText } from "#renderer/cli/messages.ts";

/** The number of places that are printed of findings of one kind; a new shop has dozens of gaps. */
export const placesOfKind = 10;

/** The option of `printFindings` for findings that no later command reports again. */
export const everyPlace = { limit: Number.POSITIVE_INFINITY };

/** Formats where another finding of a group is and in what it differs; `isFull` adds the fields that use its image. */
function otherLines(
	first: ContentFinding,
	other: ContentFinding,
	isFull: boolean,
	messages: Messages,
): readonly string[] {
	const place = findingPlace(other, messages);
	const difference = differenceText(first, other, place);
	const uses = isFull ? usesText(other, messages) : null;
	return [
		`         ${place}${difference === "" ? "" : `  (${difference})`}`,
		...(uses === null ? [] : [`           ${uses}`]),
	];
}

/**
 * Formats a group of findings: the first one in full, then the places of the others and in what they differ.
 * @param limit - the number of places, with the first one; the others are counted
 */
export function groupLines(
	[first, ...others]: FindingGroup<ContentFinding>,
	messages: Messages,
	limit: number,
): string {
	const shown = others.slice(0, limit - 1);
	const hidden = others.length - shown.length;
	return [
		findingLines(first, messages),
		...(others.length === 0 ? [] : [`       ${messages("check.others", { count: others.length })}`]),
		...shown.flatMap((other) => otherLines(first, other, limit === everyPlace.limit, messages)),
		...(hidden === 0 ? [] : [`         ${messages("report.more", { count: hidden })}`]),
	].join("\n");
}
