import { loadServerEntry } from "#renderer/bundler/load-render-markup.ts";
import { currentFolder } from "#renderer/output/output-folder.ts";
import { buildSite } from "#renderer/render/build.ts";
// Not by need as in a build, because this process has the time before its build to load the program.
import "#renderer/render/build-changed.ts";
import type { BuildOptions } from "#renderer/render/build-options.ts";
import type { BuildOutcome } from "#renderer/studio/publisher.ts";

/** Builds a site and publishes it; pages that fail are findings about their paths. */
async function build(options: BuildOptions): Promise<BuildOutcome> {
	const { outputDirectory } = options;
	const before = currentFolder(outputDirectory);
	const built = await buildSite({ ...options, keepsFormer: true });
	if (built.ok) {
		const isSame = currentFolder(outputDirectory) === before;
		const { held, warnings, until, timeZone, itemCounts } = built.value;
		return { kind: isSame ? "unchanged" : "published", held, warnings, until, timeZone, itemCounts };
	}
	if (built.error.kind === "findings") return built.error;
	const findings = built.error.failures.map(({ path, message }) => {
		return { severity: "error", file: path, field: null, key: "page.failed", params: { message } } as const;
	});
	return { kind: "findings", findings };
}

// A build ends with its studio, which would otherwise start another one next to it.
process.once("disconnect", () => process.exit(1));
process.once("message", async (options: BuildOptions) => {
	const outcome = await build(options).catch((error: unknown): BuildOutcome => {
		return { kind: "stopped", message: error instanceof Error ? error.message : String(error) };
	});
	process.send?.(outcome, () => process.exit(0));
});
// A failure is that of the build, which loads it again.
loadServerEntry().catch(() => {});
