import { optional } from "#core/content/field.ts";
import { moment } from "#core/content/fields.ts";
import { type ContentFinding, errorAt } from "#core/content/finding.ts";

/** The fields of an item that visitors see only from or until a moment. */
export const publicationFields = {
	publish_at: optional(
		moment({
			de: [
				"Veröffentlichen am",
				"Ab wann Besucher es sehen, wenn es nach seinem Status veröffentlicht ist; leer: sofort.",
			],
			en: ["Publish at", "From when visitors see it if it is published by its status; blank: at once."],
			source: "B-USE-09",
		}),
	),
	unpublish_at: optional(
		moment({
			de: ["Zurückziehen am", "Ab wann Besucher es nicht mehr sehen; leer: nie. Nach dem Veröffentlichen."],
			en: ["Unpublish at", "From when visitors no longer see it; blank: never. After the publication."],
			source: "B-USE-09",
		}),
	),
};

/** When visitors see an item: from `publish_at` until just before `unpublish_at`, ISO 8601 with zone; no limit if null or absent. */
export interface Publication {
	readonly publish_at?: string | null;
	readonly unpublish_at?: string | null;
}

/** Whether a moment is before, within or after the time in which visitors see an item. */
export type PublicationState = "coming" | "current" | "ended";

/** Returns the state of an item's publication; `now` is in milliseconds since 1970. */
export function publicationState(
	{ publish_at = null, unpublish_at = null }: Publication,
	now: number,
): PublicationState {
	if (unpublish_at !== null && Date.parse(unpublish_at) <= now) return "ended";
	return publish_at !== null && now < Date.parse(publish_at) ? "coming" : "current";
}

/** Returns the first moment after `now` at which the state of an item changes, in milliseconds since 1970; Infinity for none. */
export function nextPublicationChange(items: Iterable<Publication>, now: number): number {
	let next = Number.POSITIVE_INFINITY;
	for (const { publish_at = null, unpublish_at = null } of items)
		for (const text of [publish_at, unpublish_at]) {
			const time = text === null ? now : Date.parse(text);
			if (time > now && time < next) next = time;
		}
	return next;
}

/** Returns the finding about an item that would end before it is published. */
export function publicationFindings(
	file: string,
	{ publish_at = null, unpublish_at = null }: Publication,
): readonly ContentFinding[] {
	if (publish_at === null || unpublish_at === null) return [];
	if (Date.parse(publish_at) < Date.parse(unpublish_at)) return [];
	return [
		errorAt(file, "unpublish_at", "content.publication.order", { found: unpublish_at, start: publish_at }),
	];
}
