import { beforeEach, describe, expect, it } from "vitest";
import type { WaitingMail } from "#contracts/reference-service/mails/mail-sender.ts";
import { post as postTo, project, serviceOfFile } from "./test-service.ts";

const sent: WaitingMail[] = [];
const origin = "https://www.juwelier.example";
const { post, rows, running, reset } = serviceOfFile({
	origins: [origin],
	sendEvery: 3_600_000,
	sendMail: async (mail) => void sent.push(mail),
});

beforeEach(async () => {
	sent.length = 0;
	await reset();
});

const subscribe = (language = "de") =>
	post("/ecom/newsletter", { project, language, email: "mara@example.com", consent: true });

/** Signs up and confirms; returns the address in the mail's header. */
async function subscribed(language = "de"): Promise<string> {
	await subscribe(language);
	await running().sendMails();
	const mail = sent.at(-1);
	await fetch(/http\S+confirm\S+/.exec(mail?.text ?? "")?.[0] ?? "");
	return mail?.unsubscribe_url ?? "";
}

const subscribers = async () =>
	(await rows("SELECT 1 FROM newsletter WHERE confirmed_at IS NOT NULL AND ended_at IS NULL")).length;

const pressed = (url: string, type: string, body: string, from?: string) =>
	fetch(url, { method: "POST", body, headers: { "content-type": type, ...(from && { origin: from }) } });

describe("the newsletter's unsubscribe link", () => {
	it.each([
		["de", "Newsletter abbestellen", "Sie erhalten unter dieser Adresse keinen Newsletter mehr."],
		["en", "Unsubscribe", "You will no longer receive the newsletter at this address."],
		["fr", "Se désabonner", "Vous ne recevrez plus la newsletter à cette adresse."],
	])(
		"B-LAW-23 is in the mail and opens a page with a button, in %s; only the button ends the subscription",
		async (language, button, done) => {
			const url = await subscribed(language);
			expect(sent.at(-1)?.text).toContain(url);
			expect(sent.at(-1)?.html).toContain(url.replace("&", "&amp;"));
			const page = await fetch(url);
			expect([page.status, await subscribers()]).toEqual([200, 1]);
			const html = await page.text();
			expect(html).toContain(`<html lang="${language}">`);
			expect(html).toContain(`<form method="post"><button>${button}</button></form>`);
			expect(page.headers.get("content-security-policy")).toContain("form-action 'self'");
			// Without a referrer, the browser sends no origin.
			const ended = await pressed(url, "application/x-www-form-urlencoded", "", "null");
			expect([ended.status, await subscribers()]).toEqual([200, 0]);
			expect(await ended.text()).toContain(done);
		},
	);

	it.each([
		["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
		[
			"multipart/form-data; boundary=b",
			'--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
		],
	])("B-LAW-23 works with one click in a mail program as %s (RFC 8058), also twice", async (type, body) => {
		const url = await subscribed();
		for (const _ of [1, 2]) expect((await pressed(url, type, body)).status).toBe(200);
		expect(await subscribers()).toBe(0);
	});

	it("B-LAW-23 responds the same for addresses that are, were and never were subscribed", async () => {
		const url = await subscribed();
		const unknown = url.replace(/token=.*/, `token=${"a".repeat(64)}`);
		const answers = [];
		for (const address of [unknown, url, url]) {
			const page = await fetch(address);
			const ended = await pressed(address, "application/x-www-form-urlencoded", "");
			answers.push([page.status, await page.text(), ended.status, await ended.text()]);
		}
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});

	it("B-LAW-23 ends an unconfirmed sign-up, so that its link confirms nothing", async () => {
		await subscribe();
		await running().sendMails();
		const { text = "", unsubscribe_url } = sent[0] ?? {};
		await pressed(unsubscribe_url ?? "", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
		expect((await fetch(/http\S+confirm\S+/.exec(text)?.[0] ?? "")).status).toBe(404);
		expect(await subscribers()).toBe(0);
	});
});

describe("after unsubscribing from the newsletter", () => {
	it("R-NEWS-02 an address can sign up again and has to confirm again", async () => {
		const url = await subscribed();
		await pressed(url, "application/x-www-form-urlencoded", "");
		expect((await subscribe()).status).toBe(200);
		expect(await subscribers()).toBe(0);
		expect(await subscribed()).toBe(url);
		expect(await subscribers()).toBe(1);
		expect((await subscribe()).status).toBe(409);
	});

	it("R-ORDER-07 no other call is open to a foreign origin", async () => {
		const { status } = await pressed(`${running().url}/ecom/newsletter`, "application/json", "{}", "null");
		expect(status).toBe(403);
		expect((await postTo(running(), "/ecom/newsletter", {})).status).toBe(400);
	});
});
