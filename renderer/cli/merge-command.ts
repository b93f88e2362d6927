import { BuildCache } from "#renderer/cache/build-cache.ts";
import type { OpenedShard } from "#renderer/cache/build-shards.ts";
import { buildCommand, printFindings } from "#renderer/cli/build-command.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { readConfig } from "#renderer/config/load-config.ts";

/** Returns the numbers of the shards that are missing. */
function missingShards(shards: readonly OpenedShard[]): readonly number[] {
	const present = new Set(shards.map(({ shard }) => shard.index));
	const all = Array.from({ length: shards[0]?.shard.count ?? 0 }, (_, index) => index + 1);
	return all.filter((index) => !present.has(index));
}

/** Runs `facette merge`; the exit status is 1 if the folders are no shards of this site, or if it cannot be built. */
export async function mergeCommand(options: CommandLine, messages: Messages): Promise<number> {
	const { siteDirectory, folders } = options;
	const refuse = (text: string) => {
		console.error(text);
		return 1;
	};
	if (folders.length === 0) return refuse(commandErrorText("shard.noFolder", {}, messages));
	const config = await readConfig(siteDirectory);
	if (!config.ok) {
		printFindings(config.error, messages);
		return 1;
	}
	const opened = BuildCache.shards.open(folders, config.value.domain);
	if (!opened.ok) {
		const { kind, ...params } = opened.error;
		return refuse(commandErrorText(`shard.${kind}`, params, messages));
	}
	const missing = missingShards(opened.value);
	if (missing.length > 0) {
		const params = { shards: missing.join(", "), count: opened.value[0]?.shard.count ?? 0 };
		const text = commandErrorText("shard.missing", params, messages);
		console.error(`${messages("report.warning")}  ${text}`);
	}
	return buildCommand(options, messages, opened.value);
}
