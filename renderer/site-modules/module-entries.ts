import { basename, extname } from "node:path";
import type { SiteConfig } from "#renderer/config/config.ts";
import type { SiteModuleEntry } from "#renderer/site-modules/site-modules.ts";

/** Returns the name of a module by its file: "./blocks/Ring size.tsx" gives "ring-size". */
function nameOf(file: string): string {
	return basename(file, extname(file))
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
}

/** Returns the modules that a configuration names and browsers run. Each option that names one is listed here. */
export function moduleEntries({ blocks }: Pick<SiteConfig, "blocks">): readonly SiteModuleEntry[] {
	return blocks.map((file, place) => ({
		name: `block-${place}-${nameOf(file)}`,
		file,
		field: `blocks.${place}`,
	}));
}
