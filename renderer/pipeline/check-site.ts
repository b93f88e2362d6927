import { bySeverity, checkSite } from "#core/check/check-site.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlace } from "#core/ports/finding-places.ts";
import { checkedSite } from "#renderer/pipeline/checked-site.ts";
import { asConfigured } from "#renderer/pipeline/content-source.ts";
import { createLogCollector } from "#renderer/pipeline/log-collector.ts";
import { loadSite, readConfig } from "#renderer/pipeline/site-task.ts";

/** Something to fix before publishing, and where. */
export type LocatedFinding = ContentFinding & FindingPlace;

const nowhere: Omit<FindingPlace, "file" | "field"> = { line: null, column: null, link: null };

/** Everything that an owner should fix before a site is published, the worst first (B-REL-04). */
export async function siteFindings(
	siteDirectory: string,
	choice = asConfigured,
): Promise<readonly LocatedFinding[]> {
	const config = await readConfig(siteDirectory);
	if (!config.ok) return config.error.map((finding) => ({ ...finding, ...nowhere }));
	const { logger } = createLogCollector();
	const preview = { ...config.value, allowIncomplete: true };
	const loaded = await loadSite(siteDirectory, logger, choice, preview);
	// What reading found names its place where it has one.
	if (!loaded.ok) return bySeverity(loaded.error).map((finding) => ({ ...nowhere, ...finding }));
	const { places, read } = loaded.value;
	const findings = [...read, ...checkSite(await checkedSite(loaded.value, "all pages"))];
	return bySeverity(findings).map((finding) => ({ ...finding, ...places.locate(finding) }));
}
