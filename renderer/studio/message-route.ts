import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { collectionModels } from "#adapters/content-directus/model/collections.ts";
import type { SignedLinks } from "#renderer/studio/links.ts";

/** The path to which the Flow in Directus sends a message after each change. */
export const messagePath = "/changes";

/** A message. Only what kind of items changed is used, so that a repeated message does no harm. Flows of earlier versions name no event. */
const message = v.object({
	collection: v.pipe(v.string(), v.maxLength(100)),
	event: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
});

/** The collections that a message is about; "all" if it does not name them all. */
export type ChangedCollections = readonly string[] | "all";

/** Returns the collections that a message is about; null if none of the content. */
function changedCollections(body: unknown): ChangedCollections | null {
	const parsed = v.safeParse(message, body);
	if (!parsed.success) return null;
	const { collection, event } = parsed.output;
	const isContent =
		collection === "directus_files" || collectionModels().some((model) => model.collection === collection);
	if (!isContent) return null;
	// The database deletes the parts of the item and empties relations to it, which Directus does not report.
	return event.endsWith("delete") ? "all" : [collection];
}

/** Adds the route of messages from Directus, whose header is signed. */
export function addMessageRoute(
	server: FastifyInstance,
	{
		links,
		onMessage,
		onFailure,
	}: {
		readonly links: Pick<SignedLinks, "checkMessage">;
		/** Called after each message; the response does not wait for it. */
		onMessage(collections: ChangedCollections): Promise<void>;
		/** Called if that fails. */
		onFailure(error: Error): void;
	},
): void {
	const refuse = { status: "error" };
	server.post(
		messagePath,
		{
			// Before the body is read.
			onRequest: async (request, reply) => {
				if ((await links.checkMessage(request.headers.authorization)) !== "valid")
					return reply.code(401).send(refuse);
			},
		},
		async (request, reply) => {
			const collections = changedCollections(request.body);
			if (collections === null) return reply.code(400).send(refuse);
			onMessage(collections).catch(onFailure);
			return reply.code(202).send({ status: "accepted" });
		},
	);
}
