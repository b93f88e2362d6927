import { createHmac, timingSafeEqual } from "node:crypto";

/** The keys of messages. Each shop has its own, so that the service of one cannot rebuild another. */
export interface ShopKeys {
	/** Returns the value of the header `Authorization` of a shop's messages. */
	authorization(shop: string): string;
	/** Returns whether a header has the shop's key; the comparison takes the same time for every wrong one. */
	isAuthorized(shop: string, authorization: string | undefined): boolean;
}

/** Derives the keys from a secret, which they do not reveal. */
export function createShopKeys(secret: string): ShopKeys {
	const hmac = (key: string, text: string) => createHmac("sha256", key).update(text).digest();
	const authorization = (shop: string) => `Bearer ${hmac(secret, `changes ${shop}`).toString("base64url")}`;
	return {
		authorization,
		isAuthorized: (shop, header = "") =>
			timingSafeEqual(hmac("compare", header), hmac("compare", authorization(shop))),
	};
}
