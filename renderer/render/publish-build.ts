import { catalogueFileOf, type StagedCatalogue, stageCatalogue } from "#renderer/output/catalogue-file.ts";
import { currentFolder, type OutputFolder } from "#renderer/output/output-folder.ts";
import type { RecordedFile } from "#renderer/output/site-files.ts";
import type { PlanContext } from "#renderer/plan/plan-context.ts";
import { isSameSite } from "#renderer/render/build-files.ts";
import type { PreparedBuild } from "#renderer/render/build-options.ts";
import type { BuildReport } from "#renderer/render/build-report.ts";
import type { LoadedSite } from "#renderer/site/load-site.ts";
import { mailingCatalogue } from "#renderer/site/shop-catalogue.ts";

/** Writes the catalogue of a shop that has an order service next to the output; null for other sites. */
export async function stageBuiltCatalogue(
	plan: PlanContext,
	content: LoadedSite["content"],
	{ options, readAt }: Pick<PreparedBuild, "options" | "readAt">,
): Promise<StagedCatalogue | null> {
	if (!plan.config.orderService) return null;
	const catalogue = await mailingCatalogue(plan, content);
	return catalogue && stageCatalogue(catalogueFileOf(options.outputDirectory), catalogue, readAt);
}

/**
 * Switches the output and the order service's catalogue, then saves the cache for the next build: a build that is stopped
 * in between is not taken for finished, so the next one writes the catalogue again (B-USE-10).
 */
export function publishBuild(
	output: OutputFolder,
	{ options: { outputDirectory, keepsFormer = false }, sources, cache }: PreparedBuild,
	built: {
		readonly keptFiles: readonly RecordedFile[];
		/** The files that differ from the last build's. */
		readonly different: readonly string[];
		readonly catalogue: StagedCatalogue | null;
		readonly report: BuildReport;
	},
): void {
	const { keptFiles, different, catalogue, report } = built;
	// The files of shards are no site that the next build could continue.
	const last = cache.merged ? null : cache.last;
	if (keepsFormer && last && isSameSite(last, different)) {
		catalogue?.publish();
		output.discard();
		// The newest record: what is served is no longer an earlier site.
		cache.save({ ...last, spare: null }, sources, report);
		return;
	}
	output.publish(last || keepsFormer ? "kept" : "removed");
	catalogue?.publish(keepsFormer);
	const folder = currentFolder(outputDirectory);
	if (folder === null) return;
	const spare = keepsFormer ? null : last && { folder: last.folder, different };
	cache.save({ folder, spare, keptFiles }, sources, report, keepsFormer);
}
