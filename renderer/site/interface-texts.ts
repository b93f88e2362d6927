import type { ContentFinding } from "#core/content/finding.ts";
import { nearest } from "#core/content/nearest.ts";
import type { Project } from "#core/content/project.ts";
import type { Language } from "#core/language/language.ts";
import type { PaymentProvider } from "#core/ports/payment-provider.ts";
import { loadOnce } from "#core/shared/promises.ts";
import { pageCatalogue } from "#renderer/site/page-catalogue.ts";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import { textsByKey } from "#ui/locales/texts-by-key.ts";

/** A problem with one of the project's own interface texts. */
export interface TextProblem {
	/** The key of the message, below "interfaceText" in the command's message catalogue. */
	readonly key: string;
	readonly params: Readonly<Record<string, string>>;
}

/** The keys and placeholders that interface texts can have in one language. */
export interface InterfaceKeys {
	/** The dotted keys of texts, including the language's plural forms. */
	readonly texts: ReadonlySet<string>;
	readonly groups: ReadonlySet<string>;
	/** The names of placeholders, by key without plural form; the same in all languages. */
	readonly placeholders: ReadonlyMap<string, ReadonlySet<string>>;
	/** The names of placeholders that every text of a key has, in all languages and plural forms. */
	readonly common: ReadonlyMap<string, ReadonlySet<string>>;
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
/** Matches placeholders, "{{name}}", "{{ name }}" or "{{name, number}}": the only form that server, browser and build parse alike. */
const placeholder = /\{\{ *(\w+(?:, number)?) *\}\}/g;
/** Matches control characters that XML does not allow, except line ends and tabs. */
const controlCharacter = /[^\P{Cc}\n\t]|[\ufffe\uffff]/u;

function placeholderNames(text: string): readonly string[] {
	return [...text.matchAll(placeholder)].map(([, name = ""]) => name);
}

/** Returns the name of a placeholder without its format. */
function plainName(name: string): string {
	return name.replace(/,.*$/, "");
}

/** A text of a catalogue: its key without plural form, and the names of its placeholders with their formats. */
interface CatalogueText {
	readonly key: string;
	readonly base: string;
	readonly names: readonly string[];
}

function catalogueText([key, text]: readonly [string, string]): CatalogueText {
	return { key, base: key.replace(pluralForm, ""), names: placeholderNames(text) };
}

/** Loads the texts of the program's own catalogues in all languages. */
const programTexts = loadOnce(async (): Promise<readonly CatalogueText[]> => {
	const catalogues = Object.values(await inAllLanguages(pageCatalogue));
	return catalogues.flatMap((texts) => Object.entries(texts)).map(catalogueText);
});

/** Loads the keys and placeholders of the message catalogues for one language. */
export async function interfaceKeys(
	language: Language,
	paymentProviders: readonly PaymentProvider[],
): Promise<InterfaceKeys> {
	const providers = paymentProviders.flatMap(({ id, texts }) =>
		Object.values(texts).flatMap((catalogue) =>
			Object.entries(textsByKey({ ...catalogue }, `payment.${id}.`)).map(catalogueText),
		),
	);
	const placeholders = new Map<string, Set<string>>();
	const common = new Map<string, ReadonlySet<string>>();
	const texts = new Set<string>();
	const groups = new Set<string>();
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	for (const { key, base, names } of [...(await programTexts()), ...providers]) {
		const allowed = placeholders.get(base) ?? new Set();
		for (const name of names) allowed.add(name).add(name.replace(", number", ""));
		const own = new Set(names.map(plainName));
		placeholders.set(base, allowed);
		common.set(base, new Set([...(common.get(base) ?? own)].filter((name) => own.has(name))));
		if (base === key) texts.add(key);
		else for (const form of forms) texts.add(`${base}_${form}`);
		for (let dot = key.indexOf("."); dot > 0; dot = key.indexOf(".", dot + 1)) groups.add(key.slice(0, dot));
	}
	return { texts, groups, placeholders, common };
}

function keyProblem(key: string, { texts, groups }: InterfaceKeys): TextProblem | null {
	if (texts.has(key)) return null;
	if (groups.has(key)) {
		const example = [...texts].find((text) => text.startsWith(`${key}.`)) ?? key;
		return { key: "group", params: { name: key, example } };
	}
	const within = [...texts].find((text) => key.startsWith(`${text}.`));
	if (within !== undefined) return { key: "within", params: { name: key, text: within } };
	const suggestion = nearest(key, texts);
	return suggestion
		? { key: "unknown_near", params: { name: key, suggestion } }
		: { key: "unknown", params: { name: key } };
}

function excerpt(text: string, index: number): string {
	return JSON.stringify(text.slice(Math.max(0, index - 10), index + 30));
}

/**
 * Returns the problem with a project's own interface text; null if server, browser and build show it alike (R-I18N-02).
 */
export function textProblem(key: string, text: string, keys: InterfaceKeys): TextProblem | null {
	const wrongKey = keyProblem(key, keys);
	if (wrongKey) return wrongKey;
	const controlIndex = text.search(controlCharacter);
	if (controlIndex >= 0) return { key: "control", params: { found: excerpt(text, controlIndex) } };
	const nested = text.search(/\$t(?:\(|\{\{)/);
	if (nested >= 0) return { key: "nesting", params: { found: excerpt(text, nested) } };
	const allowed = keys.placeholders.get(key.replace(pluralForm, "")) ?? new Set();
	const unknown = placeholderNames(text).find((name) => !allowed.has(name));
	const names = [...allowed].map((name) => `{{${name}}}`).join(", ") || "–";
	// Parsers disagree on other braces, and on braces next to a placeholder.
	const rest = text.replace(placeholder, "\0");
	const brace = rest.search(/\{\{|\}\}|[{}]\0|\0[{}]/);
	if (brace >= 0) {
		const found = JSON.stringify(/\{.*\}|.*/s.exec(text.slice(text.indexOf("{")))?.[0].slice(0, 40));
		return { key: "format", params: { found, allowed: names } };
	}
	return unknown === undefined
		? null
		: { key: "placeholder", params: { found: `{{${unknown}}}`, allowed: names } };
}

/** Returns the placeholders that every text of a key has and a text leaves out, as a problem: a warning, because it may be on purpose. */
function lostPlaceholder(key: string, text: string, { common }: InterfaceKeys): TextProblem | null {
	const own = new Set(placeholderNames(text).map(plainName));
	const lost = [...(common.get(key.replace(pluralForm, "")) ?? [])].filter((name) => !own.has(name));
	return lost.length === 0
		? null
		: { key: "lost", params: { found: lost.map((name) => `{{${name}}}`).join(", ") } };
}

function unusedTexts(language: Language, index: number, siteLanguages: readonly Language[]): ContentFinding {
	return {
		severity: "warning",
		file: "project.json",
		field: `translations.${index}.language`,
		key: "content.language.unconfigured",
		params: { language, configured: siteLanguages.join(", ") },
	};
}

/** Checks the project's own interface texts against the message catalogues and the site's languages. */
export async function interfaceTextFindings(
	project: Pick<Project, "translations">,
	siteLanguages: readonly Language[],
	paymentProviders: readonly PaymentProvider[],
): Promise<readonly ContentFinding[]> {
	const findings = await Promise.all(
		project.translations.map(async ({ language, texts }, index): Promise<readonly ContentFinding[]> => {
			if (!siteLanguages.includes(language))
				return Object.keys(texts).length === 0 ? [] : [unusedTexts(language, index, siteLanguages)];
			if (Object.keys(texts).length === 0) return [];
			const keys = await interfaceKeys(language, paymentProviders);
			return Object.entries(texts).flatMap(([key, text]): ContentFinding[] => {
				const problem = textProblem(key, text, keys) ?? lostPlaceholder(key, text, keys);
				if (!problem) return [];
				const field = `translations.${index}.texts.${key}`;
				return [
					{
						severity: problem.key === "lost" ? "warning" : "error",
						file: "project.json",
						field,
						key: `interfaceText.${problem.key}`,
						params: problem.params,
					},
				];
			});
		}),
	);
	return findings.flat();
}
