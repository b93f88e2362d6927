import { randomBytes } from "node:crypto";
import { type NewsletterSubscription, newsletterSubscription } from "#core/enquiries/newsletter.ts";
import { contentLanguage, isLanguage, type Language } from "#core/language/language.ts";
import { commit, type Queries, rollBack, type TransactionEnd } from "../database/database.ts";
import { hashOf } from "../fingerprint.ts";
import { newsletterMail } from "../mails/enquiry-mails.ts";
import { putInOutbox } from "../mails/outbox.ts";
import { fieldErrors, invalidField, ok, refusedBody, type ServiceResponse } from "../response.ts";
import type { ServiceContext } from "../service-context.ts";
import { decodeSubscription } from "./enquiry-schema.ts";

/** The maximum number of confirmation mails to an address within {@link askingTime}. */
const maxTimesAsked = 3;

/** A week in milliseconds; also the lifetime of a confirmation link. */
const askingTime = 7 * 24 * 60 * 60 * 1000;

const tooMany: ServiceResponse = { status: 429, body: { status: "rate_limited" } };

interface SignUp {
	readonly asked_at: Date;
	readonly times_asked: number;
	readonly confirmed_at: Date | null;
	readonly ended_at: Date | null;
}

/**
 * Handles POST /ecom/newsletter: asks the address by mail to confirm (double opt-in). Status 409 for a confirmed
 * address, 429 for one that received too many mails.
 */
export async function subscribe(context: ServiceContext, body: unknown): Promise<ServiceResponse> {
	const decoded = decodeSubscription(body);
	if (!decoded.ok) return refusedBody(decoded.error);
	const subscription = newsletterSubscription(decoded.value, decoded.value);
	if (!subscription.ok) return fieldErrors(subscription.error);
	if (subscription.value.project !== context.catalogue().project) return invalidField("project");
	return await context.database.transaction((queries) => ask(context, queries, subscription.value));
}

async function ask(
	context: ServiceContext,
	queries: Queries,
	subscription: NewsletterSubscription,
): Promise<TransactionEnd<ServiceResponse>> {
	const now = context.now();
	const key = subscription.email.toLowerCase();
	await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 1))", [key]);
	const [signUp] = await queries.query<SignUp>(
		"SELECT asked_at, times_asked, confirmed_at, ended_at FROM newsletter WHERE project = $1 AND email = $2",
		[subscription.project, key],
	);
	const again = signUp !== undefined && now.getTime() - signUp.asked_at.getTime() < askingTime;
	if (signUp?.confirmed_at && !signUp.ended_at)
		return rollBack({ status: 409, body: { status: "duplicate" } });
	// Somebody who lost the mails is not subscribed, so the response must not be "duplicate".
	if (again && signUp.times_asked >= maxTimesAsked) return rollBack(tooMany);
	const token = randomBytes(32).toString("base64url");
	const times = again ? signUp.times_asked + 1 : 1;
	const [row] = await queries.query<{ unsubscribe_token: string }>(
		`INSERT INTO newsletter (project, email, language, token_hash, asked_at, times_asked)
		VALUES ($1, $2, $3, $4, $5, $6)
		ON CONFLICT (project, email) DO UPDATE SET language = excluded.language, token_hash = excluded.token_hash,
			asked_at = excluded.asked_at, times_asked = excluded.times_asked, confirmed_at = NULL, ended_at = NULL
		RETURNING unsubscribe_token`,
		[subscription.project, key, subscription.language, hashOf(token), now.toISOString(), times],
	);
	const tokens = { confirm: token, unsubscribe: row?.unsubscribe_token ?? "" };
	const put = await putInOutbox(queries, [newsletterMail(context, subscription, tokens)], context, null);
	if (put.size === 0) return rollBack(tooMany);
	await context.countEffect();
	return commit(ok());
}

/** The result of a confirmation, and the language of its page. */
export interface Confirmation {
	readonly confirmed: boolean;
	readonly language: Language;
}

/**
 * Confirms the sign-up of a token; repeating it succeeds, because people click twice and mail clients prefetch
 * links.
 */
export async function confirmSubscription(context: ServiceContext, token: string): Promise<Confirmation> {
	const now = context.now();
	const [found] = await context.database.query<{ language: string }>(
		`UPDATE newsletter SET confirmed_at = coalesce(confirmed_at, $2::timestamptz)
		WHERE token_hash = $1 AND ended_at IS NULL AND (confirmed_at IS NOT NULL OR asked_at > $3) RETURNING language`,
		[hashOf(token), now.toISOString(), new Date(now.getTime() - askingTime).toISOString()],
	);
	const language = found && isLanguage(found.language) ? found.language : contentLanguage;
	return { confirmed: found !== undefined, language };
}

/**
 * Ends the subscription of a token, confirmed or not; repeating it changes nothing. Returns nothing, so that no
 * response reveals whether an address is subscribed.
 */
export async function endSubscription(context: ServiceContext, token: string): Promise<void> {
	await context.database.query(
		"UPDATE newsletter SET ended_at = $2 WHERE unsubscribe_token = $1 AND ended_at IS NULL",
		[token, context.now().toISOString()],
	);
}
