import { createHmac } from "node:crypto";
import { isSameSecret } from "#renderer/studio/same-secret.ts";

/** The keys of messages. Each shop has its own, so that the service of one cannot rebuild another. */
export interface ShopKeys {
	/** Returns the value of the header `Authorization` of a shop's messages. */
	authorization(shop: string): string;
	/** Returns whether a header has the shop's key; the comparison takes the same time for every wrong one. */
	isAuthorized(shop: string, authorization: string | undefined): boolean;
}

/** Derives the keys from a secret, which they do not reveal. */
export function createShopKeys(secret: string): ShopKeys {
	const authorization = (shop: string) =>
		`Bearer ${createHmac("sha256", secret).update(`changes ${shop}`).digest("base64url")}`;
	return {
		authorization,
		isAuthorized: (shop, header = "") => isSameSecret(header, authorization(shop)),
	};
}
