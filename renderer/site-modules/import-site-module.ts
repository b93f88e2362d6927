import { pathToFileURL } from "node:url";
import type { ContentFinding } from "#core/content/finding.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";
import { sourcePosition } from "#renderer/site-modules/source-position.ts";

/** Returns the default export of a module of the site in Node.js; an exception in it is a finding with its place. */
export async function importSiteModule(
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
