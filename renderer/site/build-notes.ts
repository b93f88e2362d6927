import type { CheckedSite } from "#core/check/rule.ts";
import { rules } from "#core/check/rules.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { project } from "#core/content/project.ts";
import { attributeGroup } from "#core/content/shop-lists.ts";
import type { Logger } from "#core/platform/logger.ts";
import { missingRedirects } from "#core/routes/missing-redirects.ts";
import { noteLostPaths } from "#core/routes/moved-paths.ts";
import type { BuildCache } from "#renderer/cache/build-cache.ts";
import { builtInEngines, hostRulesEngine } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { siteMoves } from "#renderer/plan/site-moves.ts";
import type { createLogCollector, LogEntry } from "#renderer/site/log-collector.ts";

/** Returns the file in which an editor fixes the cause of a note. */
function fileNoted({ key, details }: LogEntry, pageIds: ReadonlySet<string>): string {
	if (typeof details.file === "string") return details.file;
	if (key.startsWith("redirects.")) return configFile;
	const [id = ""] = String(details.subject ?? "").split(" (");
	if (id.startsWith("attribute ")) return fileOf(attributeGroup);
	return pageIds.has(id) ? `pages/${id}.json` : fileOf(project);
}

/**
 * Logs moved paths that lead to no page. Also logs if no engine writes the rules of hosts, so that hosts redirect no moved
 * path; any engine of the site's own counts, because it may write such rules.
 */
export function noteMovedPaths(
	plan: Pick<PlanContext, "config" | "shop">,
	isPage: (path: string) => boolean,
	logger: Logger,
): void {
	const moved = siteMoves(plan);
	const { engines } = plan.config;
	noteLostPaths(moved, isPage, configFile, logger);
	// The root has a document that redirects without rules.
	const count = Object.keys(moved).filter((path) => path !== "/").length;
	const builtIn: readonly string[] = builtInEngines;
	const hasRules = engines.some((engine) => engine === hostRulesEngine || !builtIn.includes(engine));
	if (count > 0 && !hasRules) logger.note("redirects.noRules", { count, engine: hostRulesEngine });
}

/**
 * Logs the redirects from addresses of earlier builds to the present ones of their pages, as lines for `redirects.moved`, unless
 * they lead on already.
 */
export function noteMissingRedirects(
	plan: Pick<PlanContext, "config" | "shop">,
	cache: Pick<BuildCache, "addresses" | "formerAddresses">,
	logger: Logger,
): void {
	const missing = missingRedirects(cache.formerAddresses(), cache.addresses(), siteMoves(plan));
	if (missing.length === 0) return;
	const lines = missing.map((move) => `\n           ${move.map((path) => JSON.stringify(path)).join(": ")},`);
	logger.note("redirects.missing", { file: configFile, lines: lines.join("") });
}

/** Returns whether a finding names the item and language of a missing translation, or the image that is missing. */
function isRepeated({ key, details }: LogEntry, found: readonly ContentFinding[]): boolean {
	if (key === "media.missing")
		return found.some(
			(other) => other.key.startsWith("content.picture.") && other.params.name === details.name,
		);
	if (key !== "translation.missing") return false;
	// "product halo", "media/halo.jpg": the last part identifies the item.
	const item = String(details.subject).split(/[ /]/).at(-1);
	return found.some(({ item: id, params: { name, text, missing, language } }) => {
		const missingIn = String(missing ?? language ?? "").split(", ");
		return missingIn.includes(String(details.language)) && [id, name, text].includes(item);
	});
}

/**
 * Returns the notes of a build as findings: those on each language's shell, on the pages of the content and on moved paths.
 * Pages of the shop are not planned, because rules find the same problems. Notes that repeat a finding are left out. `plan`
 * must write its notes to the collector.
 */
export function buildNotes(
	plan: PlanContext,
	{ logger, takeNotes }: ReturnType<typeof createLogCollector>,
	bodies: CheckedSite["bodies"],
	found: readonly ContentFinding[],
): readonly ContentFinding[] {
	const { site, config } = plan;
	for (const language of config.languages) sharedData(language, plan);
	for (const { page, body } of bodies) pageModel(page, body, plan);
	const isPage = (path: string) =>
		config.languages.some((language) => {
			const resolved = plan.links.resolve(path, language);
			// Links to former addresses of the shop resolve to its pages.
			return resolved.page !== null && resolved.path === path;
		});
	noteMovedPaths(plan, isPage, logger);
	const ids = new Set(rules.map(({ id }) => id));
	const values = new Set(found.flatMap(({ params }) => Object.values(params).map(String)));
	const pageIds = new Set(site.pages.map(({ id }) => id));
	return takeNotes()
		.filter((note) => !ids.has(note.key) && !isRepeated(note, found))
		.filter(
			({ details: { target, raw } }) =>
				![target, raw].some((value) => value !== undefined && values.has(String(value))),
		)
		.map((note) => ({
			severity: "warning" as const,
			file: fileNoted(note, pageIds),
			field: null,
			key: `note.${note.key}`,
			params: note.details as ContentFinding["params"],
		}));
}
