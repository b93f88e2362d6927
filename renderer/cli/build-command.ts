import compiled from "node:module";
import { relative } from "node:path";
import { setFlagsFromString } from "node:v8";
import { type ContentFinding, severities } from "#core/content/finding.ts";
import { lookForChanges } from "#renderer/cache/unchanged-build.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { findingLines, type Messages, noteLine } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { createProgressBar } from "#renderer/cli/progress.ts";
import { withSiteStays } from "#renderer/cli/site-stays.ts";
import type { BuildFailure } from "#renderer/render/build.ts";
import type { BuildReport, TemplateReport } from "#renderer/render/build-report.ts";

/** Prints findings, errors last, so that they are where the eye is; after errors a summary, which `closing` completes. */
export function printFindings(
	findings: readonly ContentFinding[],
	messages: Messages,
	closing = (summary: string) => summary,
): void {
	const [errors = [], warnings = [], hints = []] = severities.map((wanted) =>
		findings.filter(({ severity }) => severity === wanted),
	);
	for (const finding of [...hints, ...warnings, ...errors]) console.error(findingLines(finding, messages));
	if (errors.length > 0)
		console.error(
			`\n${closing(messages("report.failed", { errors: errors.length, warnings: warnings.length }))}`,
		);
}

function printFailure(failure: BuildFailure, options: CommandLine, messages: Messages): void {
	const closing = (summary: string) => withSiteStays(summary, options, messages);
	if (failure.kind === "findings") {
		printFindings(failure.findings, messages, closing);
		return;
	}
	for (const { path, message } of failure.failures)
		console.error(
			`${messages("report.error")}  ${path}\n       ${messages("report.pageFailed", { message })}`,
		);
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
		[messages("report.output"), relative(process.cwd(), output) || output],
	];
}

function slowestText({ template, milliseconds }: TemplateReport, messages: Messages): string {
	return messages("report.slowestValue", { template, milliseconds: (milliseconds ?? 0).toFixed(2) });
}

/** A table with a frame; columns are as wide as their widest cell. */
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

/** The summary of a build, and what the pages of each template came to, as tables. */
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

/** Runs `facette build`; the exit status is 1 when the site could not be built. */
export async function buildCommand(options: CommandLine, messages: Messages): Promise<number> {
	if (options.strict) {
		const { checkCommand } = await import("#renderer/cli/check-command.ts");
		const status = await checkCommand({ ...options, json: false }, messages);
		if (status !== 0) return status;
	}
	const bar = createProgressBar(process.stderr);
	const { siteDirectory, outputDirectory, workers, fresh } = options;
	const content = contentChoice(options, process.env);
	const place = { siteDirectory, outputDirectory, content };
	const { unchanged, scanned } = fresh ? { unchanged: null, scanned: null } : lookForChanges(place);
	if (unchanged) return printReport(unchanged, outputDirectory, messages);
	// The engine would optimise what a build calls some thousand times and then never again: a fifth of the time of 1,000 products.
	setFlagsFromString("--interrupt-budget=400000");
	// Unused memory is given back when 60 % more than what is in use was taken; the engine's default is up to 300 % more.
	setFlagsFromString("--heap-growing-percent=60");
	// Node.js 22 and later keep compiled modules.
	(compiled as { enableCompileCache?: () => unknown }).enableCompileCache?.();
	// All that a build needs takes longer to load than to see that there is nothing to do.
	const { buildSite } = await import("#renderer/render/build.ts");
	const built = await buildSite({
		siteDirectory,
		outputDirectory,
		content,
		fresh,
		scanned,
		...(workers === null ? {} : { workers }),
		onProgress: (stage, done, total) => bar.show(messages(`stage.${stage}`), done, total),
	}).finally(() => bar.clear());
	if (!built.ok) {
		printFailure(built.error, options, messages);
		return 1;
	}
	return printReport(built.value, outputDirectory, messages);
}

function printReport(report: BuildReport, outputDirectory: string, messages: Messages): number {
	printFindings(report.warnings, messages);
	for (const note of report.notes)
		console.error(`${messages("report.warning")}  ${noteLine(note, messages)}`);
	console.log(reportTable(report, outputDirectory, messages));
	return 0;
}
