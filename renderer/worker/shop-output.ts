import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import { configuredOutput } from "#renderer/publish/site-output.ts";
import type { SiteConfigs } from "#renderer/worker/site-configs.ts";

/** The options of {@link openShopOutput}. */
export interface ShopOutputOptions {
	readonly configs: SiteConfigs;
	/** The folder of shops without an output of their own, with "{shop}" for the shop's name; null for none. */
	readonly to: string | null;
	readonly fence: PublishFence;
}

/**
 * Opens the output of a shop: the option `publish` of its configuration, or else the folder that a web server serves. Null if nothing
 * says where it is published, and for a configuration with errors, which its build reports.
 */
export async function openShopOutput(
	shop: string,
	siteDirectory: string,
	{ configs, to, fence }: ShopOutputOptions,
): Promise<SiteOutput | null> {
	const config = await configs.of(siteDirectory);
	if (config.ok && config.value.publish !== null) {
		const { publish, envPrefix } = config.value;
		return configuredOutput(siteDirectory, publish, { envPrefix, fence });
	}
	if (to === null) return null;
	return configuredOutput(siteDirectory, { to: "folder", directory: to.replaceAll("{shop}", shop) });
}
