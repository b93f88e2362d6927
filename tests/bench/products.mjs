// Prints the products as JSON: node tests/bench/products.mjs COUNT
import { fileURLToPath } from "node:url";
import * as words from "./product-words.mjs";
import { createRandom } from "./random.mjs";

const seed = 20_240_607;
const languages = ["de", "en", "fr"];
/** The number of the first product, which is part of its name, article number and slug. */
const firstNumber = 1000;
const relatedCount = 8;

const inEach = (text) => Object.fromEntries(languages.map((language) => [language, text(language)]));
const inAll = (text) => inEach(() => text);

function slugOf(text) {
	return text
		.toLowerCase()
		.replace(/ä/g, "ae")
		.replace(/ö/g, "oe")
		.replace(/ü/g, "ue")
		.replace(/ß/g, "ss")
		.normalize("NFD")
		.replace(/[\u0300-\u036f]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}

function facts({ between, pick }) {
	const brand = pick(words.brands);
	const [category, categoryName] = pick(words.categories);
	const collection = pick(words.collections);
	return {
		brand,
		category,
		categoryName,
		collection,
		material: pick(words.materials),
		stone: pick(words.stones),
		colour: pick(words.colours),
		origin: pick(words.origins),
		finish: pick(words.finishes),
		grams: between(3, 180),
	};
}

function describe(known, index, { pick }) {
	const first = pick(words.firstSentences)(known);
	const count = words.middleSentences.length;
	const middle = [0, 1, 2].map((step) => words.middleSentences[(index + step) % count](known));
	const sentences = [first, ...middle, pick(words.lastSentences)];
	return inEach((language) => sentences.map((sentence) => sentence[language]).join(" "));
}

function variants(number, price, { between }) {
	return Array.from({ length: between(0, 4) }, (_, index) => {
		const size = 48 + index * 2;
		return {
			sku: `${number}-${size}`,
			label: { de: `Größe ${size}`, en: `Size ${size}`, fr: `Taille ${size}` },
			price: price + index * 2500,
			stock: between(0, 9),
		};
	});
}

function attributes({ category, material, stone, colour, origin, finish, grams }, { between, pick }) {
	const millimetres = between(14, 44);
	const bar = pick([3, 5, 10, 20]);
	const years = pick([2, 3, 5]);
	return [
		{ key: "material", value: material },
		{ key: "stone", value: stone },
		{ key: "colour", value: colour },
		{ key: "origin", value: origin },
		{ key: "finish", value: finish },
		{ key: "size", value: inAll(`${millimetres} mm`) },
		{ key: "weight", value: inAll(`${grams} g`) },
		category === "watch"
			? { key: "water", value: inAll(`${bar} bar`) }
			: { key: "warranty", value: { de: `${years} Jahre`, en: `${years} years`, fr: `${years} ans` } },
	];
}

function product(index, random) {
	const number = firstNumber + index;
	const known = facts(random);
	const { brand, category, categoryName, collection } = known;
	const name = inEach((language) => `${collection} ${number} ${categoryName[language]}`);
	const slug = `${slugOf(`${brand} ${collection}`)}-${number}`;
	const description = describe({ ...known, name }, index, random);
	const price = random.between(49, 9800) * 100 + random.pick([0, 0, 50, 90, 95, 99]);
	const listed = attributes(known, random);
	return {
		id: slug,
		slug,
		sku: `J${number}`,
		brand,
		category,
		categoryName,
		price,
		image: `/img/${number}.jpg`,
		name,
		description,
		attributes: listed,
		variants: variants(number, price, random),
		related: [],
	};
}

/**
 * Returns the products for all peers; the same count gives the same bytes. Prices are in cents; texts are objects by
 * language.
 */
export function makeProducts(count) {
	const random = createRandom(seed);
	const products = Array.from({ length: count }, (_, index) => product(index, random));
	for (const [index, one] of products.entries()) {
		const others = new Set([index]);
		while (others.size < Math.min(relatedCount + 1, count)) others.add(random.between(0, count - 1));
		others.delete(index);
		one.related = [...others].map((other) => products[other].slug);
	}
	return products;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	process.stdout.write(JSON.stringify(makeProducts(Number(process.argv[2] ?? 100))));
