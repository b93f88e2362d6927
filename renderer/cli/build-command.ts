import { relative } from "node:path";
import type { HeldItem } from "#adapters/content-files/hold-back/hold-back.ts";
import { type ContentFinding, severities } from "#core/content/finding.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { OpenedShard } from "#renderer/cache/build-shards.ts";
import { comparisonText } from "#renderer/cli/comparison-text.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { groupFindings } from "#renderer/cli/finding-groups.ts";
import { groupLines, noteLines, placesOfKind } from "#renderer/cli/group-lines.ts";
import { withLastSiteNote } from "#renderer/cli/last-site-note.ts";
import { commandErrorText, findingLines, type Messages, withCode } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { createProgressBar } from "#renderer/cli/progress.ts";
import { hasSite } from "#renderer/output/output-folder.ts";
import type { BuildFailure } from "#renderer/render/build-options.ts";
import type { BuildReport, TemplateReport } from "#renderer/render/build-report.ts";
import type { PageComparison } from "#renderer/render/plan-pages.ts";

/** Options of `printFindings`. */
interface PrintOptions {
	/** Appends a text to the summary that follows errors. */
	readonly closing?: (summary: string) => string;
	/** The number of places that are printed of findings of one kind. */
	readonly limit?: number;
}

/**
 * Prints findings with errors last, where users look first; after errors a summary, to which `closing` adds.
 */
export function printFindings(
	findings: readonly ContentFinding[],
	messages: Messages,
	{ closing = (summary) => summary, limit = placesOfKind }: PrintOptions = {},
): void {
	for (const level of severities.toReversed())
		for (const group of groupFindings(findings.filter(({ severity }) => severity === level)))
			console.error(groupLines(group, messages, limit));
	const [errors = 0, warnings = 0] = severities.map(
		(level) => findings.filter(({ severity }) => severity === level).length,
	);
	if (errors > 0) console.error(`\n${closing(messages("report.failed", { errors, warnings }))}`);
}

function printFailure(failure: BuildFailure, options: CommandLine, messages: Messages): void {
	const closing = (summary: string) => withLastSiteNote(summary, options, messages);
	if (failure.kind === "findings") {
		printFindings(failure.findings, messages, { closing });
		return;
	}
	const paths = new Map<string, string[]>();
	for (const { path, message } of failure.failures) paths.set(message, [...(paths.get(message) ?? []), path]);
	// A broken component fails on many pages in the same way.
	for (const [message, [path = "", ...others]] of paths) {
		const lines = [
			`${messages("report.error")}  ${withCode(path, "page.failed")}`,
			messages("page.failed", { message }),
			...(others.length > 0 ? [messages("page.others", { count: others.length })] : []),
		];
		console.error(lines.join("\n       "));
	}
	console.error(`\n${closing(messages("report.failed", { errors: failure.failures.length, warnings: 0 }))}`);
}

type Row = readonly string[];

function megabytes(bytes: number, messages: Messages): string {
	return messages("report.bytesValue", { megabytes: (bytes / 1_000_000).toFixed(2) });
}

function rows(report: BuildReport, output: string, messages: Messages): Row[] {
	const languages = report.languages.map(([language, count]) => `${language} ${count}`).join(", ");
	const timed = report.templates.filter(({ milliseconds }) => milliseconds !== null);
	const [slowest] = timed.toSorted((one, other) => (other.milliseconds ?? 0) - (one.milliseconds ?? 0));
	return [
		[messages("report.pages"), String(report.pages)],
		[messages("report.rendered"), String(report.rendered)],
		[messages("report.unchanged"), String(report.pages - report.rendered)],
		[messages("report.languages"), languages],
		[messages("report.files"), String(report.files)],
		[messages("report.written"), String(report.written)],
		[messages("report.removed"), String(report.removed)],
		[messages("report.pictures"), String(report.images)],
		[messages("report.bytes"), megabytes(report.bytes, messages)],
		[messages("report.seconds"), messages("report.secondsValue", { seconds: report.seconds.toFixed(2) })],
		...(slowest ? [[messages("report.slowest"), slowestText(slowest, messages)]] : []),
		[messages("report.warnings"), String(report.warnings.length + report.notes.length)],
		...(report.held.length > 0 ? [[messages("report.held"), String(report.held.length)]] : []),
		[messages("report.output"), relative(process.cwd(), output) || output],
		...(report.catalogue ? [[messages("report.catalogue"), relative(process.cwd(), report.catalogue)]] : []),
	];
}

