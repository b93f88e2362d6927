import type { ContentFinding } from "#core/content/finding.ts";
import { differenceText, type FindingGroup, groupsBy } from "#renderer/cli/finding-groups.ts";
import { findingLines, findingPlace, type Messages, noteLine, usesText } from "#renderer/cli/messages.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";

/** The number of places that are printed of findings of one kind; a new shop has dozens of gaps. */
export const placesOfKind = 10;

/** The option of `printFindings` for findings that no later command reports again. */
export const everyPlace = { limit: Number.POSITIVE_INFINITY };

/** Returns a text that says the same of several places: the first in full, the others below it up to the limit, and their number. */
function groupText(first: string, others: readonly string[], messages: Messages, limit: number): string {
	const shown = others.slice(0, limit - 1);
	const hidden = others.length - shown.length;
	return [
		first,
		...(others.length === 0 ? [] : [`       ${messages("check.others", { count: others.length })}`]),
		...shown.map((other) => `         ${other}`),
		...(hidden === 0 ? [] : [`         ${messages("report.more", { count: hidden })}`]),
	].join("\n");
}

/** Returns a place with what differs there; one of both may be blank. */
function differentPlace(place: string, difference: string): string {
	if (place === "") return difference;
	return difference === "" ? place : `${place}  (${difference})`;
}

/**
 * Formats a group of findings: the first one in full, then the places of the others and in what they differ; without a limit
 * also the fields that use their images.
 * @param limit - the number of places, with the first one; the others are counted
 */
export function groupLines(
	[first, ...others]: FindingGroup<ContentFinding>,
	messages: Messages,
	limit: number,
): string {
	const texts = others.map((other) => {
		const place = findingPlace(other, messages);
		const uses = limit === everyPlace.limit ? usesText(other, messages) : null;
		const text = differentPlace(place, differenceText(first.params, other, place));
		return uses === null ? text : `${text}\n           ${uses}`;
	});
	return groupText(findingLines(first, messages), texts, messages, limit);
}

/** Formats the notes of a build, those of one kind together as {@link groupLines} does. */
export function noteLines(notes: readonly LogEntry[], messages: Messages): readonly string[] {
	return groupsBy(notes, ({ key }) => key).map(([first, ...others]) => {
		const texts = others.map(({ key, details: { file, ...params } }) => {
			const place = String(file ?? "");
			return differentPlace(place, differenceText(first.details, { key, params }, place));
		});
		const line = `${messages("report.warning")}  ${noteLine(first, messages)}`;
		return groupText(line, texts, messages, placesOfKind);
	});
}
