import { join } from "node:path";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import { applyRules, bySeverity } from "#core/check/apply-rules.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { FindingPlace } from "#core/ports/finding-places.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { configFile, readConfig } from "#renderer/config/load-config.ts";
import { locateOptions } from "#renderer/config/locate-options.ts";
import { describeImages } from "#renderer/images/describe-images.ts";
import { createImageDescriber } from "#renderer/images/images.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { anchorFindings, renderedPages } from "#renderer/site/anchor-findings.ts";
import { buildNotes } from "#renderer/site/build-notes.ts";
import { createCheckInput } from "#renderer/site/check-input.ts";
import { asConfigured } from "#renderer/site/content-source.ts";
import { engineFindings } from "#renderer/site/engine-findings.ts";
import { faultyProductFiles, isCausedByLeftOut } from "#renderer/site/left-out-products.ts";
import { loadSite } from "#renderer/site/load-site.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import { ownPartFindings } from "#renderer/site/own-part-findings.ts";
import { placeholderImage } from "#renderer/site/placeholder-image.ts";

/** A finding with the place where it is fixed. */
export type LocatedFinding = ContentFinding & FindingPlace;

const nowhere: Omit<FindingPlace, "file" | "field"> = { line: null, column: null, link: null, usedAt: [] };

/** Adds the line and column that a finding about code names in its sentence. */
function atLine(finding: ContentFinding): LocatedFinding {
	const { line, column } = finding.params;
	return {
		...finding,
		...nowhere,
		line: finding.line ?? numberOf(line),
		column: finding.column ?? numberOf(column),
	};
}

function numberOf(value: string | number | undefined): number | null {
	return typeof value === "number" ? value : null;
}

/** Returns everything that should be fixed before a site is published, the most severe first (B-REL-04). */
export async function siteFindings(
	siteDirectory: string,
	choice = asConfigured,
	/** Loads the function that renders pages to HTML, for checks of anchors. */
	loadMarkup = loadRenderMarkup,
): Promise<readonly LocatedFinding[]> {
	const findings = await findingsIn(siteDirectory, choice, loadMarkup);
	return locateOptions(findings, join(siteDirectory, configFile));
}

/** Returns whether an error keeps the content from being read. */
function isOfReading({ severity, key }: ContentFinding): boolean {
	return severity === "error" && !key.startsWith("check.rule.");
}

/** Returns the findings without the positions of options. */
async function findingsIn(
	siteDirectory: string,
	choice: typeof asConfigured,
	loadMarkup: typeof loadRenderMarkup,
): Promise<readonly LocatedFinding[]> {
	const config = await readConfig(siteDirectory);
	if (!config.ok) return config.error.map(atLine);
	const { logger } = createLogCollector();
	const preview = { ...config.value, allowIncomplete: true };
	const loaded = await loadSite(siteDirectory, logger, choice, preview);
	if (!loaded.ok) {
		const { country } = config.value;
		// Findings from reading already have their places.
		const errors = loaded.error.map((finding) => ({ ...atLine(finding), ...finding }));
		const leftOut = choice.leftOut ? null : faultyProductFiles(loaded.error);
		const others = leftOut && (await findingsIn(siteDirectory, { ...choice, leftOut }, loadMarkup));
		// An error in the rest is one that the left out products cause.
		if (others === null || others.some(isOfReading)) return bySeverity(errors, country);
		return bySeverity([...errors, ...others.filter((finding) => !isCausedByLeftOut(finding))], country);
	}
	const { places, read } = loaded.value;
	const checked = await createCheckInput(loaded.value, "all pages");
	const { site, content } = loaded.value;
	const collector = createLogCollector();
	const images = site.media.map(({ name }) => placeholderImage(name));
	const { ownParts } = loaded.value;
	const tools = { phones: createPhoneNumbers(collector.logger), logger: collector.logger, ownParts };
	const load = () => loadMarkup(ownParts);
	const plan = createPlanContext(site, loaded.value.config, images, tools);
	const held = (loaded.value.holding?.held() ?? []).flatMap((item) => item.findings);
	const findings = [...read, ...held, ...applyRules(checked)];
	const notes = buildNotes(plan, collector, checked.bodies, findings);
	const described = await describeImages(loaded.value, createImageDescriber(content));
	const broken = described.ok ? [] : described.error;
	const engines = await engineFindings(config.value.engines, { siteDirectory, loadRenderMarkup: load });
	const failed = await ownPartFindings({ plan, content, ownParts, siteDirectory, load });
	// The search for anchors renders pages, too.
	const anchors =
		failed.length > 0 ? [] : await anchorFindings(plan, content, renderedPages(plan, content, load));
	const found = [...findings, ...broken, ...notes, ...failed, ...anchors, ...engines];
	return bySeverity(found, config.value.country).map((finding) => ({
		...finding,
		...places.locate(finding),
	}));
}
