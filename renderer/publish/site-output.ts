import { resolve } from "node:path";
import { openSiteOutput } from "#adapters/composition/site-output.ts";
import type { PublishFence } from "#core/ports/publish-fence.ts";
import type { SiteOutput } from "#core/ports/site-output.ts";
import type { PublishConfig } from "#renderer/config/publish-schema.ts";
import { describeFile as describe } from "#renderer/publish/describe-file.ts";

/** Opens the output of the option `publish`. `fence` holds the numbers of the shop's builds that all machines share, if there are any. */
export function configuredOutput(
	siteDirectory: string,
	publish: PublishConfig,
	fence?: PublishFence,
): SiteOutput {
	if (publish.to === "folder")
		return openSiteOutput({ to: "folder", directory: resolve(siteDirectory, publish.directory), describe });
	const { compress, onlyPublisher, ...address } = publish;
	return openSiteOutput({
		prefix: "",
		pathStyle: publish.endpoint !== undefined,
		...address,
		...(compress !== undefined && { compresses: compress }),
		...(onlyPublisher !== undefined && { isOnlyPublisher: onlyPublisher }),
		...(fence && { fence }),
		describe,
	});
}
