import i18next, { type TFunction } from "i18next";
import type { ContentFinding, ContentPlace, FormWords } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import { type CommandErrorKey, errorCode } from "#renderer/cli/error-code.ts";
import type { LogEntry } from "#renderer/site/log-collector.ts";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";

/** The command's translation function in the user's language. */
export type Messages = TFunction;

const resources = await inAllLanguages(async (language) => {
	const [cli, content] = await Promise.all([
		import(`../../ui/locales/${language}/cli.json`, { with: { type: "json" } }),
		import(`../../ui/locales/${language}/content.json`, { with: { type: "json" } }),
	]);
	return { translation: { ...cli.default, content: content.default } };
});

/** Creates the command's translation function for a language. */
export function createMessages(language: Language): Messages {
	const instance = i18next.createInstance({
		lng: language,
		fallbackLng: "en",
		resources,
		initAsync: false,
		interpolation: { escapeValue: false },
	});
	void instance.init();
	return instance.t;
}

const sourceWords = new Map([
	["no.", "number"],
	["DSGVO", "gdpr"],
	["EuGH", "court"],
	["Dir.", "directive"],
	["Directive", "directive"],
	["Regulation", "regulation"],
]);

/** Returns the citation of a finding's law or standard in the reader's language. */
export function sourceText(source: string, messages: Messages): string {
	const cited = source.replace(/\bno\.|\bDSGVO\b|\bEuGH\b|\bDir\.|\bDirective\b|\bRegulation\b/g, (word) =>
		messages(`check.sourceWord.${sourceWords.get(word)}`),
	);
	const paragraphs = cited.replace(/\((\d+)\)/g, (_, number: string) =>
		messages("check.sourceWord.paragraph", { number }),
	);
	return messages("check.source", { source: paragraphs });
}

/** Returns the place of a finding: file or item, and field. */
export function placeText({ file, field }: ContentPlace): string {
	return field === null ? file : `${file} › ${field}`;
}

/** Returns the words of a content service's forms in the user's language; undefined for findings about files. */
function formWords({ words }: Pick<ContentFinding, "words">, messages: Messages): FormWords | undefined {
	return words?.[messages("report.formLanguage") === "de" ? "de" : "en"];
}

const numberOf = (value: string | number | undefined) => (typeof value === "number" ? value : null);

/** Returns the line and column of a finding: those in its file, or those that a check of code or of a drawing found. */
export function positionOf({ params, line, column }: ContentFinding) {
	return { line: line ?? numberOf(params.line), column: column ?? numberOf(params.column) };
}

/** Returns a finding's file in the form that terminals link: FILE:LINE:COLUMN. */
export function filePosition(finding: ContentFinding): string {
	const { line, column } = positionOf(finding);
	return [finding.file, line, column].filter((part) => part !== null).join(":");
}

/**
 * Returns where a finding is: item and field as editors see them, or the link to the item, or file and position, with the
 * field. Sentences do not repeat it.
 */
export function findingPlace(finding: ContentFinding, messages: Messages): string {
	const { link = null, field } = finding;
	const words = formWords(finding, messages);
	if (!words && link === null) return placeText({ file: filePosition(finding), field });
	const place = words
		? placeText({ file: words.item, field: words.field })
		: placeText({ file: link ?? "", field });
	const line = numberOf(finding.params.line);
	return line === null ? place : messages("report.atLine", { place, line });
}

/** Returns what is wrong and how to correct it. */
export function findingText(finding: ContentFinding, messages: Messages): string {
	return messages(finding.key, { ...finding.params, ...formWords(finding, messages)?.params });
}

/** Returns the fields that use a finding's image, as a sentence; null if there are none. */
export function usesText({ usedAt = [] }: ContentFinding, messages: Messages): string | null {
	return usedAt.length > 0 ? messages("report.usedAt", { places: usedAt.map(placeText).join(", ") }) : null;
}

/** Returns an error of the command with its code. */
export function commandErrorText(
	key: CommandErrorKey,
	params: Readonly<Record<string, string | number | null | undefined>>,
	messages: Messages,
): string {
	return withCode(messages(key, params), key);
}

/** Appends the permanent code of a key to a text. */
export function withCode(text: string, key: string): string {
	return `${text} [${errorCode(key)}]`;
}

/**
 * Formats a finding: its location and code; then below it the problem with its remedy, the link to the item in a content
 * service, the fields that use an image, and the law or standard.
 */
export function findingLines(finding: ContentFinding, messages: Messages): string {
	const { severity, key, words, link = null, source } = finding;
	const lines = [
		findingText(finding, messages),
		words ? link : null,
		usesText(finding, messages),
		source === undefined ? null : sourceText(source, messages),
	].filter((line) => line !== null);
	const place = withCode(findingPlace(finding, messages), key);
	return [`${messages(`report.${severity}`)}  ${place}`, ...lines].join("\n       ");
}

/**
 * Formats a log entry of the build, below its file; the text comes from the check's rule if the entry has none of
 * its own. An unknown key is shown with its details.
 */
export function noteLine({ key, details }: LogEntry, messages: Messages): string {
	const rule = `check.rule.${key}`;
	const sentence = messages([`note.${key}`, rule], { ...details });
	if (sentence === rule) return `${key} ${JSON.stringify(details)}`;
	const full = sentence === messages(rule, { ...details }) ? rule : `note.${key}`;
	return details.file === undefined
		? withCode(sentence, full)
		: `${withCode(String(details.file), full)}\n       ${sentence}`;
}
