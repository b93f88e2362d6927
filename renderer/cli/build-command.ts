import { relative } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { findingLines, type Messages, noteLine } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { createProgressBar } from "#renderer/cli/progress.ts";
import { type BuildFailure, buildSite } from "#renderer/pipeline/build.ts";
import type { BuildReport } from "#renderer/pipeline/build-report.ts";

/** Prints findings, errors last, so that they are where the eye is. */
export function printFindings(findings: readonly ContentFinding[], messages: Messages): void {
	const warnings = findings.filter(({ severity }) => severity === "warning");
	const errors = findings.filter(({ severity }) => severity === "error");
	for (const finding of [...warnings, ...errors]) console.error(findingLines(finding, messages));
	if (errors.length > 0)
		console.error(`\n${messages("report.failed", { errors: errors.length, warnings: warnings.length })}`);
}

function printFailure(failure: BuildFailure, messages: Messages): void {
	if (failure.kind === "findings") {
		printFindings(failure.findings, messages);
		return;
	}
	for (const { path, message } of failure.failures)
		console.error(
			`${messages("report.error")}  ${path}\n       ${messages("report.pageFailed", { message })}`,
		);
	console.error(`\n${messages("report.failed", { errors: failure.failures.length, warnings: 0 })}`);
}

function rows(report: BuildReport, output: string, messages: Messages): [string, string][] {
	const languages = [...report.languages].map(([language, count]) => `${language} ${count}`).join(", ");
	return [
		[messages("report.pages"), String(report.pages)],
		[messages("report.languages"), languages],
		[messages("report.files"), String(report.files)],
		[messages("report.pictures"), String(report.images)],
		[
			messages("report.bytes"),
			messages("report.bytesValue", { megabytes: (report.bytes / 1_000_000).toFixed(2) }),
		],
		[messages("report.seconds"), messages("report.secondsValue", { seconds: report.seconds.toFixed(2) })],
		[messages("report.warnings"), String(report.warnings.length + report.notes.length)],
		[messages("report.output"), relative(process.cwd(), output) || output],
	];
}

/** The summary of a build as a table. */
export function reportTable(report: BuildReport, output: string, messages: Messages): string {
	const table = rows(report, output, messages);
	const label = Math.max(...table.map(([name]) => name.length));
	const value = Math.max(...table.map(([, text]) => text.length));
	const line = (left: string, middle: string, right: string) =>
		left + "─".repeat(label + 2) + middle + "─".repeat(value + 2) + right;
	return [
		messages("report.built"),
		line("┌", "┬", "┐"),
		...table.map(([name, text]) => `│ ${name.padEnd(label)} │ ${text.padEnd(value)} │`),
		line("└", "┴", "┘"),
	].join("\n");
}

/** Runs `facette build`; the exit status is 1 when the site could not be built. */
export async function buildCommand(options: CommandLine, messages: Messages): Promise<number> {
	const bar = createProgressBar(process.stderr);
	const { siteDirectory, outputDirectory, workers } = options;
	const content = contentChoice(options, process.env);
	const built = await buildSite({
		siteDirectory,
		outputDirectory,
		content,
		...(workers === null ? {} : { workers }),
		onProgress: (stage, done, total) => bar.show(messages(`stage.${stage}`), done, total),
	}).finally(() => bar.clear());
	if (!built.ok) {
		printFailure(built.error, messages);
		return 1;
	}
	printFindings(built.value.warnings, messages);
	for (const note of built.value.notes)
		console.error(`${messages("report.warning")}  ${noteLine(note, messages)}`);
	console.log(reportTable(built.value, outputDirectory, messages));
	return 0;
}
