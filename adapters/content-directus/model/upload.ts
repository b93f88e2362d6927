import { customEndpoint } from "@directus/sdk";
import type { ContentClient } from "#adapters/content-directus/client/content-client.ts";
import type { Send } from "#adapters/content-directus/model/permissions.ts";

/** Sends what has no call of its own over the client. */
export function upload(client: Pick<ContentClient, "request">): Send {
	return (method, path, body) =>
		client.request(
			customEndpoint({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
			path.split(/[/?]/)[1] ?? path,
		);
}
