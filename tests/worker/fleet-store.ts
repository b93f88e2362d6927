import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describeFile } from "#renderer/publish/describe-file.ts";
import { StoreDouble } from "#tests/adapters/site-s3/store-double.ts";
import type { Random } from "#tests/bench/random.mjs";

/** A store that some shops of a fleet publish to. Some requests are slow, some fail, and some are carried out but answered with an error. */
export interface FleetStore {
	/** How it treats conditions; it says what it really does only to those who try. */
	readonly conditions: StoreDouble["conditions"];
	/** The environment variables that give access to it. */
	readonly env: Readonly<Record<string, string>>;
	/** Returns the configuration of a shop that publishes to it. */
	config(shop: string): object;
	/** Returns a file of a published site; null if there is none. */
	read(shop: string, file: string): Buffer | null;
	/** Returns the files of a fresh build that a published site lacks or has with another content, and pages that only it has. */
	differences(shop: string, fresh: string): readonly string[];
	stop(): Promise<void>;
}

const treatments = ["quoted", "bare", "ignored", "wrong"] as const;

/** Starts a store whose faults are random. */
export async function startFleetStore(random: Random): Promise<FleetStore> {
	const store = new StoreDouble();
	store.conditions = random.pick(treatments);
	const endpoint = await store.start();
	const happensIn = (percent: number) => random.between(1, 100) <= percent;
	store.answer = () => (happensIn(3) ? ([500, "InternalError"] as const) : null);
	store.losesResponse = () => happensIn(2);
	store.wait = () => (happensIn(2) ? wait(random.between(100, 1000)) : undefined);

	function read(shop: string, file: string): Buffer | null {
		const found = store.objects.get(`${shop}/${file}`);
		if (!found) return null;
		return found.headers["content-encoding"] === "gzip" ? gunzipSync(found.body) : found.body;
	}
	return {
		conditions: store.conditions,
		env: { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" },
		config: (shop) => ({ publish: { to: "s3", bucket: store.bucket, endpoint, prefix: shop } }),
		read,
		differences(shop, fresh) {
			const files = readdirSync(fresh, { recursive: true, encoding: "utf8" }).filter(
				(file) => statSync(join(fresh, file)).isFile() && !describeFile(file).isForServers,
			);
			const pages = [...store.objects.keys()].filter(
				(key) => key.startsWith(`${shop}/`) && key.endsWith(".html"),
			);
			const others = pages.map((key) => key.slice(shop.length + 1)).filter((page) => !files.includes(page));
			return [
				...files.filter((file) => !read(shop, file)?.equals(readFileSync(join(fresh, file)))),
				...others,
			];
		},
		stop: () => store.stop(),
	};
}
