import { statSync } from "node:fs";
import { join } from "node:path";
import { configFile, readConfig } from "#renderer/config/load-config.ts";

type ReadConfig = Awaited<ReturnType<typeof readConfig>>;

/** The configurations of all shops. */
export interface SiteConfigs {
	/** Returns a shop's configuration, which is read again only after it has changed. */
	of(siteDirectory: string): Promise<ReadConfig>;
}

/** Creates an empty {@link SiteConfigs}. */
export function createSiteConfigs(): SiteConfigs {
	const read = new Map<string, { readonly changedAt: number; readonly config: ReadConfig }>();
	return {
		async of(siteDirectory) {
			const status = statSync(join(siteDirectory, configFile), { throwIfNoEntry: false });
			const changedAt = status?.ctimeMs ?? 0;
			const found = read.get(siteDirectory);
			if (found?.changedAt === changedAt) return found.config;
			const config = await readConfig(siteDirectory);
			read.set(siteDirectory, { changedAt, config });
			return config;
		},
	};
}
