import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { bySeverity, checkSite } from "#core/check/check-site.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlace } from "#core/ports/finding-places.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { describeImages } from "#renderer/images/describe-images.ts";
import { createImageDescriber, type ImageDescription } from "#renderer/images/images.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { anchorFindings } from "#renderer/site/anchor-findings.ts";
import { buildNotes } from "#renderer/site/build-notes.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { loadSite, readConfig } from "#renderer/site/load-site.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";

/** Something to fix before publishing, and where. */
export type LocatedFinding = ContentFinding & FindingPlace;

const nowhere: Omit<FindingPlace, "file" | "field"> = { line: null, column: null, link: null, usedAt: [] };

/** Everything that an owner should fix before a site is published, the worst first (B-REL-04). */
export async function siteFindings(
	siteDirectory: string,
	choice = asConfigured,
	/** Loads the server side of the pages, which some checks look at. */
	loadMarkup = loadRenderMarkup,
): Promise<readonly LocatedFinding[]> {
	const config = await readConfig(siteDirectory);
	if (!config.ok) return config.error.map((finding) => ({ ...finding, ...nowhere }));
	const { logger } = createLogCollector();
	const preview = { ...config.value, allowIncomplete: true };
	const loaded = await loadSite(siteDirectory, logger, choice, preview);
	// What reading found names its place where it has one.
	if (!loaded.ok) return bySeverity(loaded.error).map((finding) => ({ ...nowhere, ...finding }));
	const { places, read } = loaded.value;
	const checked = await createCheckInput(loaded.value, "all pages");
	const { site, content } = loaded.value;
	const noted = createLogCollector();
	const images = site.media.map(({ name }) => undescribed(name));
	const tools = { phones: createPhoneNumbers(noted.logger), logger: noted.logger };
	const plan = createPlanContext(site, loaded.value.config, images, tools);
	const ruled = [...read, ...checkSite(checked)];
	const notes = buildNotes(plan, noted, checked.bodies, ruled);
	const described = await describeImages(loaded.value, createImageDescriber(content));
	const broken = described.ok ? [] : described.error;
	const anchors = await anchorFindings(plan, content, loadMarkup);
	return bySeverity([...ruled, ...broken, ...notes, ...anchors]).map((finding) => ({
		...finding,
		...places.locate(finding),
	}));
}

/** Describes an image by its name alone: what pages say does not depend on its bytes. */
const undescribed = (name: string): ImageDescription => ({
	name,
	digest: "",
	format: "jpeg",
	width: 1,
	height: 1,
	color: null,
	widths: [1],
});
