import fastify from "fastify";
import { expect, it } from "vitest";
import { signMessage } from "#renderer/studio/change-message.ts";
import { createSignedLinks } from "#renderer/studio/links.ts";
import { addMessageRoute, type ChangedCollections, messagePath } from "#renderer/studio/message-route.ts";

it("B-USE-09 a deletion is a change of everything, because other items lose their parts and relations with it", async () => {
	const links = createSignedLinks("a secret of the tests, long enough");
	const received: ChangedCollections[] = [];
	const server = fastify();
	addMessageRoute(server, {
		links,
		onMessage: async (collections) => void received.push(collections),
		onFailure: () => undefined,
	});
	const authorization = await signMessage(links.messageKey);
	const messages = [
		// A Flow of an earlier version names no event.
		{ collection: "page" },
		{ collection: "page", event: "page.items.update" },
		{ collection: "ecommerce_manufacturer", event: "ecommerce_manufacturer.items.delete" },
		{ collection: "directus_files", event: "files.delete" },
	];
	for (const payload of messages)
		await server.inject({ method: "POST", url: messagePath, headers: { authorization }, payload });
	expect(received).toEqual([["page"], ["page"], "all", "all"]);
});
