import { createHmac } from "node:crypto";
import { isSameSecret } from "#renderer/studio/same-secret.ts";

/** The keys of a worker's requests. Each shop has its own, so that the service of one cannot rebuild another. */
export interface WorkerKeys {
	/** Returns the value of the header `Authorization` of a shop's messages. */
	authorization(shop: string): string;
	/** Returns whether a header has the shop's key; the comparison takes the same time for every wrong one. */
	isAuthorized(shop: string, authorization: string | undefined): boolean;
	/** The value of the header `Authorization` of a request for metrics, which name all shops. */
	readonly metricsAuthorization: string;
	/** Returns whether a header has the key of metrics. */
	mayReadMetrics(authorization: string | undefined): boolean;
}

/** Derives the keys from a secret, which they do not reveal. */
export function createWorkerKeys(secret: string): WorkerKeys {
	const bearer = (use: string) => `Bearer ${createHmac("sha256", secret).update(use).digest("base64url")}`;
	const authorization = (shop: string) => bearer(`changes ${shop}`);
	const metricsAuthorization = bearer("metrics");
	return {
		authorization,
		isAuthorized: (shop, header = "") => isSameSecret(header, authorization(shop)),
		metricsAuthorization,
		mayReadMetrics: (header = "") => isSameSecret(header, metricsAuthorization),
	};
}
