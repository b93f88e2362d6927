import type { Rows } from "#adapters/content-directus/model/rows.ts";
import {
	createFormPlaces,
	type FormPlace,
	linkOf,
	withMessageWords,
} from "#adapters/content-directus/pull/form-words.ts";
import { collectionOf, type Origin, type Origins } from "#adapters/content-directus/pull/origins.ts";
import { createRowOwners } from "#adapters/content-directus/pull/row-owners.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlaces } from "#core/ports/finding-places.ts";
import { once } from "#core/shared/once-per.ts";

/** The prefix of images' item names. */
const imageItems = "directus_files/";

/** The content of a Directus in which findings have their places. */
export interface DirectusPlacesOptions {
	readonly rows: Rows;
	readonly origins: Origins;
	/** The Directus ids of images by name. */
	readonly imageIds: ReadonlyMap<string, string>;
	readonly url: string;
}

/** The place of a finding: item and field, and the row that they are in. */
interface ItemPlace {
	readonly file: string;
	readonly field: string | null;
	/** The collection and the id of the row; null for a finding about the whole site. */
	readonly row: readonly [collection: string, id: string] | null;
}

/** Returns the field of an item that a field of its document comes from. */
function fieldIn({ german, within }: Origin, field: string | null): string | null {
	if (within !== "" && field === null) return within.endsWith(".") ? within.slice(0, -1) : null;
	if (within !== "") return within + field;
	const [, place = "", rest = ""] = /^translations\.(\d+)\.?(.*)$/.exec(field ?? "") ?? [];
	if (!german || place === "") return field;
	return place === "0" ? rest || "translations" : `translations.${Number(place) - 1}${rest && `.${rest}`}`;
}

function placeOf(origin: Origin, field: string | null): ItemPlace {
	return { file: origin.item, field: fieldIn(origin, field), row: [collectionOf(origin), origin.id] };
}

/** Returns the item and field of a place in a document. A place of the whole folder is unchanged. */
function itemPlace(
	file: string,
	field: string | null,
	{ origins, imageIds }: DirectusPlacesOptions,
): ItemPlace {
	const own = origins.get(file);
	if (own) return placeOf(own, field);
	const [, place = "", rest = ""] = /^(\d+)(?:\.(.*))?$/.exec(field ?? "") ?? [];
	const entry = origins.get(`${file} ${place}`);
	if (entry) return placeOf(entry, rest || null);
	// Reading Directus has named the item already.
	const named = [...origins.values()].find(({ item }) => item === file);
	if (named) return { file, field, row: [collectionOf(named), named.id] };
	const image = /^media\/(?!index\.json$)(.+)$/.exec(file)?.[1];
	const id = imageIds.get(image ?? "");
	if (image === undefined) return { file, field, row: null };
	return { file: imageItems + image, field, row: id === undefined ? null : ["directus_files", id] };
}

/** Creates the places of findings in Directus; `files` finds them in the content folder that was read. */
export function directusPlaces(files: FindingPlaces, options: DirectusPlacesOptions): FindingPlaces {
	// Most readings have no findings.
	const owners = once(() => createRowOwners(options.rows));
	const places = once(() => createFormPlaces(owners(), options.url));

	function inForm({ row, field }: ItemPlace): FormPlace | null {
		const own = row && owners().rowOf(...row);
		return row && own ? places()({ collection: row[0], row: own }, field) : null;
	}

	/** Returns the place of the other item that a finding names; null for other findings. */
	function otherOf({ params }: ContentFinding): FormPlace | null {
		const [file = "", field = null] = typeof params.other === "string" ? params.other.split(", ") : [];
		return inForm({ ...itemPlace(file, field, options), field: null });
	}

	return {
		locate(finding) {
			const { file, field, words, link = null, usedAt = [] } = finding;
			if (words) return { file, field, line: null, column: null, link, words, usedAt };
			const inFile = finding.item === undefined ? finding : { ...finding, ...files.locate(finding) };
			// In a folder, the name of the file can be the slug.
			const slug = finding.key.startsWith("content.slug.") ? "slug" : null;
			const place = itemPlace(inFile.file, inFile.field ?? slug, options);
			const image = place.file.startsWith(imageItems) ? place.file.slice(imageItems.length) : null;
			const uses = image === null ? [] : files.locate({ ...finding, file: `media/${image}` }).usedAt;
			const form = inForm(place);
			const { params } = finding;
			const named = form && withMessageWords(form, { params, field: place.field }, otherOf(finding));
			return {
				file: place.file,
				field: place.field,
				line: null,
				column: null,
				link: place.row ? linkOf(options.url, ...place.row) : link,
				...(named && { words: named.words }),
				usedAt: uses.map((use) => {
					const { row: _, ...used } = itemPlace(use.file, use.field, options);
					return used;
				}),
			};
		},
	};
}
