import { type ContentClient, createContentClient } from "#adapters/content-directus/client/content-client.ts";
import { ContentError } from "#adapters/content-directus/client/content-error.ts";
import { countItems, type ItemCounts } from "#adapters/content-directus/pull/item-counts.ts";
import { newestChanges } from "#adapters/content-directus/studio/newest-changes.ts";
import {
	parseChange,
	projectsOf,
	type ReportedChange,
} from "#adapters/content-directus/studio/reported-change.ts";
import { machineDomain } from "#core/internet/domain-name.ts";
import { asConfigured, contentSource } from "#renderer/site/content-source.ts";
import { createCountDifferences } from "#renderer/worker/count-differences.ts";
import type { Shops } from "#renderer/worker/shops.ts";
import type { SiteConfigs } from "#renderer/worker/site-configs.ts";

/** The shops that a change in a Directus concerns. */
export interface ChangedShops {
	/** The shops whose items have changed. */
	readonly changed: readonly string[];
	/** Other shops that the change may concern, e.g. because a deleted item does not say whose it was. */
	readonly possible: readonly string[];
}

/** Finds the shops whose content is in a Directus that many shops share. */
export interface DirectusShops {
	/**
	 * Returns the shops that a Flow's message concerns; null if no shop has its content in the Directus at `host`, such as
	 * "cms.example.org". Never rejects: in doubt each shop of that Directus is possible.
	 */
	changedBy(host: string, message: string): Promise<ChangedShops | null>;
	/**
	 * Returns when shops last changed, in milliseconds since 1970, by their names, because a message may be lost. Each Directus is
	 * asked with each token what has changed since its last answer, or since the given moment if there is none, and for the number of
	 * items, because deleted items leave no other trace. `builtCounts` returns what the last builds have read. Of many tokens, those are
	 * used that were not used for longest. Never rejects.
	 */
	missedChanges(
		since: number,
		builtCounts: () => Promise<ReadonlyMap<string, string>>,
	): Promise<ReadonlyMap<string, number>>;
}

/** The options of {@link createDirectusShops}. */
export interface DirectusShopsOptions {
	readonly shops: Shops;
	readonly configs: SiteConfigs;
	/** The token of shops without one of their own; null for public access. */
	readonly token: string | null;
}

/** A shop with its content in Directus. */
interface DirectusShop {
	readonly shop: string;
	readonly url: string;
	readonly project: string;
	readonly token: string | null;
}

/** The milliseconds to wait for Directus, which reports the change again if the message gets no response. */
const timeout = 5000;

/** The number of tokens with which {@link DirectusShops.missedChanges} asks, each with one or two requests per collection. */
const mostAsked = 10;

/** The milliseconds by which clocks may differ, or by which a saved row may become visible later than its time. */
const lateness = 60_000;

/** Returns shops that stand for all with the same Directus and token, by both. */
function accessesOf(shops: readonly DirectusShop[]): ReadonlyMap<string, DirectusShop> {
	return new Map(shops.map((shop) => [`${shop.url} ${shop.token}`, shop]));
}

/** Calls a function with a client that has the token of a shop. */
async function withClient<Value>(
	{ url, project, token }: DirectusShop,
	ask: (client: ContentClient) => Promise<Value>,
): Promise<Value> {
	const logger = { note: () => undefined };
	const client = createContentClient({ url, project, timeout, logger, ...(token && { token }) });
	try {
		return await ask(client);
	} finally {
		client.close();
	}
}

/** Returns the projects of the items that can be read with the shops' tokens; each token is used once. */
async function readProjects(
	shops: readonly DirectusShop[],
	{ collection, keys }: ReportedChange,
): Promise<ReadonlyMap<string, string>> {
	const found = new Map<string, string>();
	for (const shop of accessesOf(shops).values()) {
		const missing = keys.filter((key) => !found.has(key));
		if (missing.length === 0) break;
		try {
			const domains = await withClient(shop, (client) => projectsOf(client, { collection, keys: missing }));
			for (const [key, domain] of domains) found.set(key, domain);
		} catch {
			// Another token may read them, or else they are missing.
		}
	}
	return found;
}

