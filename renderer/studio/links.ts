import { createHmac } from "node:crypto";
import { checkMessage, type MessageState } from "#renderer/studio/change-message.ts";
import { isSameSecret } from "#renderer/studio/same-secret.ts";

/** The seconds for which a link is valid, by its use. */
export const validity = {
	/** A link to a page or to the studio's own page, for a phone. */
	shared: 24 * 60 * 60,
	/** A link that `facette schema` installs in Directus. */
	installed: 365 * 24 * 60 * 60,
} as const;

/** The result of checking a link. */
export type LinkState = "valid" | "expired" | "unsigned";

/** Signs links, and checks them; holders of a link need no account. */
export interface SignedLinks {
	/**
	 * Returns a path with parameters, an expiry in Unix seconds and a signature. The signature covers everything but the
	 * values of the parameters of its route that are free.
	 */
	sign(route: string, params: Readonly<Record<string, string>>, seconds: number): string;
	/** Checks the signature and the expiry of a request. */
	check(route: string, query: URLSearchParams): LinkState;
	/** The key that signs messages of Directus: it cannot sign links, so that Directus does not have the secret. */
	readonly messageKey: string;
	/** The key with which the studio stores its reports in Directus; it allows nothing else. */
	readonly reportKey: string;
	/** Checks the header `Authorization` of a message. */
	checkMessage(authorization: string | undefined): Promise<MessageState>;
}

/** The parameters that Directus fills in when an editor opens a link, by route. */
const freeParams: Readonly<Record<string, readonly string[]>> = { "/open": ["id"] };

const reserved = ["expires", "signature"];

/** Creates the signer of a studio's links; times are those of `now`, in milliseconds. */
export function createSignedLinks(secret: string, now: () => number = Date.now): SignedLinks {
	const hmac = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
	const signatureOf = (route: string, query: URLSearchParams) => {
		const isSigned = ([name]: [string, string]) =>
			name !== "signature" && !(freeParams[route] ?? []).includes(name);
		return hmac(JSON.stringify([route, [...query].filter(isSigned).sort()]));
	};
	const messageKey = hmac("messages");
	return {
		messageKey,
		reportKey: hmac("reports"),
		sign(route, params, seconds) {
			const query = new URLSearchParams(params);
			query.set("expires", String(Math.floor(now() / 1000) + seconds));
			query.set("signature", signatureOf(route, query));
			return `${route}?${query}`;
		},
		check(route, query) {
			// A repeated name would have two meanings.
			if (reserved.some((name) => query.getAll(name).length !== 1)) return "unsigned";
			if (!isSameSecret(query.get("signature") ?? "", signatureOf(route, query))) return "unsigned";
			return Number(query.get("expires")) * 1000 > now() ? "valid" : "expired";
		},
		checkMessage: (authorization) => checkMessage(authorization, messageKey, now()),
	};
}
