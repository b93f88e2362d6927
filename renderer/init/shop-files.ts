import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { jsonSchemas, schemaFileName, schemaText } from "#core/content/json-schema.ts";
import { entities } from "#core/content/model.ts";
import { type Language, ownTextLanguage } from "#core/language/language.ts";
import { relativeFilePaths } from "#core/shared/relative-file-paths.ts";
import type { ShopAnswers } from "#renderer/init/answers.ts";
import { fillJson, fillText, type TemplateValues } from "#renderer/init/fill-template.ts";
import { type GapText, type TemplateWords, templateValues } from "#renderer/init/template-values.ts";

/** The files of a new shop by their paths relative to its folder, with "/". */
export type ShopFiles = ReadonlyMap<string, string | Buffer>;

/** A file whose name has this ending is written without it, and is not checked as what it will be. */
const templateEnding = ".template";
const contentFolder = "content/";

/** Returns the language in the name of a Markdown file: "de" of "terms.de.md". */
function languageOfFile(path: string): Language | null {
	return (/\.([a-z]{2})\.md$/.exec(path)?.[1] as Language | undefined) ?? null;
}

/** Adds `$schema` to a content file; a list becomes an object with the list in `items`. */
function withSchema(path: string, value: unknown): unknown {
	const name = path.slice(contentFolder.length);
	const entity = entities.find(({ file }) => file === name || file === name.replace(/[^/]+$/, "*.json"));
	if (!entity) throw new Error(`The template ${path} is no file of the content model.`);
	const folder = posix.relative(posix.dirname(path), "schemas");
	const schema = `${folder}/${schemaFileName(entity)}`;
	return Array.isArray(value) ? { $schema: schema, items: value } : { $schema: schema, ...Object(value) };
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * Replaces the slugs by language of a category or product by its own slug, and those of other languages in its translations
 * (B-SEO-12). German has the own one, on a site without German its first language.
 */
function withSlugs(value: unknown, languages: readonly Language[]): unknown {
	if (Array.isArray(value)) return value.map((entry) => withSlugs(entry, languages));
	const { slug: slugs, translations } = Object(value) as Entry;
	if (!(slugs instanceof Object) || !Array.isArray(translations)) return value;
	const slugIn = (language: string) => (slugs as Entry)[language];
	const slug = slugIn(ownTextLanguage(languages));
	return {
		...Object(value),
		slug,
		translations: translations.map(({ language, display_name, ...texts }: Entry) => ({
			language,
			display_name,
			...(slugIn(String(language)) === slug ? {} : { slug: slugIn(String(language)) }),
			...texts,
		})),
	};
}

/** Fills a JSON template; null if it is left out, as a page without any language of the site is. */
function filledJson(path: string, text: string, values: TemplateValues): string | null {
	const value = fillJson(withSlugs(JSON.parse(text), values.languages), values);
	const { translations } = Object(value) as { readonly translations?: readonly unknown[] };
	const isPage = /^content\/(?:pages|brands)\//.test(path);
	if (value === undefined || (isPage && translations?.length === 0)) return null;
	const own = path.startsWith(contentFolder) ? withSchema(path, value) : value;
	return `${JSON.stringify(own, null, "\t")}\n`;
}

/** Fills a template that is running text or code. */
function filledText(path: string, text: string, values: TemplateValues): string | null {
	const language = languageOfFile(path);
	if (language !== null && !values.languages.includes(language)) return null;
	const filled = fillText(text, values, language ?? values.languages[0] ?? "en");
	return path.endsWith(".md") ? `${filled.replace(/\n{3,}/g, "\n\n").trim()}\n` : filled;
}

/** Returns the files of one folder of templates, filled in. */
function filledFiles(folder: string, values: TemplateValues): ShopFiles {
	const files = new Map<string, string | Buffer>();
	for (const name of relativeFilePaths(
		folder,
		readdirSync(folder, { recursive: true, withFileTypes: true }),
	)) {
		const bytes = readFileSync(join(folder, name));
		const language = values.languages[0] ?? "en";
		const path = fillText(name.replace(/^_/, "."), values, language).replace(/\.template$/, "");
		const isText = name.endsWith(templateEnding) || /\.(?:json|md)$/.test(name);
		const text = bytes.toString("utf8");
		const filled = !isText
			? bytes
			: path.endsWith(".json")
				? filledJson(path, text, values)
				: filledText(path, text, values);
		if (filled !== null) files.set(path, filled);
	}
	return files;
}

/** Removes the Markdown files that no page names, such as those of a page that is left out. */
function withoutUnusedTexts(files: ShopFiles): ShopFiles {
	const pages = [...files].flatMap(([path, file]) => (path.endsWith(".json") ? [String(file)] : []));
	const isUsed = (path: string) => pages.some((page) => page.includes(`"file": "${posix.basename(path)}"`));
	return new Map([...files].filter(([path]) => !path.endsWith(".md") || isUsed(path)));
}

function schemaFiles(): ShopFiles {
	return new Map([...jsonSchemas()].map(([name, schema]) => [`schemas/${name}`, schemaText(schema)]));
}

/**
 * Returns the files of a new shop. `templates` is the folder of the templates: those in `site` are for every site, those in `shop` for
 * sites that sell online; `gap` writes what nobody answered, and `more` are placeholders besides the answers.
 */
export function shopFiles(
	answers: ShopAnswers,
	templates: string,
	gap: GapText,
	more: Readonly<Record<string, string>>,
): ShopFiles {
	const read = (name: string) => JSON.parse(readFileSync(join(templates, name), "utf8"));
	const words: TemplateWords = { slugs: read("page-slugs.json"), words: read("words.json") };
	const values = templateValues(answers, words, gap, more);
	const folders = answers.shop ? ["site", "shop"] : ["site"];
	const filled = folders.flatMap((folder) => [...filledFiles(join(templates, folder), values)]);
	return new Map([...withoutUnusedTexts(new Map(filled)), ...schemaFiles()]);
}
