import { readFileSync } from "node:fs";
import { amount, freeName, inOne, phrase } from "./product-edits.mjs";

const media = "content/media";
const catalogue = new URL("../../ui/locales/en/site.json", import.meta.url);

/** Returns the keys of a message catalogue's texts without placeholders. */
function plainKeys(texts, prefix = "") {
	return Object.entries(texts).flatMap(([key, text]) => {
		if (typeof text === "object") return plainKeys(text, `${prefix}${key}.`);
		return /\{\{|\$t\(/.test(text) || /_(?:one|other|many|zero)$/.test(key) ? [] : [`${prefix}${key}`];
	});
}
const textKeys = plainKeys(JSON.parse(readFileSync(catalogue, "utf8")));

/** Returns an edit that changes one file with `change`; it returns null if the batch has truncated the file. */
const onFile = (path, change) => (content, random) => {
	if (!content.isJson(path)) return null;
	const changed = change(content.json(path), random);
	content.put(path, changed);
	return path;
};

const onItems = (path, change) =>
	onFile(path, ({ items, ...rest }, random) => ({ ...rest, items: change(items, random) }));
const onMenu = (change) => onItems("content/menus.json", change);
const onSettings = (change) =>
	onFile("content/shop/settings.json", (settings, random) => ({ ...settings, ...change(settings, random) }));

const settingsSwitches = ["show_stock", "filters", "allow_ratings", "present_wrapping", "enable_cart"];
const sortings = ["-date_created,display_name", "price_brutto", "-price_brutto", "display_name"];

function reordered(items, random) {
	const from = random.between(0, items.length - 1);
	const others = items.filter((_, index) => index !== from);
	return others.toSpliced(random.between(0, others.length), 0, items[from]);
}

const menuItem = (random) => ({
	display_name: phrase(random),
	path: random.pick(["/uhren", "/kontakt", "/schmuck"]),
});

function interfaceText({ translations = [], ...project }, random) {
	const language = random.pick(["de", "en", "fr"]);
	const { texts = {} } = translations.find((one) => one.language === language) ?? {};
	const others = translations.filter((one) => one.language !== language);
	const changed = { ...texts, [random.pick(textKeys)]: phrase(random) };
	return { ...project, translations: [...others, { language, texts: changed }] };
}

const hex = (random) => `#${Array.from({ length: 6 }, () => random.pick([..."0123456789abcdef"])).join("")}`;

const images = (content) => content.names(media, ".jpg").map((name) => `${media}/${name}.jpg`);

function replaceImage(content, random) {
	const [path, other] = [random.pick(images(content)), random.pick(images(content))];
	content.write(path, content.bytes(other));
	return `${path} ← ${other}`;
}

function addImage(content, random) {
	const path = `${media}/${freeName(content, media, random)}.jpg`;
	content.write(path, content.bytes(random.pick(images(content))));
	return path;
}

function removeImage(content, random) {
	const added = images(content).filter((path) => path.includes("/extra-"));
	if (added.length === 0) return null;
	const path = random.pick(added);
	content.remove(path);
	return path;
}

function configuration(content, random) {
	const path = "facette.config.ts";
	const text = content.bytes(path).toString();
	content.write(path, text.replace(/displayName: \{ de: "[^"]*"/, `displayName: { de: "${phrase(random)}"`));
	return path;
}

/** Adds a moved path to the configuration; some targets do not exist. */
function formerPath(content, random) {
	const path = "facette.config.ts";
	const text = content.bytes(path).toString();
	const [from, to] = [
		`/alt-${random.pick([1, 2, 3])}`,
		random.pick(["/kontakt", "/shop", "/alt-2", "/fort"]),
	];
	const moved = `redirects: { moved: { "${from}": "${to}" },`;
	content.write(path, text.replace(/redirects: \{(?: moved: \{[^}]*\},)?/, moved));
	return path;
}

function damage(content, random) {
	const path = random.pick(["content/menus.json", "content/theme.json", "content/project.json"]);
	content.write(path, content.bytes(path).subarray(0, 40));
	return path;
}

/** Edits that affect many pages: menus, images, texts, settings, theme. Each returns the changed file, or null. */
export const siteEdits = new Map([
	[
		"menu entry's label",
		onMenu((items, random) => inOne(items, random, (item) => ({ ...item, display_name: phrase(random) }))),
	],
	["menu entry added", onMenu((items, random) => [...items, menuItem(random)])],
	["menu entry removed", onMenu((items) => (items.length > 3 ? items.slice(0, -1) : items))],
	["menu reordered", onMenu(reordered)],
	["image replaced", replaceImage],
	["image added", addImage],
	["image removed", removeImage],
	[
		"alternative text",
		onItems(`${media}/index.json`, (items, random) =>
			inOne(items, random, (item) => ({ ...item, translations: [{ language: "de", alt: phrase(random) }] })),
		),
	],
	["interface text", onFile("content/project.json", interfaceText)],
	["interface texts dropped", onFile("content/project.json", ({ translations: _, ...project }) => project)],
	[
		"site's title",
		onFile("content/project.json", (project, random) => ({ ...project, seo_title: phrase(random) })),
	],
	[
		"setting switched",
		onSettings((settings, random) => {
			const name = random.pick(settingsSwitches);
			return { [name]: !settings[name] };
		}),
	],
	["order of lists", onSettings((_, random) => ({ default_sort: random.pick(sortings) }))],
	[
		"shipping price",
		onSettings(({ shipping_methods_config: methods }, random) => ({
			shipping_methods_config: inOne(methods, random, (method) => ({
				...method,
				price_brutto: amount(random),
			})),
		})),
	],
	["tax", onSettings((_, random) => ({ default_tax_percent: random.pick(["19", "7", "20"]) }))],
	[
		"category's name",
		onItems("content/shop/categories.json", (items, random) =>
			inOne(items, random, (item) => ({
				...item,
				translations: inOne(item.translations, random, (texts) => ({
					...texts,
					display_name: phrase(random),
				})),
			})),
		),
	],
	[
		"manufacturer's contact",
		onItems("content/shop/manufacturers.json", (items, random) =>
			inOne(items, random, (item) => ({ ...item, contact: { ...item.contact, name: phrase(random) } })),
		),
	],
	["rating removed", onItems("content/shop/ratings.json", (items) => items.slice(1))],
	["colour", onFile("content/theme.json", (theme, random) => ({ ...theme, brand_color: hex(random) }))],
	[
		"company's name",
		onFile("content/company.json", (company, random) => ({ ...company, display_name: phrase(random) })),
	],
	[
		"branch's name",
		onFile("content/branches/mitte.json", (branch, random) => ({ ...branch, display_name: phrase(random) })),
	],
	["configuration", configuration],
	["former path of a page", formerPath],
	["file cut off", damage],
]);
