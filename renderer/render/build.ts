import { join } from "node:path";
import { fail, succeed } from "#core/shared/result.ts";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { configFile, readConfig } from "#renderer/config/load-config.ts";
import { locateOptions } from "#renderer/config/locate-options.ts";
import type { BuildOptions, BuildResult } from "#renderer/render/build-options.ts";
import { asConfigured, contentSource } from "#renderer/site/content-source.ts";

/**
 * Builds a site, or a shard of it: reads and checks the content, renders all pages that have changed since the last build, writes the
 * images and switches the output in one step. If anything fails, the last good site remains in place (B-REL-01). Throws a
 * WriteError if the output cannot be written.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
	const readAt = new Date(options.content?.now ?? Date.now());
	const built = await buildFromContent(options, readAt.toISOString());
	if (built.ok && !options.shard)
		BuildCache.generations.save(options.outputDirectory, readAt.getTime(), built.value.isPreview);
	return built;
}

async function buildFromContent(options: BuildOptions, readAt: string): Promise<BuildResult> {
	const start = performance.now();
	const { siteDirectory, outputDirectory, content = asConfigured, fresh, shard, shards } = options;
	const read = await readConfig(siteDirectory);
	if (!read.ok) return fail({ kind: "findings", findings: read.error });
	const config = read.value;
	const source = contentSource(siteDirectory, config, content);
	if (!source.ok) {
		const findings = await locateOptions(source.error, join(siteDirectory, configFile));
		return fail({ kind: "findings", findings });
	}
	const { directus, sourceModule, ...folders } = source.value;
	const code = BuildCache.sources.codeDigest(siteDirectory, folders, outputDirectory);
	const sources = directus || sourceModule ? null : BuildCache.sources.buildSources(config, folders, code);
	const mayBeUnchanged = sources && !fresh && !shard && !shards && !options.onCompared;
	const unchanged = mayBeUnchanged ? BuildCache.unchangedReport(outputDirectory, sources, content.now) : null;
	if (unchanged) return succeed({ ...unchanged, seconds: (performance.now() - start) / 1000 });
	const merged = shards && !fresh ? await BuildCache.shards.merge(shards) : null;
	const cache = new BuildCache(shard ? null : outputDirectory, fresh, merged);
	const buildFresh = () => buildSite({ ...options, fresh: true });
	// Loaded late, because an unchanged site needs nothing of it, and loading it takes a third of such a build.
	const { buildChanged } = await import("#renderer/render/build-changed.ts");
	return buildChanged({ options, config, start, readAt, code, sources, cache, buildFresh });
}
