import { deadSettingLinks } from "#core/check/page-targets.ts";
import { type CheckedSite, findingOf, type Rule } from "#core/check/rule.ts";
import { contentSources, rules } from "#core/check/rules.ts";
import { sourceIn } from "#core/check/sources.ts";
import { type ContentFinding, type Severity, severities } from "#core/content/finding.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** Returns all findings to fix before publishing (B-REL-04), of all rules or the given ones. */
export function applyRules(
	checked: CheckedSite,
	appliedRules: readonly Rule[] = rules,
): readonly ContentFinding[] {
	const country = countryOf(companyAddress(checked.site.company), checked.country);
	return appliedRules.flatMap((rule) => rule.find(checked).map((place) => findingOf(rule, place, country)));
}

/** Returns the findings that prevent publishing because the site is unlawful or broken (B-LAW-20). */
export function publishingErrors(checked: CheckedSite): readonly ContentFinding[] {
	return applyRules(
		checked,
		rules.filter(({ severity }) => severity === "error"),
	);
}

/**
 * The rules about what an item lacks once the item that it refers to is deleted, and without which it can be published. A build
 * reports dead links in texts itself.
 */
const lostReferences: readonly Rule[] = rules.flatMap((rule) => {
	if (rule.id === "dead-link") return [{ ...rule, find: deadSettingLinks }];
	return rule.id === "product-manufacturer" ? [rule] : [];
});

/** Returns the findings about missing references: dead links in settings, and products without manufacturer. */
export function referenceWarnings(checked: CheckedSite): readonly ContentFinding[] {
	return applyRules(checked, lostReferences);
}

/**
 * Sorts findings by severity, the worst first, then by file. Adds the source of law in the site's country to findings from reading
 * files.
 */
export function bySeverity<Finding extends ContentFinding>(
	findings: readonly Finding[],
	country: string,
): readonly Finding[] {
	const rank = (severity: Severity) => severities.indexOf(severity);
	return findings
		.map((finding) => {
			if (finding.source !== undefined) return finding;
			const cited = sourceIn(contentSources.get(finding.key.replace(/_near$/, "")) ?? "", country);
			return cited === null ? finding : { ...finding, source: cited };
		})
		.toSorted(
			(one, other) =>
				rank(one.severity) - rank(other.severity) ||
				(one.file < other.file ? -1 : one.file > other.file ? 1 : 0),
		);
}
