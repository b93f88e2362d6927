import fastify, { type FastifyInstance } from "fastify";
import { QueueAwayError, type RebuildQueue } from "#core/ports/rebuild-queue.ts";
import type { MessageState } from "#renderer/studio/change-message.ts";
import { messageServerOptions } from "#renderer/studio/message-server.ts";
import { createMessageRates } from "#renderer/worker/message-rates.ts";
import type { WorkerMetrics } from "#renderer/worker/metrics.ts";
import type { Shops } from "#renderer/worker/shops.ts";
import type { WorkerKeys } from "#renderer/worker/worker-keys.ts";

/** Why a message was refused. "mistimed": it was sent too long ago, or by a machine whose clock is ahead. */
export type Refusal = Exclude<MessageState, "valid"> | "unknown shop";

/** Returns the path of a shop's messages. */
export const changesPath = (shop: string) => `/changes/${shop}`;

/** The dependencies of the receiver. */
export interface ReceiverOptions {
	readonly shops: Pick<Shops, "siteDirectory">;
	readonly keys: Pick<WorkerKeys, "check" | "mayReadMetrics">;
	readonly queue: Pick<RebuildQueue, "request" | "state">;
	/** Null if their package is not installed. */
	readonly metrics: Pick<WorkerMetrics, "contentType" | "text"> | null;
	/** Called with the reason of a refused message. */
	onRefusal(shop: string, reason: Refusal): void;
	/** Called with an unexpected error. */
	onFailure(error: Error): void;
	readonly now?: () => number;
}

interface ShopRoute {
	readonly Params: { readonly shop: string };
}

function addChangeRoute(server: FastifyInstance, options: ReceiverOptions): void {
	const { shops, keys, queue, onRefusal, now = Date.now } = options;
	const rates = createMessageRates();
	server.post<ShopRoute>(
		changesPath(":shop"),
		{
			// Before the body is read.
			onRequest: async ({ params: { shop }, headers }, reply) => {
				const state = await keys.check(shop, headers.authorization);
				if (state === "valid") return;
				onRefusal(shop, state);
				return reply.code(401).send({ status: state });
			},
		},
		async ({ params: { shop } }, reply) => {
			if (shops.siteDirectory(shop) === null) {
				onRefusal(shop, "unknown shop");
				return reply.code(404).send({ status: "unknown shop" });
			}
			const seenAt = now();
			await queue.request(shop, rates.isImport(shop, seenAt) ? "import" : "change", seenAt);
			return reply.code(202).send({ status: "accepted" });
		},
	);
}

function addMetricsRoute(server: FastifyInstance, { keys, metrics }: ReceiverOptions): void {
	server.get("/metrics", async ({ headers }, reply) => {
		if (!keys.mayReadMetrics(headers.authorization))
			return reply.code(401).header("www-authenticate", "Bearer").send({ status: "unauthorized" });
		if (metrics === null) return reply.code(501).send({ status: "prom-client is not installed" });
		return reply.type(metrics.contentType).send(await metrics.text());
	});
}

/** Creates the server that receives the messages about changes, and says whether the worker works. */
export function createReceiver(options: ReceiverOptions): FastifyInstance {
	const server = fastify(messageServerOptions());
	// Any body will do: a message says that something has changed, and repeating it does no harm.
	server.removeAllContentTypeParsers();
	server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, done) => done(null));
	addChangeRoute(server, options);
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
