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
import { type LoadedSite, loadCheckedSite } from "#renderer/site/load-site.ts";
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
	const preview = { ...config.value, allowIncomplete: true };
	const loaded = await loadCheckedSite(siteDirectory, choice, preview);
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
	const { places, faults, read } = loaded.value;
	const checked = await createCheckInput(loaded.value, "all pages");
	const held = (loaded.value.holding?.held() ?? []).flatMap((item) => item.findings);
	const findings = [...faults, ...read, ...held, ...applyRules(checked)];
	const { content } = loaded.value;
	const described = await describeImages(loaded.value, createImageDescriber(content));
	const broken = described.ok ? [] : described.error;
	// A site with faults has no pages to render.
	const load = () => loadMarkup(loaded.value.ownParts);
	const rendered =
		faults.length > 0
			? []
			: await renderingFindings(loaded.value, { siteDirectory, checked, findings, load });
	return bySeverity([...findings, ...broken, ...rendered], config.value.country).map((finding) => ({
		...finding,
		...places.locate(finding),
	}));
}

/** The site's folder, what the rules have found, and the function that loads the renderer. */
interface Rendering {
	readonly siteDirectory: string;
	readonly checked: Awaited<ReturnType<typeof createCheckInput>>;
	readonly findings: readonly ContentFinding[];
	readonly load: () => ReturnType<typeof loadRenderMarkup>;
}

/** Returns the findings of rendering: notes of a build, engines, the site's own blocks, and links to anchors. */
async function renderingFindings(
	loaded: LoadedSite,
	{ siteDirectory, checked, findings, load }: Rendering,
): Promise<readonly ContentFinding[]> {
	const { site, content, config, ownParts } = loaded;
	const collector = createLogCollector();
	const images = site.media.map(({ name }) => placeholderImage(name));
	const tools = { phones: createPhoneNumbers(collector.logger), logger: collector.logger, ownParts };
	const plan = createPlanContext(site, config, images, tools);
	const notes = buildNotes(plan, collector, checked.bodies, findings);
	const engines = await engineFindings(config.engines, { siteDirectory, loadRenderMarkup: load });
	const failed = await ownPartFindings({ plan, content, ownParts, siteDirectory, load });
	// The search for anchors renders pages, too.
	const anchors =
		failed.length > 0 ? [] : await anchorFindings(plan, content, renderedPages(plan, content, load));
	return [...notes, ...failed, ...anchors, ...engines];
}
