import { customEndpoint } from "@directus/sdk";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import { isDomain } from "#adapters/content-directus/client/directus-values.ts";
import { collectionNamed, storedFields } from "#adapters/content-directus/model/model.ts";
import { along } from "#adapters/content-directus/model/permissions.ts";
import { type Row, textOf } from "#adapters/content-directus/model/rows.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createRandom, type Random } from "#tests/bench/random.mjs";

/** The project that is edited. */
interface EditedProject {
	readonly admin: ContentClient;
	readonly domain: string;
	readonly random: Random;
	/** Returns a text that no item has. */
	newText(): string;
}

/** An edit of one kind; returns its description. */
type Edit = (project: EditedProject) => Promise<string>;

/** The collections whose items are edited, with a field of text. */
const edited = [
	["ecommerce_product", "display_name"],
	["ecommerce_product_variant", "display_name"],
	["ecommerce_category", "display_name"],
	["ecommerce_manufacturer", "display_name"],
	["ecommerce_product_rating", "name"],
	["menu_item", "display_name"],
	["brand", "display_name"],
	["branch", "display_name"],
] as const;

/** The collections whose deleted items other items refer to, or that belong to another item. */
const deleted = [
	"ecommerce_product_variant",
	"ecommerce_manufacturer",
	"ecommerce_category",
	"ecommerce_subcategory",
	"ecommerce_attribute_value",
	"ecommerce_size_guide",
	"ecommerce_product_image",
	"ecommerce_product",
] as const;

/** The collections that Directus sorts by hand. */
const sorted = ["ecommerce_category", "menu_item", "ecommerce_product_image"] as const;

function send(
	{ admin }: EditedProject,
	method: "POST" | "PATCH" | "DELETE",
	path: string,
	body: unknown = null,
) {
	return admin.request(customEndpoint({ method, path, ...(body ? { body: JSON.stringify(body) } : {}) }));
}

async function rowsOf({ admin, domain }: EditedProject, collection: string): Promise<readonly Row[]> {
	const model = collectionNamed(collection);
	const fields = ["id", ...storedFields(model).map(({ field }) => field)];
	const filter = along([...model.scope, "domain"], isDomain(domain));
	const { items } = await admin.items(collection, { fields, filter, limit: -1, sort: ["id"] });
	return items as readonly Row[];
}

/** Returns a random row; null if there are fewer than `least`. */
async function anyRow(project: EditedProject, collection: string, least = 1): Promise<Row | null> {
	const rows = await rowsOf(project, collection);
	return rows.length < least ? null : project.random.pick(rows);
}

const editText: Edit = async (project) => {
	const [collection, field] = project.random.pick(edited);
	const row = await anyRow(project, collection);
	if (row) await project.admin.updateItem(collection, row.id, { [field]: project.newText() });
	return `text of ${collection}`;
};

const editMany: Edit = async (project) => {
	const keys = (await rowsOf(project, "ecommerce_product")).map(({ id }) => id);
	const data = { description: project.newText() };
	await send(project, "PATCH", "/items/ecommerce_product", { keys, data });
	return "all products at once";
};

const publish: Edit = async (project) => {
	const collection = project.random.pick(["ecommerce_product", "brand", "page"] as const);
	const row = await anyRow(project, collection);
	const status = row?.status === "draft" ? "published" : "draft";
	if (row) await project.admin.updateItem(collection, row.id, { status });
	return `${collection} becomes ${status}`;
};

const copy: Edit = async (project) => {
	const [collection] = project.random.pick(edited);
	const row = await anyRow(project, collection);
	if (!row) return "nothing to copy";
	const { id: _, ...values } = row;
	const names = ["key", "slug"].filter((field) => textOf(values[field]) !== null);
	const named = Object.fromEntries(names.map((field) => [field, project.newText()]));
	await project.admin.createItem(collection, { ...values, ...named });
	return `copy of ${collection}`;
};

const remove: Edit = async (project) => {
	const collection = project.random.pick(deleted);
	const row = await anyRow(project, collection, 2);
	if (row) await project.admin.deleteItem(collection, row.id);
	return `deletion in ${collection}`;
};

/** Deletes an item, which empties the relations to it, and adds it again under its id. */
const replace: Edit = async (project) => {
	const collection = "ecommerce_category";
	const row = await anyRow(project, collection);
	if (!row) return "nothing to replace";
	await project.admin.deleteItem(collection, row.id);
	await project.admin.createItem(collection, row);
	return `replacement in ${collection}`;
};

const move: Edit = async (project) => {
	const [collection, field, to] = project.random.pick([
		["ecommerce_product", "category", "ecommerce_category"],
		["ecommerce_product", "manufacturer", "ecommerce_manufacturer"],
		["ecommerce_product_variant", "product", "ecommerce_product"],
		["ecommerce_product_image", "product", "ecommerce_product"],
		["ecommerce_product_rating", "product", "ecommerce_product"],
	] as const);
	const [row, target] = [await anyRow(project, collection), await anyRow(project, to)];
	if (row && target) await project.admin.updateItem(collection, row.id, { [field]: target.id });
	return `${collection}.${field} to another item`;
};

const sort: Edit = async (project) => {
	const collection = project.random.pick(sorted);
	const [item, to] = [await anyRow(project, collection), await anyRow(project, collection)];
	if (item && to) await send(project, "POST", `/utils/sort/${collection}`, { item: item.id, to: to.id });
	return `order of ${collection} by hand`;
};

/** Saves a product's form with its lists, as the Data Studio does. */
const saveForm: Edit = async (project) => {
	const product = await anyRow(project, "ecommerce_product");
	if (!product) return "no product";
	const all = await rowsOf(project, "ecommerce_product_variant");
	const [first, second] = all.filter((row) => row.product === product.id);
	await project.admin.updateItem("ecommerce_product", product.id, {
		product_variants: {
			create: [{ display_name: project.newText(), key: project.newText() }],
			update: first ? [{ id: first.id, display_name: project.newText() }] : [],
			delete: second ? [second.id] : [],
		},
	});
	return "a product with its variants";
};

const editFile: Edit = async (project) => {
	const { mediaFolder: folder } = createSeedContext(project.domain);
	const query = { fields: ["id"], filter: { folder: { _eq: folder } }, sort: ["id"] };
	const { items } = await project.admin.files(query);
	const kind = project.random.pick(["title", "folder", "deletion"] as const);
	const file = project.random.pick(items as readonly Row[]);
	const path = `/files/${file.id}`;
	if (kind === "title") await send(project, "PATCH", path, { title: project.newText() });
	// The last one stays, so that there is one to edit.
	else if (items.length === 1) return "no file";
	else if (kind === "folder") await send(project, "PATCH", path, { folder: null });
	else await send(project, "DELETE", path);
	return `${kind} of a file`;
};

const kinds: readonly Edit[] = [
	sort,
	...[remove, replace, editFile, publish, move, saveForm, copy, editMany, editText],
];

/** Creates random edits of a project as editors make them, the same for the same seed. */
export function createRandomEdits(admin: ContentClient, domain: string, seed: number) {
	let count = 0;
	const newText = () => {
		count += 1;
		return `Text ${count} ä€`;
	};
	const project: EditedProject = { admin, domain, random: createRandom(seed), newText };
	return {
		/** The number of kinds. */
		kinds: kinds.length,
		/** Makes an edit: one of each kind first, then any; returns its description. */
		next: (step: number) => (kinds[step] ?? project.random.pick(kinds))(project),
		/** Changes a text of any item. */
		editText: () => editText(project),
	};
}
