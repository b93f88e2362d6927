import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { listFields } from "#adapters/content-exports/list-columns.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { nearest } from "#core/content/nearest.ts";
import { shopDate } from "#core/opening-hours/branch-schedule.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { everyPlace } from "#renderer/cli/group-lines.ts";
import { parseImportOptions } from "#renderer/cli/import-options.ts";
import { commandErrorText, createMessages, type Messages } from "#renderer/cli/messages.ts";
import { createProgressBar } from "#renderer/cli/progress.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { type ImportResult, importExport } from "#renderer/import/import-export.ts";
import { asConfigured, contentSource } from "#renderer/site/content-source.ts";

/** The maximum number of lines that a finding for several lines names. */
const mostLines = 20;

interface PlacedLine {
	readonly file: string;
	readonly line: number;
}

function placeOf({ file }: ContentFinding): PlacedLine {
	const [, name = file, line = "0"] = /^(.*):(\d+)$/.exec(file) ?? [];
	return { file: name, line: Number(line) };
}

/** Joins findings that say the same of several lines: "products.csv:2, 5, 9". */
export function joinedFindings(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	const groups = new Map<string, ContentFinding[]>();
	for (const finding of findings.toSorted((one, other) => placeOf(one).line - placeOf(other).line)) {
		const { severity, key, field, params } = finding;
		const same = JSON.stringify([severity, key, field, params]);
		groups.set(same, [...(groups.get(same) ?? []), finding]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first || group.length === 1) return group;
		const lines = [...new Set(group.map((finding) => placeOf(finding).line))];
		const others = lines.length - mostLines;
		const named = lines.slice(0, mostLines).join(", ");
		return [{ ...first, file: `${placeOf(first).file}:${named}${others > 0 ? ` … (+${others})` : ""}` }];
	});
}

function printResult(
	{ products, images, redirects, files }: ImportResult,
	{ dryRun, names }: { readonly dryRun: boolean; readonly names: boolean },
	messages: Messages,
): void {
	if (dryRun) for (const file of files) console.log(file);
	console.log(messages(dryRun ? "import.wouldWrite" : "import.written", { ...products, images }));
	if (redirects.added > 0) {
		console.log(messages("import.redirects", { count: redirects.added, file: redirects.file }));
		if (!names) console.log(messages("import.nameRedirects", { file: redirects.file }));
	}
	if (!dryRun) console.log(messages("import.next"));
}

/** Returns the error of an export that is not there, with a file of a similar name; null if there is a file. */
function missingFileText(path: string, messages: Messages): string | null {
	const found = statSync(path, { throwIfNoEntry: false });
	if (found) return found.isDirectory() ? commandErrorText("import.folder", { path }, messages) : null;
	const folder = dirname(path);
	const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
	const suggestion = nearest(basename(path), names);
	return suggestion === null
		? commandErrorText("import.missing", { path }, messages)
		: commandErrorText("import.missing_near", { path, suggestion }, messages);
}

/** Runs `facette import KIND FILE`; the exit status is 1 if nothing was written. */
export async function importCommand(args: readonly string[], messages: Messages): Promise<number> {
	const parsed = parseImportOptions(args);
	if (!parsed.ok) {
		console.error(commandErrorText(parsed.error.key, parsed.error.params, messages));
		return 1;
	}
	if (parsed.value === null) {
		console.log(messages("import.help", { fields: listFields.join(" ") }));
		return 0;
	}
	const { siteDirectory, images, dryRun } = parsed.value;
	const missing = missingFileText(parsed.value.path, messages);
	if (missing !== null) {
		console.error(missing);
		return 1;
	}
	if (images !== null && !(existsSync(images) && statSync(images).isDirectory())) {
		console.error(commandErrorText("import.noImages", { directory: images }, messages));
		return 1;
	}
	const config = await readConfig(siteDirectory);
	const folders = config.ok
		? contentSource(siteDirectory, config.value, { ...asConfigured, from: "files" })
		: config;
	if (!config.ok || !folders.ok) {
		printFindings(config.ok && !folders.ok ? folders.error : config.ok ? [] : config.error, messages);
		return 1;
	}
	const language = parsed.value.language ?? config.value.defaultLanguage;
	const bar = createProgressBar(process.stderr);
	const imported = await importExport({
		...parsed.value,
		config: config.value,
		folders: folders.value,
		language,
		otherCategory: createMessages(language)("import.otherCategory"),
		today: shopDate(Date.now(), []),
		onImage: (done, total) => bar.show(messages("import.images"), done, total),
	}).finally(() => bar.clear());
	if (!imported.ok) {
		printFindings(joinedFindings(imported.error), messages, everyPlace);
		return 1;
	}
	// No later command reports them again, so all are printed.
	printFindings(joinedFindings(imported.value.findings), messages, everyPlace);
	const names = config.value.redirects.file !== null;
	printResult(imported.value, { dryRun, names }, messages);
	return 0;
}