function slowestText({ template, milliseconds }: TemplateReport, messages: Messages): string {
	return messages("report.slowestValue", { template, milliseconds: (milliseconds ?? 0).toFixed(2) });
}

/** Formats a framed table; columns are as wide as their widest cell. */
function framed(table: readonly Row[]): string {
	const widths = (table[0] ?? []).map((_, column) =>
		Math.max(...table.map((row) => row[column]?.length ?? 0)),
	);
	const line = (left: string, middle: string, right: string) =>
		left + widths.map((width) => "─".repeat(width + 2)).join(middle) + right;
	const cells = (row: Row) => widths.map((width, column) => ` ${(row[column] ?? "").padEnd(width)} `);
	return [line("┌", "┬", "┐"), ...table.map((row) => `│${cells(row).join("│")}│`), line("└", "┴", "┘")].join(
		"\n",
	);
}

/** Returns the summary of a build and its figures per template, as tables. */
export function reportTable(report: BuildReport, output: string, messages: Messages): string {
	const heads = ["report.template", "report.pages", "report.templateBytes"].map((key) => messages(key));
	const templates = report.templates.map(
		({ template, pages, bytes }): Row => [template, String(pages), megabytes(bytes, messages)],
	);
	return [
		framed([heads, ...templates]),
		messages("report.built"),
		framed(rows(report, output, messages)),
	].join("\n");
}

/** Runs `facette build`; the exit status is 1 if the site cannot be built. `shards` are those that `facette merge` merges. */
export async function buildCommand(
	options: CommandLine,
	messages: Messages,
	shards: readonly OpenedShard[] | null = null,
): Promise<number> {
	if (options.strict) {
		const { checkCommand } = await import("#renderer/cli/check-command.ts");
		const status = await checkCommand({ ...options, json: false }, messages);
		if (status !== 0) return status;
	}
	const bar = createProgressBar(process.stderr);
	const { siteDirectory, outputDirectory, workers, fresh, shard, why } = options;
	// By path, because a build with a damaged cache begins again.
	const comparisons = new Map<string, PageComparison>();
	if (shard && hasSite(outputDirectory) && !BuildCache.shards.has(outputDirectory)) {
		console.error(commandErrorText("shard.site", { path: outputDirectory }, messages));
		return 1;
	}
	const content = contentChoice(options, process.env);
	const { buildSite } = await import("#renderer/render/build.ts");
	const built = await buildSite({
		siteDirectory,
		outputDirectory,
		content,
		fresh,
		shard,
		...(shards && { shards }),
		...(why.length > 0 && { onCompared: (page: PageComparison) => void comparisons.set(page.path, page) }),
		...(workers === null ? {} : { workers }),
		onProgress: (stage, done, total) => bar.show(messages(`stage.${stage}`), done, total),
	}).finally(() => bar.clear());
	if (!built.ok) {
		printFailure(built.error, options, messages);
		return 1;
	}
	const status = printReport(built.value, outputDirectory, messages);
	if (shard) console.log(messages("shard.built", { index: shard.index, count: shard.count }));
	for (const page of why) console.log(comparisonText(page, [...comparisons.values()], messages));
	return status;
}

/** Returns an item that is held back as lines: its errors, and the state that the site has of it. */
function heldLines({ state, findings }: HeldItem, messages: Messages): string {
	const lines = findings.map((finding) => findingLines(finding, messages));
	return [...lines, `       ${messages(state === "kept" ? "report.itemKept" : "report.itemLeftOut")}`].join(
		"\n",
	);
}

function printReport(report: BuildReport, outputDirectory: string, messages: Messages): number {
	printFindings(report.warnings, messages);
	for (const item of report.held) console.error(heldLines(item, messages));
	for (const lines of noteLines(report.notes, messages)) console.error(lines);
	console.log(reportTable(report, outputDirectory, messages));
	return 0;
}
