import { resolve } from "node:path";
import { openSiteOutput } from "#adapters/composition/site-output.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import type { PublishConfig } from "#renderer/config/publish-schema.ts";
import { prefixedCredentials } from "#renderer/config/shop-environment.ts";
import { describeFile as describe } from "#renderer/publish/describe-file.ts";

/** The access to an output, which the option `publish` does not contain. */
export interface OutputAccess {
	/** The option `envPrefix`. */
	readonly envPrefix?: string;
	/** The numbers of the shop's builds that all machines share, if there are any. */
	readonly fence?: PublishFence;
}

/** Opens the output of the option `publish`. */
export function configuredOutput(
	siteDirectory: string,
	publish: PublishConfig,
	{ envPrefix = "", fence }: OutputAccess = {},
): SiteOutput {
	if (publish.to === "folder")
		return openSiteOutput({ to: "folder", directory: resolve(siteDirectory, publish.directory), describe });
	const { compress, onlyPublisher, ...address } = publish;
	const credentials = prefixedCredentials(envPrefix);
	return openSiteOutput({
		prefix: "",
		pathStyle: publish.endpoint !== undefined,
		...address,
		...(compress !== undefined && { compresses: compress }),
		...(onlyPublisher !== undefined && { isOnlyPublisher: onlyPublisher }),
		...(credentials && { credentials }),
		...(fence && { fence }),
		describe,
	});
}
