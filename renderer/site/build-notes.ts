import type { CheckedSite } from "#core/check/rule.ts";
import { rules } from "#core/check/rules.ts";
import { fileOf } from "#core/content/entity.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import { project } from "#core/content/project.ts";
import type { Logger } from "#core/platform/logger.ts";
import { noteLostPaths } from "#core/routes/moved-paths.ts";
import { builtInEngines, hostRulesEngine, type SiteConfig } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { pageModel } from "#renderer/plan/page-models.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import type { createLogCollector, LogEntry } from "#renderer/site/log-collector.ts";

/** The file in which an editor changes what a note is about. */
function fileNoted({ key, details }: LogEntry, pageIds: ReadonlySet<string>): string {
	if (typeof details.file === "string") return details.file;
	if (key.startsWith("redirects.")) return configFile;
	const [id = ""] = String(details.subject ?? "").split(" (");
	return pageIds.has(id) ? `pages/${id}.json` : fileOf(project);
}

/**
 * Notes the former paths that lead to no page, and that none is led on by hosts where no engine writes their rules. An engine of the
 * site's own may write them.
 */
export function noteMovedPaths(
	{ engines, redirects: { moved } }: Pick<SiteConfig, "engines" | "redirects">,
	isPage: (path: string) => boolean,
	logger: Logger,
): void {
	noteLostPaths(moved, isPage, logger);
	// The root has a document that leads on without rules.
	const count = Object.keys(moved).filter((path) => path !== "/").length;
	const builtIn: readonly string[] = builtInEngines;
	const hasRules = engines.some((engine) => engine === hostRulesEngine || !builtIn.includes(engine));
	if (count > 0 && !hasRules) logger.note("redirects.noRules", { count, engine: hostRulesEngine });
}

/**
 * Returns the notes of a build as findings: those of the shell of each language, of the content's pages and of former paths. Pages of the
 * shop are not planned, since rules find what a build notes of them. A note is left out that a finding repeats. `plan` writes its notes
 * to the collector.
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
		config.languages.some((language) => plan.links.resolve(path, language).page);
	noteMovedPaths(config, isPage, logger);
	const ids = new Set(rules.map(({ id }) => id));
	const values = new Set(found.flatMap(({ params }) => Object.values(params).map(String)));
	const pageIds = new Set(site.pages.map(({ id }) => id));
	return takeNotes()
		.filter(({ key }) => !ids.has(key))
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
