import { basename, extname } from "node:path";
import { type ComponentName, componentNames } from "#core/pages/replaceable-components.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import type { SiteModuleEntry } from "#renderer/site-modules/site-modules.ts";

/** Returns the name of a module by its file: "./blocks/Ring size.tsx" gives "ring-size". */
function nameOf(file: string): string {
	return basename(file, extname(file))
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-");
}

/** Returns the entries of an option that names several modules. */
function entriesOf(option: string, kind: string, files: readonly string[]): readonly SiteModuleEntry[] {
	return files.map((file, place) => ({
		name: `${kind}-${place}-${nameOf(file)}`,
		file,
		field: `${option}.${place}`,
	}));
}

/** Returns the module of a site's own analytics; null if it has none. */
export function analyticsEntry({
	analytics: { module: file },
}: Pick<SiteConfig, "analytics">): SiteModuleEntry | null {
	return file === null ? null : { name: `analytics-${nameOf(file)}`, file, field: "analytics.module" };
}

/** Returns the modules of a site's own payment providers. */
export function paymentEntries({ payments }: Pick<SiteConfig, "payments">): readonly SiteModuleEntry[] {
	return entriesOf("payments", "payment", payments);
}

/** Returns the name of the module that replaces a component. */
export function componentEntryName(name: ComponentName): string {
	return `component-${nameOf(name)}`;
}

/** Returns the modules that replace built-in components. */
function componentEntries({ components }: Pick<SiteConfig, "components">): readonly SiteModuleEntry[] {
	return componentNames.flatMap((name) => {
		const file = components[name];
		return file === undefined ? [] : [{ name: componentEntryName(name), file, field: `components.${name}` }];
	});
}

/** Returns the modules that a configuration names and browsers run. Each option that names one is listed here. */
export function moduleEntries(
	config: Pick<SiteConfig, "blocks" | "templates" | "components" | "analytics" | "payments">,
): readonly SiteModuleEntry[] {
	const analytics = analyticsEntry(config);
	return [
		...entriesOf("blocks", "block", config.blocks),
		...entriesOf("templates", "template", config.templates),
		...componentEntries(config),
		...(analytics ? [analytics] : []),
		...paymentEntries(config),
	];
}
