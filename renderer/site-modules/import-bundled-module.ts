import { pathToFileURL } from "node:url";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";
import { sourcePosition } from "#renderer/site-modules/source-position.ts";

/** Runs the bundle of a site's module for Node.js and returns its default export; an exception in it is a finding with its place. */
export async function importBundledModule(
	siteDirectory: string,
	{ file, nodeFile }: BundledModule,
): Promise<Result<unknown, ContentFinding>> {
	try {
		const loaded = (await import(pathToFileURL(nodeFile).href)) as { readonly default?: unknown };
		return succeed(loaded.default);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		const place = sourcePosition(siteDirectory, error) ?? {
			file: file.replace(/^\.\//, ""),
			line: 1,
			column: 1,
		};
		const { line, column } = place;
		return fail({
			severity: "error",
			file: place.file,
			field: null,
			key: "module.throws",
			params: { line, column, reason },
		});
	}
}
