import type { ContentFinding } from "#core/content/finding.ts";
import { type Result, succeed } from "#core/shared/result.ts";
import type { KeptValues } from "#renderer/cache/kept-values.ts";
import { configKey } from "#renderer/cache/unchanged-build.ts";
import type { SiteConfig } from "#renderer/config/config.ts";
import { readConfig } from "#renderer/site/load-site.ts";

/** A site's configuration, as the program of a digest read it before; it is run where it may say something else. */
export async function keptConfig(
	siteDirectory: string,
	values: KeptValues,
	program: string,
): Promise<Result<SiteConfig, readonly ContentFinding[]>> {
	const before = values.group("config", program);
	const key = configKey(siteDirectory);
	const known = key === null ? undefined : before.get(key);
	if (known !== undefined) return succeed(JSON.parse(known));
	const read = await readConfig(siteDirectory);
	if (read.ok && key !== null) before.set(key, JSON.stringify(read.value));
	return read;
}
