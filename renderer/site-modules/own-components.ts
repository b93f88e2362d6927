import type { ContentFinding } from "#core/content/finding.ts";
import { type ComponentName, componentNames } from "#core/pages/replaceable-components.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import { importBundledModule } from "#renderer/site-modules/import-bundled-module.ts";
import { componentEntryName } from "#renderer/site-modules/module-entries.ts";
import type { BundledModule, SiteModules } from "#renderer/site-modules/site-modules.ts";

/** Returns whether a value is a React component: a function, or the result of `memo` or `lazy`. */
function isComponent(value: unknown): boolean {
	return typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value);
}

/** Reads the modules that replace built-in components; each exports a component as default. */
export async function readOwnComponents(
	siteDirectory: string,
	{ modules }: SiteModules,
): Promise<Result<ReadonlyMap<ComponentName, BundledModule>, readonly ContentFinding[]>> {
	const components = new Map<ComponentName, BundledModule>();
	const findings: ContentFinding[] = [];
	for (const name of componentNames) {
		const module = modules.get(componentEntryName(name));
		if (!module) continue;
		const imported = await importBundledModule(siteDirectory, module);
		const file = module.file.replace(/^\.\//, "");
		if (!imported.ok) findings.push(imported.error);
		else if (isComponent(imported.value)) components.set(name, module);
		else
			findings.push({ severity: "error", file, field: null, key: "component.noDefault", params: { name } });
	}
	return findings.length > 0 ? fail(findings) : succeed(components);
}
