import { createTransport } from "nodemailer";
import { machineEmail } from "#core/forms/email-address.ts";
import type { Database } from "../database/database.ts";
import type { Mail, StoredAttachment } from "./mail.ts";

/** Sends one mail; rejects if the server refuses it. */
export type SendMail = (mail: WaitingMail) => Promise<void>;

/** A mail in the outbox to be sent. */
export interface WaitingMail extends Omit<Mail, "kind" | "language" | "attachments"> {
	readonly id: string;
	readonly attachments: readonly StoredAttachment[];
	/** The content of the attachments that are stored separately, in base64, by digest. */
	readonly files: Readonly<Record<string, string>>;
	readonly attempts: number;
}

/** The result of sending the mails in the outbox. */
export interface DeliveryReport {
	readonly sent: number;
	readonly failed: number;
}

/**
 * Returns a function that sends mails by the server of an SMTP URL, e.g. "smtps://user:password@mail.example.com". `from`
 * returns the sender.
 */
export function smtpSender(smtpUrl: string, from: () => string): SendMail {
	const transport = createTransport(smtpUrl);
	return async ({ id, recipient, reply_to, subject, text, html, attachments, files, unsubscribe_url }) => {
		await transport.sendMail({
			from: machineEmail(from()),
			to: { name: "", address: machineEmail(recipient) },
			...(reply_to === null ? {} : { replyTo: { name: "", address: machineEmail(reply_to) } }),
			subject,
			text,
			// Mails of earlier versions have no HTML.
			...(html === "" ? {} : { html }),
			attachments: attachments.map((own) => ({
				filename: own.name,
				contentType: own.type,
				content: "text" in own ? own.text : Buffer.from(files[own.digest] ?? "", "base64"),
			})),
			...(unsubscribe_url !== null && { list: { unsubscribe: { url: unsubscribe_url } } }),
			headers: {
				"Auto-Submitted": "auto-generated",
				"X-Outbox-Id": id,
				...(unsubscribe_url !== null && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
			},
		});
	};
}

/**
 * Sends at most ten waiting mails of the outbox. Each is leased for five minutes without an open transaction. So
 * orders never wait for a mail server, and of two services only one sends a mail. After each failure the delay
 * doubles, from a minute up to a day.
 */
export async function sendWaitingMails(
	database: Database,
	send: SendMail,
	now: Date,
): Promise<DeliveryReport> {
	const mails = await database.query<WaitingMail>(
		`UPDATE outbox SET attempts = attempts + 1, next_attempt_at = $1::timestamptz + interval '5 minutes'
		WHERE id IN (
			SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= $1::timestamptz
			ORDER BY id LIMIT 10 FOR UPDATE SKIP LOCKED
		) RETURNING id::text, recipient, reply_to, subject, text, html, attachments, unsubscribe_url, attempts, (
			SELECT coalesce(jsonb_object_agg(digest, base64), '{}') FROM mail_files
			WHERE digest IN (SELECT own ->> 'digest' FROM jsonb_array_elements(outbox.attachments) AS own)
		) AS files`,
		[now.toISOString()],
	);
	let failed = 0;
	// RETURNING has no order.
	for (const mail of mails.toSorted((left, right) => Number(left.id) - Number(right.id))) {
		try {
			await send(mail);
			await database.query("UPDATE outbox SET sent_at = $2 WHERE id::text = $1", [
				mail.id,
				now.toISOString(),
			]);
		} catch {
			failed += 1;
			const minutes = Math.min(2 ** (mail.attempts - 1), 24 * 60);
			const next = new Date(now.getTime() + minutes * 60_000).toISOString();
			await database.query("UPDATE outbox SET next_attempt_at = $2 WHERE id::text = $1", [mail.id, next]);
		}
	}
	return { sent: mails.length - failed, failed };
}
