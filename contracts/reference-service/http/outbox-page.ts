import { escaped } from "../mails/mail-html.ts";
import type { OutboxMail } from "../mails/outbox.ts";

/** The content security policy of the outbox: its own styles, and each mail in a frame without scripts. */
export const outboxPolicy =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Renders the outbox: each mail as its recipient sees it, as HTML and as text. */
export function outboxPage(mails: readonly OutboxMail[]): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>
body { margin: 0 auto; max-width: 1100px; padding: 16px; font: 16px/1.5 system-ui, sans-serif }
iframe { width: 100%; height: 70vh; border: 1px solid #999 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #999; padding: 12px }
summary { padding: 8px 0; cursor: pointer }
</style>
<h1>Outbox</h1>
${mails.map(mailPart).join("\n") || "<p>No mails.</p>"}
</html>
`;
}

function mailPart(mail: OutboxMail): string {
	const { kind, recipient, language, subject, text, html, created_at, sent_at } = mail;
	const state = sent_at ? `sent ${sent_at.toISOString()}` : "not sent";
	const about = `${kind}, ${language}, to ${recipient}, ${created_at.toISOString()}, ${state}`;
	return `<details>
<summary><strong>${escaped(subject)}</strong><br>${escaped(about)}</summary>
<h2>HTML</h2>
<iframe sandbox title="${escaped(subject)}" srcdoc="${escaped(html)}"></iframe>
<h2>Text</h2>
<pre lang="${language}">${escaped(text)}</pre>
</details>`;
}
