import fastify, { type FastifyInstance, type onRequestAsyncHookHandler } from "fastify";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import type { MessageState } from "#renderer/studio/change-message.ts";
import { messageServerOptions } from "#renderer/studio/message-server.ts";
import type { DirectusShops } from "#renderer/worker/directus-shops.ts";
import { createMessageRates } from "#renderer/worker/message-rates.ts";
import type { WorkerMetrics } from "#renderer/worker/metrics.ts";
import type { Shops } from "#renderer/worker/shops.ts";
import type { WorkerKeys } from "#renderer/worker/worker-keys.ts";

/** Why a message was refused. "mistimed": it was sent too long ago, or by a machine whose clock is ahead. */
export type Refusal = Exclude<MessageState, "valid"> | "unknown shop";

/** Returns the path of a shop's messages. */
const changesPath = (shop: string) => `/changes/${shop}`;

/** Returns the path of messages of the Directus at a host, for all of its shops; GET returns when the last one arrived. */
export const directusPath = (host: string) => `/directus/${host}`;

/** The dependencies of the receiver. */
export interface ReceiverOptions {
	readonly shops: Pick<Shops, "siteDirectory">;
	readonly directus: DirectusShops;
	readonly keys: Pick<WorkerKeys, "shopKey" | "directusKey" | "check" | "mayReadMetrics">;
	readonly queue: Pick<RebuildQueue, "request" | "state">;
	/** Null if their package is not installed. */
	readonly metrics: Pick<WorkerMetrics, "contentType" | "text"> | null;
	/** Called with the reason of a refused message of a shop, or of a Directus by its host. */
	onRefusal(sender: string, reason: Refusal): void;
	/** Called with an unexpected error. */
	onFailure(error: Error): void;
	readonly now?: () => number;
}

/** The route of messages, by the shop or the host of the Directus that sends them. */
interface SenderRoute {
	readonly Params: { readonly sender: string };
	readonly Body: Buffer | null;
}

/**
 * Adds a route that accepts signed messages, and one that returns when the last of them was accepted. `keyOf` returns the key of a
 * sender, `receive` whether the sender exists.
 */
function addMessageRoutes(
	server: FastifyInstance,
	path: string,
	{ keys, onRefusal, now = Date.now }: Pick<ReceiverOptions, "keys" | "onRefusal" | "now">,
	keyOf: (sender: string) => string,
	receive: (sender: string, body: string) => Promise<boolean>,
): void {
	const acceptedAt = new Map<string, number>();
	// Before the body is read.
	const onRequest: onRequestAsyncHookHandler = async ({ params, headers }, reply) => {
		const { sender } = params as SenderRoute["Params"];
		const state = await keys.check(keyOf(sender), headers.authorization);
		if (state === "valid") return;
		onRefusal(sender, state);
		return reply.code(401).send({ status: state });
	};
	server.post<SenderRoute>(path, { onRequest }, async ({ params: { sender }, body }, reply) => {
		if (await receive(sender, body?.toString("utf8") ?? "")) {
			acceptedAt.set(sender, now());
			return reply.code(202).send({ status: "accepted" });
		}
		onRefusal(sender, "unknown shop");
		return reply.code(404).send({ status: "unknown shop" });
	});
	server.get<SenderRoute>(path, { onRequest }, async ({ params: { sender } }) => {
		const last = acceptedAt.get(sender);
		return { lastMessageAt: last === undefined ? null : new Date(last).toISOString() };
	});
}

function addChangeRoutes(server: FastifyInstance, options: ReceiverOptions): void {
	const { shops, directus, keys, queue, now = Date.now } = options;
	const rates = createMessageRates();
	async function request(shop: string): Promise<void> {
		const seenAt = now();
		await queue.request(shop, rates.isImport(shop, seenAt) ? "import" : "change", seenAt);
	}

	addMessageRoutes(server, changesPath(":sender"), options, keys.shopKey, async (shop) => {
		if (shops.siteDirectory(shop) === null) return false;
		await request(shop);
		return true;
	});
	addMessageRoutes(server, directusPath(":sender"), options, keys.directusKey, async (host, body) => {
		const found = await directus.changedBy(host, body);
		if (found === null) return false;
		for (const shop of found.changed) await request(shop);
		// Nobody waits for most of them.
		for (const shop of found.possible) await queue.request(shop, "import", now());
		return true;
	});
}

function addMetricsRoute(server: FastifyInstance, { keys, metrics }: ReceiverOptions): void {
	server.get("/metrics", async ({ headers }, reply) => {
		if (!keys.mayReadMetrics(headers.authorization))
			return reply.code(401).header("www-authenticate", "Bearer").send({ status: "unauthorized" });
		if (metrics === null) return reply.code(501).send({ status: "prom-client is not installed" });
		return reply.type(metrics.contentType).send(await metrics.text());
	});
}

/** Creates the server that receives messages about changes and reports the health of the worker. */
export function createReceiver(options: ReceiverOptions): FastifyInstance {
	const server = fastify(messageServerOptions());
	// Any body is accepted: in doubt, a message concerns all shops of its sender, and repeating it does no harm.
	server.removeAllContentTypeParsers();
	server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
	addChangeRoutes(server, options);
	addMetricsRoute(server, options);
	server.get("/health/live", async () => ({ status: "live" }));
	server.get("/health/ready", async () => {
		const { waiting, active, failed } = await options.queue.state();
		return { status: "ready", waiting, active, failed: failed.length };
	});
	server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
		if (error instanceof QueueAwayError)
			return reply.code(503).header("retry-after", "10").send({ status: "queue away" });
		const status = error.statusCode ?? 500;
		if (status >= 500) options.onFailure(error);
		return reply.code(status).send({ status: "error" });
	});
	return server;
}
