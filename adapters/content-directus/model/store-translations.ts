import { bookmarkTexts } from "#adapters/content-directus/model/bookmarks.ts";
import { collectionModels, fileFields } from "#adapters/content-directus/model/collections.ts";
import type { FieldModel } from "#adapters/content-directus/model/field.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";
import { readAll } from "#adapters/content-directus/model/read-all.ts";
import { reportModel } from "#adapters/content-directus/model/report-field.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import {
	choiceTextsOf,
	decimalSpelling,
	entryNoteOf,
	isKey,
	labelOf,
	noteOf,
	type StudioText,
} from "#adapters/content-directus/model/studio-text.ts";

/** The language of the Data Studio whose texts are stored. */
const language = "de-DE";

function entryTexts({ entries }: FieldModel): readonly StudioText[] {
	return entries.flatMap((entry) => [
		...[labelOf(entry), entryNoteOf(entry)],
		...choiceTextsOf(entry),
		...entryTexts(entry),
	]);
}

/** Returns the texts of all forms and lists that Directus translates. */
export function studioTexts(): readonly StudioText[] {
	const fields = [...collectionModels().flatMap((model) => model.fields), ...fileFields, reportModel];
	const all = [
		...[decimalSpelling, ...bookmarkTexts],
		...fields.flatMap((own) => [noteOf(own), ...choiceTextsOf(own), ...entryTexts(own)]),
	];
	return all.filter(isKey);
}

/** A translation of Directus. */
interface Translation {
	readonly id: string;
	readonly key: string;
	readonly value: string;
}

/** Returns the id of a translation. It is found by the value, so that a value changed by hand is recognized. */
function idOf(key: string, value: string): string {
	return stableId("translation", language, key, value);
}

/** Returns the German texts by key. Of two translations of the same text, the first one is taken. */
function translations(): ReadonlyMap<string, Translation> {
	// Braces enclose variables.
	const escaped = (text: string) => text.replaceAll(/[{}]/g, "{'$&'}");
	const all = studioTexts().map(({ de, en }) => {
		const value = escaped(de);
		return { id: idOf(en, value), key: en, value };
	});
	return new Map(all.toReversed().map((row) => [row.key, row]));
}

/** The number of rows per request. */
const batch = 100;

/**
 * Stores the German translations of forms' texts, and removes those that it stored for earlier texts. A translation that
 * somebody has changed stays; one that somebody has removed is stored again. Returns the changes, one for all if it stores
 * the first ones.
 */
export async function storeTranslations(send: Send): Promise<readonly string[]> {
	const rows = await readAll(send, "directus_translations", "id,language,key,value");
	const stored = rows.flatMap(({ id, language: own, key, value }) =>
		own === language ? [{ id, key: String(key), value: String(value) }] : [],
	);
	const wanted = translations();
	const unchanged = stored.filter(({ id, key, value }) => id === idOf(key, value));
	const former = unchanged.filter(({ id, key }) => wanted.get(key)?.id !== id);
	const removed = new Set(former.map(({ id }) => id));
	const present = new Set(stored.filter(({ id }) => !removed.has(id)).map(({ key }) => key));
	const added = [...wanted.values()].filter(({ key }) => !present.has(key));
	if (former.length > 0) await send("DELETE", "/translations", [...removed]);
	for (let start = 0; start < added.length; start += batch) {
		const part = added.slice(start, start + batch);
		await send(
			"POST",
			"/translations",
			part.map((row) => ({ ...row, language })),
		);
	}
	if (unchanged.length === 0 && added.length > 0) return [`translations ${language}: ${added.length}`];
	const gone = former.filter(({ key }) => !wanted.has(key)).map(({ key }) => `${key}: removed`);
	return [...gone, ...added.map(({ key }) => key)].map((line) => `translation ${language}: ${line}`);
}
