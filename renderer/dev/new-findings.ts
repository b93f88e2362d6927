import type { ContentFinding } from "#core/content/finding.ts";

/** Creates a filter that receives a site's findings after each change and returns those that are new. */
export function createNewFindings(): (findings: readonly ContentFinding[]) => readonly ContentFinding[] {
	let last: ReadonlySet<string> = new Set();
	return (findings) => {
		const before = last;
		last = new Set(findings.map((finding) => JSON.stringify(finding)));
		return findings.filter((finding) => !before.has(JSON.stringify(finding)));
	};
}
