import type { Sender } from "#core/enquiries/sender.ts";
import { commit, insertRow } from "../database/database.ts";
import { canonicalJson, hashOf } from "../fingerprint.ts";
import type { Mail } from "../mails/mail.ts";
import { putInOutbox } from "../mails/outbox.ts";
import type { ServiceContext } from "../service-context.ts";

const hour = 60 * 60 * 1000;

/**
 * Milliseconds within which an identical enquiry counts as a retry. A withdrawal's day of receipt decides whether
 * it is in time, and browsers keep one without a response for a day after the last attempt.
 */
const repeatTimes = { request: hour, contact: hour, appointment: hour, withdrawal: 48 * hour } as const;

/** The time when an enquiry was received, and whether its sender was sent a mail if one is due. */
export interface StoredEnquiry {
	readonly received_at: Date;
	readonly receipt_mailed: boolean;
}

/**
 * Stores an enquiry with its mails, even if these exceed the limits. A retry within its repeat time, e.g. after a
 * lost response, is the same enquiry: no second mail, and the time of the first.
 */
export function storeEnquiry(
	context: ServiceContext,
	kind: keyof typeof repeatTimes,
	payload: Sender,
	mails: (received: Date) => readonly Mail[],
): Promise<StoredEnquiry> {
	const now = context.now();
	const json = canonicalJson(payload);
	return context.database.transaction(async (queries) => {
		const hash = hashOf(json);
		await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [hash]);
		const [earlier] = await queries.query<StoredEnquiry>(
			`SELECT received_at, receipt_mailed FROM enquiries
			WHERE kind = $1 AND payload_hash = $2 AND received_at > $3 LIMIT 1`,
			[kind, hash, new Date(now.getTime() - repeatTimes[kind]).toISOString()],
		);
		if (earlier) return commit(earlier);
		await context.countEffect();
		const put = await putInOutbox(queries, mails(now), context, {
			table: "enquiries",
			received_at: now,
		});
		const receipt_mailed = kind !== "withdrawal" || put.has("withdrawal.customer");
		await insertRow(queries, "enquiries", {
			kind,
			project: payload.project,
			language: payload.language,
			payload: json,
			payload_hash: hash,
			received_at: now.toISOString(),
			receipt_mailed,
		});
		return commit({ received_at: now, receipt_mailed });
	});
}
