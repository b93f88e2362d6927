const folder = "content/shop/products";
const pathOf = (name) => `${folder}/${name}.json`;
const statuses = ["published", "draft", "archived"];

export const amount = (random) => `${random.between(20, 9000)}.${random.pick(["00", "50", "90"])}`;
const words = ["poliert", "satin", "griffes", "Etui", "diamond", "or jaune", "seit 1911", "für immer"];
export const phrase = (random) =>
	Array.from({ length: random.between(2, 8) }, () => random.pick(words)).join(" ");

/** Returns a name that no file of a folder has. */
export function freeName(content, path, random) {
	const name = `extra-${random.between(1, 1_000_000)}`;
	return content.has(`${path}/${name}.json`) ? freeName(content, path, random) : name;
}

/** Changes a random product with `change`; returns null if `change` does. */
const onProduct = (change) => (content, random) => {
	const path = pathOf(random.pick(content.names(folder)));
	const changed = change(content.json(path), random, content);
	if (changed === null) return null;
	content.put(path, changed);
	return path;
};

/** Replaces one entry of a list. */
export function inOne(list, random, change) {
	const chosen = random.between(0, list.length - 1);
	return list.map((entry, index) => (index === chosen ? change(entry) : entry));
}

const inVariant = (change) =>
	onProduct((product, random) => {
		const { product_variants: variants = [] } = product;
		if (variants.length === 0) return null;
		return { ...product, product_variants: inOne(variants, random, (variant) => change(variant, random)) };
	});

const inText = (change) =>
	onProduct((product, random) => ({
		...product,
		translations: inOne(product.translations, random, (texts) => ({ ...texts, ...change(texts, random) })),
	}));

function addVariant(product, random) {
	const { product_variants: variants = [] } = product;
	const id = String(random.between(40, 999));
	if (variants.some((variant) => variant.id === id)) return null;
	return {
		...product,
		product_variants: [...variants, { id, display_name: id, price_brutto: amount(random) }],
	};
}

function dropVariant(product) {
	const { product_variants: [, ...others] = [] } = product;
	return { ...product, product_variants: others };
}

function translate(product, random) {
	const { translations } = product;
	const language = random.pick(["de", "en", "fr"]);
	const others = translations.filter((texts) => texts.language !== language);
	if (others.length === translations.length)
		return { ...product, translations: [...translations, { ...others[0], language }] };
	return others.length === 0 ? null : { ...product, translations: others };
}

const images = (product, random, content) => {
	const all = content.names("content/media", ".jpg").map((name) => `${name}.jpg`);
	const chosen = Array.from({ length: random.between(0, 3) }, () => random.pick(all));
	return { ...product, images: [...new Set(chosen)] };
};

function remove(content, random) {
	const path = pathOf(random.pick(content.names(folder)));
	content.remove(path);
	return path;
}

function add(content, random) {
	const { id: _id, slug: _slug, ...copy } = content.json(pathOf(random.pick(content.names(folder))));
	const path = pathOf(freeName(content, folder, random));
	content.put(path, {
		...copy,
		reference_number: `X-${random.between(1, 99_999)}`,
		price_brutto: amount(random),
	});
	return path;
}

function rename(content, random) {
	const path = pathOf(random.pick(content.names(folder)));
	const target = pathOf(freeName(content, folder, random));
	content.rename(path, target);
	return `${path} → ${target}`;
}

function writeUnnoticed(content, random) {
	const path = pathOf(random.pick(content.names(folder)));
	const text = content.bytes(path).toString();
	const digit = String(random.between(1, 9));
	content.writeUnnoticed(path, text.replace(/("price_brutto": ")\d/, `$1${digit}`));
	return path;
}

/** Edits of products: each changes a random one and returns its path, or null if there is nothing to change. */
export const productEdits = new Map([
	["price", onProduct((product, random) => ({ ...product, price_brutto: amount(random) }))],
	["price removed", onProduct(({ price_brutto: _, ...product }) => product)],
	["price, length and time kept", writeUnnoticed],
	["name", inText((_, random) => ({ display_name: phrase(random) }))],
	["description", inText((_, random) => ({ description: phrase(random) }))],
	["images", onProduct(images)],
	[
		"category",
		onProduct((product, random, content) => {
			const { items } = content.json("content/shop/categories.json");
			return { ...product, category: random.pick(items).id, subcategories: [] };
		}),
	],
	[
		"manufacturer",
		onProduct((product, random, content) => {
			const { items } = content.json("content/shop/manufacturers.json");
			return { ...product, manufacturer: random.pick(items).id };
		}),
	],
	["stock", onProduct((product, random) => ({ ...product, stock: random.between(0, 5) }))],
	["status", onProduct((product, random) => ({ ...product, status: random.pick(statuses) }))],
	[
		"tags",
		onProduct((product, random) => ({ ...product, tags: random.pick([[], ["neu"], ["bestseller"]]) })),
	],
	["variant's price", inVariant((variant, random) => ({ ...variant, price_brutto: amount(random) }))],
	["variant's stock", inVariant((variant, random) => ({ ...variant, stock: random.between(0, 3) }))],
	["variant switched", inVariant(({ active = true, ...variant }) => ({ ...variant, active: !active }))],
	["variant added", onProduct(addVariant)],
	["variant dropped", onProduct(dropVariant)],
	["slug", onProduct((product, random) => ({ ...product, slug: `slug-${random.between(1, 1_000_000)}` }))],
	["language added or dropped", onProduct(translate)],
	["unknown category", onProduct((product) => ({ ...product, category: "nowhere" }))],
	["product deleted", remove],
	["product added", add],
	["product's file renamed", rename],
]);
