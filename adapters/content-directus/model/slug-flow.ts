import { collectionModels, slugField, slugSource } from "#adapters/content-directus/model/collections.ts";
import type { CollectionModel } from "#adapters/content-directus/model/field.ts";
import type { Flow } from "#adapters/content-directus/model/install-flow.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import { longestSegment } from "#core/routes/paths.ts";
import { slugReplacements } from "#core/text/slug.ts";

/** The longest slug from a name, with room for a number behind it. */
const longestSlug = longestSegment - 10;

/** Returns the collections whose new items get a slug from their name. */
function sluggedCollections(): readonly CollectionModel[] {
	return collectionModels().filter(({ fields }) => fields.some(({ isDerived }) => isDerived));
}

/** Returns the script that gives the slug of the new item's name, and the field with the owner within which slugs differ. */
function wordScript(): string {
	const owners = sluggedCollections().map(({ collection, scope }) => [collection, scope[0]]);
	return `const replacements = ${JSON.stringify(slugReplacements)};
const owners = ${JSON.stringify(Object.fromEntries(owners))};
module.exports = ({ $trigger: { collection, payload } }) => {
	const small = String(payload.${slugSource} ?? "").toLowerCase().normalize("NFD");
	const word = replacements.reduce((text, { pattern, flags, by }) => text.replace(new RegExp(pattern, flags), by), small);
	return { word: word.slice(0, ${longestSlug}).replace(/-+$/, ""), owner: owners[collection] };
};`;
}

/** The script that returns the new item with its slug: with a number if another item of the same owner has the word. */
const slugScript = `module.exports = ({ $trigger: { payload }, word: { word, owner }, same }) => {
	if (word === "") return payload;
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
	const slugIs = (rule: object) => ({ $trigger: { payload: { [slugField]: rule } } });
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
				options: { filter: { _and: [slugIs({ _nnull: true }), slugIs({ _nempty: true })] } },
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
