import type { ContentFinding } from "#core/content/finding.ts";

/** Findings with the same problem and remedy in different items; at least one. */
export type FindingGroup<Finding> = readonly [first: Finding, ...others: Finding[]];

/** The beginning of the keys of rules, whose parameter `name` is the item's name. Other findings name what is wrong. */
const rulePrefix = "check.rule.";

/** Returns the same key for findings whose messages are equal apart from the item's name; null if a finding also lists places. */
function messageKey({ severity, key, params, usedAt = [] }: ContentFinding): string | null {
	if (usedAt.length > 0) return null;
	const { name: _, ...others } = params;
	return JSON.stringify([severity, key, key.startsWith(rulePrefix) ? others : params]);
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