/** The response of a Directus to one token. */
interface SweepResponse {
	readonly asked: DirectusShop;
	/** When the projects last changed, in milliseconds since 1970, by their domains. */
	readonly newest: ReadonlyMap<string, number>;
	readonly counts: ItemCounts;
	/** In milliseconds since 1970. */
	readonly answeredAt: number;
}

/** Asks a Directus what has changed since a moment, and how many items there are now. */
async function askDirectus(asked: DirectusShop, since: number): Promise<SweepResponse> {
	const [found, counts] = await withClient(asked, async (client) => [
		await newestChanges(client, since),
		await countItems(client),
	]);
	const newest = new Map([...found].map(([domain, time]) => [machineDomain(domain) ?? domain, time]));
	return { asked, newest, counts, answeredAt: Date.now() };
}

/** Creates {@link DirectusShops}. */
export function createDirectusShops({ shops, configs, token }: DirectusShopsOptions): DirectusShops {
	/** By Directus and token, in milliseconds since 1970. */
	const [askedAt, answeredAt] = [new Map<string, number>(), new Map<string, number>()];
	const differences = createCountDifferences();

	/** Returns the shops with content in a Directus. */
	async function directusShops(): Promise<readonly DirectusShop[]> {
		const found: DirectusShop[] = [];
		for (const shop of shops.names()) {
			const siteDirectory = shops.siteDirectory(shop);
			const config = siteDirectory === null ? null : await configs.of(siteDirectory);
			if (siteDirectory === null || !config?.ok) continue;
			const content = contentSource(siteDirectory, config.value, { ...asConfigured, token });
			if (!content.ok || !content.value.directus) continue;
			const { url, project, token: ownToken } = content.value.directus;
			found.push({ shop, url, project, token: ownToken });
		}
		return found;
	}

	/** Returns when shops last changed according to responses, by their names. */
	function changesIn(
		responses: readonly SweepResponse[],
		all: readonly DirectusShop[],
		builtCounts: ReadonlyMap<string, string>,
	): ReadonlyMap<string, number> {
		const changedAt = new Map<string, number>();
		for (const { asked, newest, counts, answeredAt: now } of responses)
			for (const { shop, url, project, token: ownToken } of all) {
				if (url !== asked.url || ownToken !== asked.token) continue;
				const seenAt = differences.seenAt(shop, builtCounts.get(shop), counts, now);
				const time = Math.max(newest.get(project) ?? 0, seenAt ?? 0);
				if (time > 0) changedAt.set(shop, time);
			}
		return changedAt;
	}

	return {
		async changedBy(host, message) {
			const all = (await directusShops()).filter(({ url }) => new URL(url).host === host);
			if (all.length === 0) return null;
			const change = parseChange(message);
			const domains = change ? await readProjects(all, change) : new Map<string, string>();
			const projects = new Set([...domains.values()].map((domain) => machineDomain(domain) ?? domain));
			const changed = all.filter(({ project }) => projects.has(project));
			const isCertain = change !== null && !change.isMoved && change.keys.every((key) => domains.has(key));
			const possible = isCertain ? [] : all.filter((shop) => !changed.includes(shop));
			const names = (some: readonly DirectusShop[]) => some.map(({ shop }) => shop);
			return { changed: names(changed), possible: names(possible) };
		},
		async missedChanges(since, builtCounts) {
			const all = await directusShops();
			const lastAsked = (access: string) => askedAt.get(access) ?? 0;
			const accesses = [...accessesOf(all)].toSorted(([one], [other]) => lastAsked(one) - lastAsked(other));
			const responses: SweepResponse[] = [];
			const away = new Set<string>();
			for (const [access, asked] of accesses.slice(0, mostAsked)) {
				const now = Date.now();
				askedAt.set(access, now);
				if (away.has(asked.url)) continue;
				try {
					const from = (answeredAt.get(access) ?? since) - lateness;
					responses.push(await askDirectus(asked, from));
					answeredAt.set(access, now);
				} catch (error) {
					// A later sweep asks again.
					if (error instanceof ContentError && error.status === null) away.add(asked.url);
				}
			}
			// Last, so that builds that ended meanwhile are among them. Without them, deleted items are found later.
			return changesIn(responses, all, await builtCounts().catch(() => new Map()));
		},
	};
}
