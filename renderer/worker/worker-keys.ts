import { createHmac } from "node:crypto";
import { checkMessage, type MessageState } from "#renderer/studio/change-message.ts";
import { isSameSecret } from "#renderer/studio/same-secret.ts";

/** The keys of a worker's requests. Each shop has its own, so that the service of one cannot rebuild another. */
export interface WorkerKeys {
	/** Returns the key that signs a shop's messages. */
	shopKey(shop: string): string;
	/** Returns the key that signs messages of the Directus at a host, such as "cms.example.org", about the shops in it. */
	directusKey(host: string): string;
	/** Checks the header `Authorization` of a message with the key of its sender. */
	check(key: string, authorization: string | undefined): Promise<MessageState>;
	/** The value of the header `Authorization` of a request for metrics, which name all shops. */
	readonly metricsAuthorization: string;
	/** Returns whether a header has the key of metrics; the comparison takes the same time for every wrong one. */
	mayReadMetrics(authorization: string | undefined): boolean;
}

/** Derives the keys from a secret, which they do not reveal. */
export function createWorkerKeys(secret: string): WorkerKeys {
	const derive = (use: string) => createHmac("sha256", secret).update(use).digest("base64url");
	const shopKey = (shop: string) => derive(`changes ${shop}`);
	const metricsAuthorization = `Bearer ${derive("metrics")}`;
	return {
		shopKey,
		directusKey: (host) => derive(`directus ${host}`),
		check: (key, authorization) => checkMessage(authorization, key),
		metricsAuthorization,
		mayReadMetrics: (header = "") => isSameSecret(header, metricsAuthorization),
	};
}
