import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reuseEncodedImages } from "../encoded-images.mjs";
import { folderDifferences } from "../folder-differences.mjs";
import { writeSmallSite } from "./exact.mjs";
import { buildArguments, command } from "./facette.mjs";
import { measure } from "./measure.mjs";

/** Returns the shard I/N in a list of shards by their numbers, with the folder that it is built into. */
function shardsIn(folder, count, only) {
	return Array.from({ length: count }, (_, index) => index + 1)
		.filter((index) => only === undefined || index === only)
		.map((index) => ({ name: `shard ${index}/${count}`, folder: join(folder, `${index}-of-${count}`) }));
}

/**
 * Builds a shop with `products` generated products in `count` shards, one after another, and merges them. `row` is called with the name
 * and the cost of each step (see `measure`) as soon as it has ended. Returns the number of compared files and those that differ from a
 * single build. With `only`, the number of a shard, it builds that shard and nothing else, and returns null.
 *
 * All builds are cold, but the images of the demo shop are encoded before.
 */
export async function buildInShards({ work, products, count, only, row }) {
	rmSync(work, { recursive: true, force: true });
	mkdirSync(work, { recursive: true });
	const [small, site] = [join(work, "small"), join(work, "site")];
	const [encoded, single, merged] = ["encoded", "single", "merged"].map((name) => join(work, name, "site"));
	await writeSmallSite(small, 0);
	measure(buildArguments(small, encoded));
	await writeSmallSite(site, products);
	const shards = shardsIn(join(work, "shards"), count, only);
	for (const output of [single, merged, shards[0].folder]) reuseEncodedImages(output, encoded);
	const step = (name, args) => row({ name, ...measure(args) });
	if (only === undefined) step("single build", buildArguments(site, single));
	for (const { name, folder } of shards)
		step(name, [...buildArguments(site, folder), "--shard", name.slice("shard ".length)]);
	if (only !== undefined) return null;
	const folders = shards.map(({ folder }) => folder);
	step("merge", [command, "merge", ...folders, "--site", site, "--out", merged]);
	return folderDifferences(single, merged);
}
