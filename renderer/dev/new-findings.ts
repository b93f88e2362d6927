import type { ContentFinding } from "#core/content/finding.ts";

/** Returns what takes all findings of a site after each change, and returns those that were not among the last ones. */
export function createNewFindings(): (findings: readonly ContentFinding[]) => readonly ContentFinding[] {
	let last: ReadonlySet<string> = new Set();
	return (findings) => {
		const before = last;
		last = new Set(findings.map((finding) => JSON.stringify(finding)));
		return findings.filter((finding) => !before.has(JSON.stringify(finding)));
	};
}
