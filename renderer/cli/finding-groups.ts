import type { ContentFinding } from "#core/content/finding.ts";

/** Findings with the same problem and remedy in different items; at least one. */
export type FindingGroup<Finding> = readonly [first: Finding, ...others: Finding[]];

/** Returns the key of findings whose messages differ at most in the item's name; null if a message says more. */
function messageKey({ severity, key, params, usedAt = [] }: ContentFinding): string | null {
	const isNameOnly = Object.keys(params).every((name) => name === "name");
	return isNameOnly && usedAt.length === 0 ? `${severity} ${key}` : null;
}

/**
 * Groups findings whose messages differ at most in the item's name, e.g. a missing delivery time of many products. A
 * group has the position of its first finding.
 */
export function groupFindings<Finding extends ContentFinding>(
	findings: readonly Finding[],
): readonly FindingGroup<Finding>[] {
	const groups = new Map<string, [Finding, ...Finding[]]>();
	for (const [place, finding] of findings.entries()) {
		const key = messageKey(finding) ?? `${place}`;
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return [...groups.values()];
}
