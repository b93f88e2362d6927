import { freeName, inOne, phrase } from "./product-edits.mjs";

const folder = "content/pages";
const brandFolder = "content/brands";
const pathOf = (name) => `${folder}/${name}.json`;
/** The prefixes of paths by language. */
const prefixes = { de: "", en: "/en", fr: "/fr" };
const languages = Object.keys(prefixes);
/** The pages of every site. */
const required = ["home", "imprint", "privacy"];

const removablePages = (content) => content.names(folder).filter((name) => !required.includes(name));

/** Changes a random page or brand with `change`; returns null if `change` does. */
const onFile = (inFolder, change) => (content, random) => {
	const path = `${inFolder}/${random.pick(content.names(inFolder))}.json`;
	const changed = change(content.json(path), random, content);
	if (changed === null) return null;
	content.put(path, changed);
	return path;
};

const onVersion = (inFolder, change) =>
	onFile(inFolder, (page, random, content) => ({
		...page,
		translations: inOne(page.translations, random, (version) => ({
			...version,
			...change(version, random, content),
		})),
	}));

const onBlocks = (change) =>
	onVersion(folder, ({ blocks = [] }, random, content) => ({ blocks: change(blocks, random, content) }));

/** Returns a link to a page that may have been removed, which is a warning, not an error. */
const block = (random) =>
	random.pick([
		{ type: "text", markdown: `## ${phrase(random)}\n\n${phrase(random)} [${phrase(random)}](/werkstatt)` },
		{ type: "facts", heading: phrase(random), items: [{ term: "Stück", text: phrase(random) }] },
		{ type: "quote", text: phrase(random), source: "Adele" },
		{ type: "teasers", heading: phrase(random), items: [{ path: "/uhren" }, { path: "/kontakt" }] },
		{ type: "products", heading: phrase(random), of: { category: "watches" }, limit: random.between(1, 8) },
	]);

function reworded(blocks, random) {
	if (blocks.length === 0) return [block(random)];
	return inOne(blocks, random, (one) => {
		if (one.type === "text") return { type: "text", markdown: phrase(random) };
		return "heading" in one ? { ...one, heading: phrase(random) } : block(random);
	});
}

function editMarkdown(content, random) {
	const path = `${folder}/${random.pick(content.names(folder, ".md"))}.md`;
	content.write(path, `${content.bytes(path)}\n${phrase(random)}\n`);
	return path;
}

const version = (language, name, random) => ({
	language,
	path: `${prefixes[language]}/${name}`,
	title: phrase(random),
	description: phrase(random),
	blocks: Array.from({ length: random.between(0, 4) }, () => block(random)),
});

function addPage(content, random) {
	const name = freeName(content, folder, random);
	const chosen = languages.slice(0, random.between(1, 3));
	const translations = chosen.map((language) => version(language, name, random));
	content.put(pathOf(name), { template: "display", translations });
	return pathOf(name);
}

function removePage(content, random) {
	const path = pathOf(random.pick(removablePages(content)));
	content.remove(path);
	return path;
}

function renamePath({ key, template, translations, ...page }, random) {
	if (key || template === "home" || translations.some(({ path }) => !path)) return null;
	const moved = `moved-${random.between(1, 1_000_000)}`;
	const change = (one) => ({ ...one, path: `${prefixes[one.language]}/${moved}` });
	return { ...page, template, translations: inOne(translations, random, change) };
}

function renameFile(content, random) {
	const path = pathOf(random.pick(removablePages(content)));
	const target = pathOf(freeName(content, folder, random));
	content.rename(path, target);
	return `${path} → ${target}`;
}

function dropLanguage({ translations, ...page }, random) {
	if (translations.length < 2 || page.template === "home") return null;
	const dropped = random.between(0, translations.length - 1);
	return { ...page, translations: translations.filter((_, index) => index !== dropped) };
}

function addLanguage({ translations, ...page }, random) {
	const translated = translations.map(({ language }) => language);
	const missing = languages.find((language) => !translated.includes(language));
	if (!missing || page.key) return null;
	const added = version(missing, `added-${random.between(1, 1_000_000)}`, random);
	return { ...page, translations: [...translations, added] };
}

function addBrand(content, random) {
	const name = freeName(content, brandFolder, random);
	const copy = content.json(`${brandFolder}/${random.pick(content.names(brandFolder))}.json`);
	content.put(`${brandFolder}/${name}.json`, { ...copy, display_name: phrase(random) });
	return name;
}

function removeBrand(content, random) {
	const names = content.names(brandFolder);
	if (names.length < 2) return null;
	const path = `${brandFolder}/${random.pick(names)}.json`;
	content.remove(path);
	return path;
}

/** Edits of pages and brands: each changes a random one and returns its path, or null if there is none. */
export const pageEdits = new Map([
	["title", onVersion(folder, (_, random) => ({ title: phrase(random) }))],
	["description", onVersion(folder, (_, random) => ({ description: phrase(random) }))],
	[
		"image",
		onVersion(folder, (_, random, content) => ({
			image: `${random.pick(content.names("content/media", ".jpg"))}.jpg`,
		})),
	],
	["block's text", onBlocks(reworded)],
	["block added", onBlocks((blocks, random) => [...blocks, block(random)])],
	["block dropped", onBlocks((blocks) => blocks.slice(1))],
	["blocks reversed", onBlocks((blocks) => blocks.toReversed())],
	["Markdown file", editMarkdown],
	["page added", addPage],
	["page deleted", removePage],
	["path", onFile(folder, renamePath)],
	["page's file renamed", renameFile],
	["language dropped", onFile(folder, dropLanguage)],
	["language added", onFile(folder, addLanguage)],
	["brand's name", onFile(brandFolder, (brand, random) => ({ ...brand, display_name: phrase(random) }))],
	["brand's lead", onVersion(brandFolder, (_, random) => ({ lead: phrase(random) }))],
	["brand's place", onFile(brandFolder, (brand, random) => ({ ...brand, sort: random.between(1, 9) }))],
	["brand added", addBrand],
	["brand deleted", removeBrand],
]);
