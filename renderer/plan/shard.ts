import { createHash } from "node:crypto";

/** One of `count` parts of a build; `index` counts from 1. */
export interface Shard {
	readonly index: number;
	readonly count: number;
}

/** The maximum number of shards: each one reads all content, so more do not make a build faster. */
const maxCount = 100;

/** Parses a shard as it is written in a command, such as "2/4"; null for any other text. */
export function parseShard(text: string): Shard | null {
	const [, index = "", count = ""] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
	const shard = { index: Number(index), count: Number(count) };
	return shard.index >= 1 && shard.index <= shard.count && shard.count <= maxCount ? shard : null;
}

/** Returns whether a page or an image belongs to a shard. Only its path or name decides, so every machine divides a site in the same way. */
export function isInShard(name: string, { index, count }: Shard): boolean {
	return createHash("sha256").update(name).digest().readUInt32BE() % count === index - 1;
}
