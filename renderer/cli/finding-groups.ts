import type { ContentFinding } from "#core/content/finding.ts";
import type { LogDetails } from "#core/platform/logger.ts";

/** Findings of one kind, with the same remedy; at least one. */
export type FindingGroup<Finding> = readonly [first: Finding, ...others: Finding[]];

/** The beginning of the keys of rules, whose parameter `name` is the item's name. Other findings name what is wrong. */
const rulePrefix = "check.rule.";

/** The parameters that say where a finding is. */
const placeParams: ReadonlySet<string> = new Set(["line", "column"]);

/** The longest difference that is shown after a place, in characters. */
const longest = 80;

/** Groups findings or notes that have the same key, in the order of the first of each group. */
export function groupsBy<Item>(
	items: readonly Item[],
	keyOf: (item: Item) => string,
): readonly FindingGroup<Item>[] {
	const groups = new Map<string, [Item, ...Item[]]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return [...groups.values()];
}

/**
 * Groups findings of one kind, e.g. a missing delivery time of many products. A group has the position of its first
 * finding.
 */
export function groupFindings<Finding extends ContentFinding>(
	findings: readonly Finding[],
): readonly FindingGroup<Finding>[] {
	return groupsBy(findings, ({ severity, key, source = "" }) => [severity, key, source].join(" "));
}

/**
 * Returns the parameters in which a finding or note differs from those of the first one of its group, without what its place
 * says; blank if it says the same.
 */
export function differenceText(
	first: LogDetails,
	other: { readonly key: string; readonly params: LogDetails },
	place: string,
): string {
	const isOfRule = other.key.startsWith(rulePrefix);
	const values = Object.entries(other.params)
		.filter(([name, value]) => value !== first[name])
		.filter(([name]) => !placeParams.has(name) && !(isOfRule && name === "name"))
		.map(([, value]) => String(value).split("\n", 1)[0]?.trim() ?? "")
		.filter((value) => value !== "" && !place.includes(value));
	const text = [...new Set(values)].join(", ");
	return text.length > longest ? `${text.slice(0, longest - 2)} …` : text;
}
