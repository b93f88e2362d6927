import { rules } from "#core/check/rules.ts";
import { commandErrors, errorCode, findingGroups, listedFindings } from "#renderer/cli/error-code.ts";
import { examples, examplesByCode } from "#tests/renderer/cli/error-examples.ts";
import cli from "#ui/locales/en/cli.json" with { type: "json" };
import content from "#ui/locales/en/content.json" with { type: "json" };

type Texts = { readonly [name: string]: string | Texts };

const catalogue: Texts = { ...cli, content };

/** Returns every text of a group of the catalogue by its dotted key. */
function textsOf(value: string | Texts | undefined, key: string): readonly (readonly [string, string])[] {
	if (value === undefined) throw new Error(`The catalogue has no text "${key}".`);
	if (typeof value === "string") return [[key, value]];
	return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}

function at(key: string): string | Texts | undefined {
	return key
		.split(".")
		.reduce<string | Texts | undefined>(
			(value, part) => (typeof value === "object" ? value[part] : undefined),
			catalogue,
		);
}

/** Returns the English sentence of every finding and error by its key. */
export function errorSentences(): ReadonlyMap<string, string> {
	const keys = [...commandErrors, ...listedFindings, ...findingGroups];
	return new Map(keys.flatMap((key) => textsOf(at(key), key)));
}

function example(sentence: string, code: string): string {
	return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
		const value = examplesByCode[code]?.[name] ?? examples[name];
		if (value === undefined) throw new Error(`There is no example of the parameter "${name}".`);
		return value;
	});
}

/** Splits a text into the fault and its remedy, which begins with the first sentence that asks for something. */
export function splitRemedy(text: string): readonly [string, string] {
	const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(
		({ segment }) => segment,
	);
	const [first = "", ...rest] = sentences;
	if (rest.length > 0) return [first.trim(), rest.join("").trim()];
	const [, problem = text, remedy = ""] = /^(.*?[:;]) (.*)$/s.exec(text) ?? [];
	return [problem.replace(/[:;]$/, "."), remedy];
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");

const ruleById = new Map(rules.map((rule) => [rule.id, rule]));

/** Returns the group of a code, e.g. "config" of "config.unknown-option". */
function groupOf(code: string): string {
	return code.split(".")[0] ?? code;
}

/** Returns the tables of all codes, one table for each group. */
export function errorReference(): string {
	const rows = new Map<string, { group: string; line: string }>();
	for (const [key, sentence] of errorSentences()) {
		const code = errorCode(key);
		// The sentence with a suggestion stands for both.
		if (rows.has(code) && !key.endsWith("_near")) continue;
		const [problem, remedy] = splitRemedy(example(sentence, code));
		const rule = ruleById.get(code.replace(/^check\./, ""));
		const why =
			rule && code.startsWith("check.")
				? ` (${rule.severity}${rule.source === null ? "" : `: ${rule.source}`})`
				: "";
		rows.set(code, {
			group: groupOf(code),
			line: `| \`${code}\` | ${cell(problem + why)} | ${cell(remedy)} |`,
		});
	}
	const groups = [...new Set([...rows.values()].map(({ group }) => group))].sort();
	const tables = groups.map((group) => {
		const lines = [...rows]
			.filter(([, row]) => row.group === group)
			.sort(([one], [other]) => (one < other ? -1 : 1))
			.map(([, { line }]) => line);
		return [`## ${group}`, "", "| code | example | remedy |", "| --- | --- | --- |", ...lines, ""].join("\n");
	});
	return `\n${tables.join("\n")}\n`;
}
