import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { severities } from "#core/content/finding.ts";
import { checkPage } from "#renderer/cli/check-page.ts";
import { contentChoice } from "#renderer/cli/content-choice.ts";
import { errorCode } from "#renderer/cli/error-code.ts";
import { groupFindings } from "#renderer/cli/finding-groups.ts";
import { everyPlace, groupLines, placesOfKind } from "#renderer/cli/group-lines.ts";
import { findingText, type Messages, positionOf } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { type LocatedFinding, siteFindings } from "#renderer/site/site-findings.ts";

/** Returns a finding in the JSON report's format. */
function recordOf(finding: LocatedFinding, messages: Messages) {
	const { severity, key, file, item = null, field, link, usedAt, source = null } = finding;
	return {
		severity,
		code: errorCode(key),
		key,
		file,
		item,
		field,
		...positionOf(finding),
		link,
		usedAt,
		source,
		text: findingText(finding, messages),
	};
}

/** Returns whether a finding kept the content from being read completely, so that other rules have not run yet. */
function isOfReading({ severity, key }: LocatedFinding): boolean {
	return severity === "error" && !key.startsWith("check.rule.");
}

/** Runs `facette check`; the exit status is 1 for errors, and for warnings with `--strict` (B-REL-04). */
export async function checkCommand(options: CommandLine, messages: Messages): Promise<number> {
	const { siteDirectory, json, html, strict, all } = options;
	const findings = await siteFindings(siteDirectory, contentChoice(options, process.env));
	const counted = severities.map(
		(level) => [level, findings.filter(({ severity }) => severity === level).length] as const,
	);
	const counts = Object.fromEntries(counted);
	if (json) {
		const records = findings.map((finding) => recordOf(finding, messages));
		console.log(JSON.stringify({ counts, findings: records }, null, "\t"));
	} else {
		const { limit } = all ? everyPlace : { limit: placesOfKind };
		for (const group of groupFindings(findings)) console.log(`${groupLines(group, messages, limit)}\n`);
		console.log(messages(findings.length === 0 ? "check.nothing" : "check.counts", counts));
		if (findings.some(isOfReading)) console.log(messages("check.more"));
	}
	if (html !== null) {
		writeFileSync(html, checkPage(findings, messages));
		if (!json) console.log(messages("check.written", { path: relative(process.cwd(), html) || html }));
	}
	return (counts.error ?? 0) > 0 || (strict && (counts.warning ?? 0) > 0) ? 1 : 0;
}
