import { randomBytes, randomUUID } from "node:crypto";
import type { MakeSession, PaymentSessions } from "./make-session.ts";

/** Of the form that Klarna's have (docs.klarna.com, "Create a session"): without a category the page asks for all. */
const klarnaSession: MakeSession = async ({ order_uuid }) => {
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = part({ session_id: randomUUID(), order_uuid });
	return { client_token: `${part({ alg: "none" })}.${claims}.${randomBytes(16).toString("base64url")}` };
};

/** Stand-ins for providers in development and tests: sessions of the right form that open nothing at the provider. */
export const madeUpSessions: PaymentSessions = new Map([["klarna", klarnaSession]]);
