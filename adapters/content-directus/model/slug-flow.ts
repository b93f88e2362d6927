import { collectionModels, slugField, slugSource } from "#adapters/content-directus/model/collections.ts";
import { copiedFields } from "#adapters/content-directus/model/copied-fields.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import { keyField } from "#adapters/content-directus/model/field-model.ts";
import type { Flow } from "#adapters/content-directus/model/install-flow.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { longestSegment } from "#core/routes/paths.ts";
import { slugReplacements } from "#core/text/slug.ts";

const translationsField = "translations";

/** The longest slug from a name, with room for a number behind it. */
const longestSlug = longestSegment - 10;

/** Returns the collections whose new items get a slug from their name. */
function sluggedCollections(): readonly CollectionModel[] {
	return collectionModels().filter(({ fields }) => fields.some(({ isDerived }) => isDerived));
}

/** The data of a collection in the scripts. */
interface SluggedCollection {
	/** The field with the owner within which slugs differ. */
	readonly owner: string;
	/** The fields that an item has if and only if it is saved as a copy; none if its translations have no slugs. */
	readonly copied: readonly string[];
}

function scriptData(model: CollectionModel): SluggedCollection {
	const translations = model.fields.find(({ field }) => field === translationsField);
	const hasSlugs = translations?.entries.some(({ field }) => field === slugField) ?? false;
	const copied = copiedFields(model).flatMap((path) => path.split(".").slice(0, 1));
	return { owner: model.scope[0] ?? "", copied: hasSlugs ? [...new Set(copied)] : [] };
}

/**
 * Returns the script that gives the slug of the new item's name, the field with the owner within which slugs differ, and the item's
 * translations: those of a copy without the slugs of the original.
 */
function wordScript(): string {
	const collections = sluggedCollections().map((model) => [model.collection, scriptData(model)]);
	return `const replacements = ${JSON.stringify(slugReplacements)};
const collections = ${JSON.stringify(Object.fromEntries(collections))};
module.exports = ({ $trigger: { collection, payload } }) => {
	const { owner, copied } = collections[collection];
	const small = String(payload.${slugSource} ?? "").toLowerCase().normalize("NFD");
	const word = replacements.reduce((text, { pattern, flags, by }) => text.replace(new RegExp(pattern, flags), by), small);
	const { ${translationsField} } = payload;
	const isCopy = Array.isArray(${translationsField}) && copied.length > 0 && copied.every((field) => field in payload);
	const changed = isCopy ? { ${translationsField}: ${translationsField}.map(({ ${slugField}, ...others }) => others) } : {};
	return { word: word.slice(0, ${longestSlug}).replace(/-+$/, ""), owner, changed };
};`;
}

/** The script that returns the new item with its slug: with a number if another item of the same owner has the word. */
const slugScript = `module.exports = ({ $trigger: { payload: given }, word: { word, owner, changed }, same }) => {
	const payload = { ...given, ...changed };
	if (word === "" || payload.${slugField}) return payload;
	const own = payload[owner]?.id ?? payload[owner];
	// The rights of editors set the project later.
	const others = same.filter((item) => own === undefined || item[owner] === own);
	const taken = new Set(others.map(({ ${slugField} }) => ${slugField}));
	let slug = word;
	for (let number = 2; taken.has(slug); number += 1) slug = word + "-" + number;
	return { ...payload, ${slugField}: slug };
};`;

/** Returns the Flow that gives new items without a slug one from their name, before they are stored. */
export function slugFlow(): Flow {
	const isSet = (name: string) =>
		[{ _nnull: true }, { _nempty: true }].map((rule) => ({ $trigger: { payload: { [name]: rule } } }));
	const idOf = (name: string) => stableId("slug", name);
	return {
		id: idOf("flow"),
		name: "Facette slugs",
		trigger: "event",
		options: {
			type: "filter",
			scope: ["items.create"],
			collections: sluggedCollections().map(({ collection }) => collection),
			// Without a result, the item is stored as it is.
			return: "slug",
		},
		operations: [
			{
				id: idOf("given"),
				key: "given",
				name: "Slug given",
				type: "condition",
				// A copy has no short name, but it may have a slug that somebody typed.
				options: { filter: { _and: [...isSet(slugField), ...isSet(keyField)] } },
				next: "reject",
			},
			{ id: idOf("word"), key: "word", name: "Word", type: "exec", options: { code: wordScript() } },
			{
				id: idOf("same"),
				key: "same",
				name: "Same word",
				type: "item-read",
				options: {
					collection: "{{$trigger.collection}}",
					permissions: "$full",
					query: {
						fields: [slugField, "{{word.owner}}"],
						filter: { [slugField]: { _starts_with: "{{word.word}}" } },
						limit: -1,
					},
				},
			},
			{ id: idOf("slug"), key: "slug", name: "Slug", type: "exec", options: { code: slugScript } },
		],
	};
}
