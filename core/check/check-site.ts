import { type CheckedSite, findingOf, type Rule } from "#core/check/rule.ts";
import { contentSources, rules } from "#core/check/rules.ts";
import { type ContentFinding, type Severity, severities } from "#core/content/finding.ts";
import { countryOf } from "#core/site/address-country.ts";
import { companyAddress } from "#core/site/company-contact.ts";

/** Returns everything that an owner should fix before publishing (B-REL-04), by all rules or some. */
export function checkSite(checked: CheckedSite, of: readonly Rule[] = rules): readonly ContentFinding[] {
	const country = countryOf(companyAddress(checked.site.company), checked.country);
	return of.flatMap((rule) => rule.find(checked).map((place) => findingOf(rule, place, country)));
}

/** What keeps a site from being published: unlawful or broken (B-LAW-20). */
export function publishingErrors(checked: CheckedSite): readonly ContentFinding[] {
	return checkSite(
		checked,
		rules.filter(({ severity }) => severity === "error"),
	);
}

/** Findings with the worst first, in each severity by file; those of reading get the law behind them. */
export function bySeverity(findings: readonly ContentFinding[]): readonly ContentFinding[] {
	const place = (severity: Severity) => severities.indexOf(severity);
	return findings
		.map((finding) => {
			const source = finding.source ?? contentSources.get(finding.key.replace(/_near$/, ""));
			return source === undefined ? finding : { ...finding, source };
		})
		.toSorted(
			(one, other) =>
				place(one.severity) - place(other.severity) ||
				(one.file < other.file ? -1 : one.file > other.file ? 1 : 0),
		);
}
