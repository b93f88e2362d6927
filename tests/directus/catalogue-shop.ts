import { customEndpoint } from "@directus/sdk";
import type { ContentClient, ContentItem } from "#adapters/content-directus/client/content-client.ts";
import { applyModel } from "#adapters/content-directus/model/apply-model.ts";
import { mediaRoot } from "#adapters/content-directus/model/model.ts";
import { stableId } from "#adapters/content-directus/model/stable-id.ts";
import type { Product, ProductAttribute } from "#core/catalogue/product.ts";
import type { ProductRating } from "#core/catalogue/rating.ts";
import type { NamedReference } from "#core/content/shop-lists.ts";
import type { CatalogueShop } from "#tests/adapters/port-suites/catalogue.ts";

type Items = Readonly<Record<string, readonly ContentItem[]>>;

/** Applies the data model to a Directus; `client` is an administrator's. */
export async function prepareModel(client: ContentClient): Promise<void> {
	const { conflicts } = await applyModel((method, path, body) =>
		client.request(
			customEndpoint({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
		),
	);
	if (conflicts.length > 0) throw new Error(JSON.stringify(conflicts));
}

/** Writes the shop of the port's suite to Directus, each product to its project. */
export async function fillShop(
	client: ContentClient,
	{ products, ratings, defaultSort }: CatalogueShop,
): Promise<void> {
	const projects = [...new Set(products.map(({ project }) => project))];
	for (const [index, project] of projects.entries()) {
		const projectProducts = products.filter((product) => product.project === project);
		const items = itemsOf(project, projectProducts, index === 0 ? ratings : [], defaultSort.join(","));
		for (const [collection, list] of Object.entries(items)) {
			if (list.length > 0) await client.createItems(collection, list);
		}
	}
}

function unique<Item extends { readonly id: unknown }>(list: readonly (Item | null)[]): readonly Item[] {
	return [...new Map(list.filter((item) => item !== null).map((item) => [String(item.id), item])).values()];
}

const otherCategory: NamedReference = { id: "none", display_name: "Ohne", slug: "ohne" };

/** Returns the items of a project by collection; items follow those that they refer to. */
function itemsOf(
	domain: string,
	products: readonly Product[],
	ratings: readonly ProductRating[],
	default_sort: string,
): Items {
	const id = (...names: readonly unknown[]) => stableId(domain, ...names.map(String));
	const project = id("project");
	const settings = id("settings");
	const shared = { project };
	const known = (kind: string, own: unknown) => ({ id: id(kind, own), key: String(own) });
	const contacts = new Map(
		products.map((product) => [product.manufacturer?.id, product.manufacturer_contact]),
	);
	const groups = unique(
		products.flatMap(({ attributes }) => attributes.map(({ attribute_group }) => attribute_group)),
	);
	const subcategories = unique(
		products.flatMap(({ subcategories }) =>
			subcategories.map(({ subcategory_id }) => ({ id: subcategory_id })),
		),
	);
	const parts = products.map((product) => partsOf(product, id));
	const partsNamed = (name: keyof ReturnType<typeof partsOf>) =>
		parts.flatMap((part): readonly ContentItem[] => part[name]);
	return {
		project: [{ id: project, domain, status: "published", seo_title: domain }],
		ecommerce_settings: [{ id: settings, ...shared, default_sort }],
		ecommerce_category: unique([otherCategory, ...products.map(({ category }) => category)]).map(
			(category) => ({
				...category,
				...known("category", category.id),
				...shared,
			}),
		),
		ecommerce_manufacturer: unique(products.map(({ manufacturer }) => manufacturer)).map((manufacturer) => ({
			...manufacturer,
			...known("manufacturer", manufacturer.id),
			contact: contacts.get(manufacturer.id) ?? null,
			...shared,
		})),
		ecommerce_subcategory: subcategories.map((subcategory) => ({
			...known("subcategory", subcategory.id),
			settings,
			display_name: `${subcategory.id}`,
			slug: `unter-${subcategory.id}`,
		})),
		ecommerce_attribute_group: groups.map((group) => ({ ...group, ...known("group", group.id), ...shared })),
		...sharedParts(products, known, shared),
		ecommerce_product: products.map((product) => productItem(product, id, project)),
		ecommerce_product_variant: partsNamed("variants"),
		ecommerce_product_subcategory: partsNamed("subcategories"),
		ecommerce_attribute: partsNamed("attributes"),
		ecommerce_attribute_display_value: partsNamed("values"),
		ecommerce_product_rating: ratings.map((rating) => ({
			...rating,
			...known("rating", rating.id),
			product: id("product", rating.product),
		})),
	};
}

type Known = (kind: string, own: unknown) => { readonly id: string; readonly key: string };

function sharedParts(products: readonly Product[], known: Known, shared: ContentItem): Items {
	const personalizations = unique(products.map(({ personalization }) => personalization));
	const guides = products.flatMap(({ size_guide }) => (size_guide ? [size_guide] : []));
	return {
		ecommerce_personalization: personalizations.map(({ id: own, display_name, fields }) => ({
			...known("personalization", own),
			...shared,
			display_name,
			fields: fields.map(({ display_name: label, options, ...field }) => ({
				...field,
				translations: [{ language: "de", display_name: label, options }],
			})),
		})),
		ecommerce_size_guide: guides.map((guide) => ({
			...guide,
			...known("guide", guide.display_name),
			...shared,
		})),
	};
}

type Id = (...names: readonly unknown[]) => string;

function productItem(product: Product, id: Id, project: string): ContentItem {
	const {
		images: _,
		product_variants,
		subcategories,
		attributes,
		ratings,
		manufacturer_contact,
		...fields
	} = product;
	return {
		...fields,
		id: id("product", product.id),
		key: String(product.id),
		project,
		category: id("category", product.category?.id ?? otherCategory.id),
		manufacturer: product.manufacturer && id("manufacturer", product.manufacturer.id),
		personalization: product.personalization && id("personalization", product.personalization.id),
		size_guide: product.size_guide && id("guide", product.size_guide.display_name),
	};
}

function partsOf(product: Product, id: Id) {
	const productId = id("product", product.id);
	const attributeId = (group: ProductAttribute["attribute_group"]) => id("attribute", product.id, group.id);
	return {
		variants: product.product_variants.map((variant, sort) => ({
			...variant,
			id: id("variant", product.id, variant.id),
			key: String(variant.id),
			product: productId,
			sort,
		})),
		subcategories: product.subcategories.map(({ subcategory_id }) => ({
			id: id("named", product.id, subcategory_id),
			product: productId,
			subcategory_id: id("subcategory", subcategory_id),
		})),
		attributes: product.attributes.map(({ attribute_group }, sort) => ({
			id: attributeId(attribute_group),
			product: productId,
			sort,
			attribute_group: id("group", attribute_group.id),
		})),
		values: product.attributes.flatMap(({ attribute_group, display_values }) =>
			display_values.map((display_value, sort) => ({
				id: id("value", product.id, attribute_group.id, sort),
				attribute: attributeId(attribute_group),
				sort,
				display_value,
			})),
		),
	};
}

/** Creates the images of a product in the file library, without their bytes. */
export async function addImages(client: ContentClient, { id: key, images, project }: Product): Promise<void> {
	const folder = stableId(project, "media");
	const post = (path: string, body: object) =>
		client.request(customEndpoint({ method: "POST", path, body: JSON.stringify(body) }));
	await post("/folders", { id: folder, name: project, parent: mediaRoot.id });
	for (const [sort, { private_hash, width, height }] of images.entries()) {
		const id = stableId(project, "file", private_hash);
		await post("/files", {
			id,
			folder,
			filename_download: private_hash,
			type: "image/jpeg",
			width,
			height,
			storage: "local",
		});
		const product = stableId(project, "product", String(key));
		await client.createItem("ecommerce_product_image", { product, sort, image: id });
	}
}
