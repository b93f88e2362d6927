import {
	type ContentChange,
	changeAt,
	type FormerName,
	isJson,
	type Json,
} from "#core/content/upgrade/migration.ts";

const former = "image";
const replacement = "people.items.portrait";

function hasImage(entry: unknown): entry is Json {
	return isJson(entry) && Object.hasOwn(entry, former);
}

const personNames: Readonly<Record<string, string>> = { term: "name", text: "role", [former]: "portrait" };

/** Returns a person for an entry; all else that the entry has stays as it is. */
function personOf(entry: unknown): unknown {
	if (!isJson(entry)) return entry;
	const nameOf = (name: string) => {
		const present = personNames[name] ?? name;
		return Object.hasOwn(entry, present) ? name : present;
	};
	return Object.fromEntries(Object.entries(entry).map(([name, value]) => [nameOf(name), value]));
}

/** Returns a block of people for one of facts with images. */
function peopleOf(block: Json, place: readonly string[], found: FormerName[]): Json {
	const { type, items } = block;
	if (type !== "facts" || !Array.isArray(items)) return block;
	const images = [...items.keys()].filter((index) => hasImage(items[index]));
	if (images.length === 0) return block;
	for (const index of images) {
		const field = [...place, "items", index, former].join(".");
		found.push({ field, name: former, replacement });
	}
	return { ...block, type: "people", items: items.map(personOf) };
}

/** Facts had images, for portraits of people; these have a block of their own since. */
export function peopleOfFacts(collection: string): ContentChange {
	return {
		collection,
		former: "blocks.items.image",
		replacement,
		column: null,
		apply(item) {
			const found: FormerName[] = [];
			const changed = changeAt(item, ["blocks", "*"], (block, place) => peopleOf(block, place, found));
			return { item: changed as Json, found };
		},
	};
}
