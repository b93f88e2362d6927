import { beforeEach, describe, expect, it, vi } from "vitest";
import { callerNetwork } from "#contracts/reference-service/http/caller-network.ts";
import { recipientKey } from "#contracts/reference-service/mails/mail-limits.ts";
import { address } from "#tests/core/shop-fixtures.ts";
import {
	order,
	post as postTo,
	project,
	type Reply,
	serviceOfFile,
	startService,
	uuidOf,
} from "./test-service.ts";

/** A service with high rate limits per caller and the usual limits of mails, because attackers have many addresses. */
let now = new Date("2027-03-01T10:00:00Z");
const { post, rows, reset, fillOutbox } = serviceOfFile({ now: () => now, mailLimitFactor: 1 });

beforeEach(async () => {
	now = new Date("2027-03-01T10:00:00Z");
	await reset();
});

const day = 24 * 60 * 60 * 1000;
const victim = "victim@example.com";
const sender = { project, language: "de" };
const withdrawal = (n: number, email = victim) => ({
	...sender,
	name: "Mara",
	order_reference: `26-${n}`,
	email,
	items: "",
});

async function countOf(sql: string, ...values: string[]): Promise<number> {
	const [row] = await rows(`SELECT count(*)::int AS n FROM ${sql}`, ...values);
	return Number(row?.n);
}

const mailsTo = (recipient: string) => countOf("outbox WHERE recipient = $1", recipient);

async function repeat(times: number, send: (n: number) => Promise<Reply>): Promise<readonly Reply[]> {
	const replies: Reply[] = [];
	for (let n = 0; n < times; n += 1) replies.push(await send(n));
	return replies;
}

describe("mails to an unconfirmed address", () => {
	it("B-SEC-06 B-LAW-02 are limited to five receipts of withdrawals a day; all are stored, and responses state whether a receipt is mailed", async () => {
		const replies = await repeat(8, (n) => post("/ecom/withdrawal", withdrawal(n)));
		const received = { status: "ok", received_at: now.toISOString() };
		expect(replies.map(({ body }) => body)).toEqual([
			...Array(5).fill(received),
			...Array(3).fill({ ...received, receipt_mailed: false }),
		]);
		expect(await mailsTo(victim)).toBe(5);
		expect(await countOf("enquiries")).toBe(8);
		expect(await countOf("outbox WHERE kind = 'withdrawal.shop'")).toBe(8);
		expect(await post("/ecom/withdrawal", withdrawal(7))).toEqual(replies[7]);
	});

	it("B-SEC-06 are counted per mailbox, in any spelling", async () => {
		const spellings = [victim, "VICTIM@example.com", "victim+1@example.com", "Victim+2@Example.com"];
		for (const [n, email] of [...spellings, ...spellings].entries())
			await post("/ecom/withdrawal", withdrawal(n, email));
		expect(await countOf("outbox WHERE kind = 'withdrawal.customer'")).toBe(5);
	});

	it("B-SEC-06 are counted per mailbox of Gmail too, and sent to the given address", async () => {
		const one = [
			"victim@gmail.com",
			"v.ictim@gmail.com",
			"vi.ctim@googlemail.com",
			"v.i.c.t.i.m+1@gmail.com",
		];
		for (const [n, email] of [...one, ...one].entries()) await post("/ecom/withdrawal", withdrawal(n, email));
		expect(await countOf("outbox WHERE kind = 'withdrawal.customer'")).toBe(5);
		expect(await mailsTo("v.i.c.t.i.m+1@gmail.com")).toBe(1);
	});
});

describe("further mails to an unconfirmed address", () => {
	it("B-SEC-06 are sent to others, and to the same address on the next day", async () => {
		await repeat(6, (n) => post("/ecom/withdrawal", withdrawal(n)));
		await post("/ecom/withdrawal", withdrawal(7, "mara@example.com"));
		expect(await mailsTo("mara@example.com")).toBe(1);
		now = new Date(now.getTime() + day + 1);
		expect((await post("/ecom/withdrawal", withdrawal(8))).body).not.toHaveProperty("receipt_mailed");
		expect(await mailsTo(victim)).toBe(6);
	});

	it("B-SEC-06 R-ORDER-06 are limited to ten orders a day; all orders are accepted, and a retry gets the same response", async () => {
		const place = (n: number) => post("/ecom/order", order(`limit ${n}`, { customerEmail: victim }));
		const replies = await repeat(12, place);
		expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
		expect(replies.map(({ body }) => body.confirmation_mailed)).toEqual([
			...Array(10).fill(undefined),
			false,
			false,
		]);
		expect(await mailsTo(victim)).toBe(10);
		expect([await countOf("orders"), await countOf("outbox WHERE kind = 'order.shop'")]).toEqual([12, 12]);
		expect([await place(11), await place(1)]).toEqual([replies[11], replies[1]]);
	});

	it("B-SEC-06 B-REL-05 are reported in the status of an order if they are not sent, in case its response was lost", async () => {
		const place = (n: number) => post("/ecom/order", order(`status ${n}`, { customerEmail: victim }));
		await repeat(11, place);
		const statusOf = async (n: number) => {
			const key = { project, order_uuid: uuidOf(`status ${n}`) };
			return (await post("/ecom/order/status", key)).body.order;
		};
		expect(await statusOf(10)).toMatchObject({ confirmation_mailed: false });
		expect(await statusOf(1)).not.toHaveProperty("confirmation_mailed");
	});

	it("B-SEC-06 are limited to fifteen of all kinds", async () => {
		await repeat(12, (n) => post("/ecom/order", order(`all ${n}`, { customerEmail: victim })));
		await repeat(6, (n) => post("/ecom/withdrawal", withdrawal(n)));
		const signUp = await post("/ecom/newsletter", { ...sender, email: victim, consent: true });
		expect(signUp).toEqual({ status: 429, body: { status: "rate_limited" } });
		expect(await mailsTo(victim)).toBe(15);
		expect(await countOf("newsletter")).toBe(0);
	});

	it("B-SEC-06 are limited also if all are sent at once", async () => {
		await Promise.all(Array.from({ length: 20 }, (_, n) => post("/ecom/withdrawal", withdrawal(n))));
		expect([await mailsTo(victim), await countOf("enquiries")]).toEqual([5, 20]);
	});
});

describe("mails of a route", () => {
	it.each([
		["withdrawal.customer", 500, "/ecom/withdrawal", withdrawal(1), { receipt_mailed: false }],
		["order.customer", 2000, "/ecom/order", order("route"), { confirmation_mailed: false }],
	])("B-SEC-06 are limited: %s to %i a day", async (kind, most, path, body, said) => {
		await fillOutbox(kind, most - 1);
		expect((await post(path, body)).body).not.toMatchObject(said);
		await rows("TRUNCATE enquiries");
		const other = path === "/ecom/order" ? order("route 2") : withdrawal(2, "other@example.com");
		expect(await post(path, other)).toMatchObject({ status: 200, body: said });
		expect(await countOf("outbox WHERE kind = $1", kind)).toBe(most);
	});

	it.each([
		["contact", "/ecom/contact", { email: victim, message: "Hallo", privacy: true }, "enquiries"],
		["request", "/ecom/request", { product: 1, email: victim, privacy: true, count: 1 }, "enquiries"],
		["rating", "/ecom/rating", { product: 1, rating: 5, privacy: true }, "ratings"],
	])(
		"B-SEC-06 R-ORDER-08 to the shop are limited: %s to 500 a day; all requests are stored",
		async (kind, path, body, table) => {
			await fillOutbox(kind, 500);
			expect(await post(path, { ...sender, ...body })).toEqual({ status: 200, body: { status: "ok" } });
			expect([await countOf("outbox WHERE kind = $1", kind), await countOf(table)]).toEqual([500, 1]);
		},
	);

	it("B-SEC-06 R-NEWS-02 are limited: newsletter.confirm to 1000 a day, then the response to a sign-up is 429", async () => {
		await fillOutbox("newsletter.confirm", 1000);
		expect((await post("/ecom/newsletter", { ...sender, email: victim, consent: true })).status).toBe(429);
	});
});

describe("typed text in a mail to an unconfirmed address", () => {
	const attack = "Mara\r\n\r\nGewonnen! evil.example\u2028\u202ejetzt\u0007";

	it("B-SEC-06 has each name of a withdrawal on its own line", async () => {
		const body = { ...withdrawal(1), name: attack, order_reference: attack, items: `${attack}\nKette` };
		expect((await post("/ecom/withdrawal", body)).status).toBe(200);
		await expectSingleLines();
	});

	it("B-SEC-06 has each field of an address on its own line, and no comment", async () => {
		const fields = ["company", "given_name", "family_name", "street", "city"].map((name) => [name, attack]);
		const attacked = { ...address, ...Object.fromEntries(fields) };
		const body = order("attack", {
			shippingAddress: attacked,
			invoiceAddress: attacked,
			comment: `X ${attack}`,
		});
		expect((await post("/ecom/order", body)).status).toBe(200);
		await expectSingleLines();
		const [customer, shop] = await rows("SELECT text FROM outbox ORDER BY kind");
		expect(customer?.text).not.toContain("X Mara");
		expect(shop?.text).toContain("X Mara");
	});

	it.each(["/ecom/contact", "/ecom/request", "/ecom/rating"])(
		"B-SEC-06 does not exist for %s, whose mail is sent to the shop only",
		async (path) => {
			const body = {
				product: 1,
				rating: 5,
				email: victim,
				message: attack,
				comment: attack,
				name: attack,
				count: 1,
			};
			expect((await post(path, { ...sender, ...body, privacy: true })).status).toBe(200);
			expect(await rows("SELECT recipient FROM outbox")).toEqual([{ recipient: `shop@${project}` }]);
		},
	);

	it.each([
		["name", { name: "x".repeat(201) }],
		["order_reference", { order_reference: "x".repeat(201) }],
		["items", { items: "x".repeat(1001) }],
		["name", { name: "\u0007\n" }],
	])("B-SEC-06 B-LAW-02 is limited in %s", async (field, changes) => {
		const { status, body } = await post("/ecom/withdrawal", { ...withdrawal(1), ...changes });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
	});

	/** Expects that no line begins with an attacker's text, without a label or a name. */
	async function expectSingleLines(): Promise<void> {
		const mails = await rows("SELECT recipient, subject, text FROM outbox");
		expect(mails.length).toBeGreaterThan(0);
		for (const { subject, text, recipient } of mails) {
			expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
			expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
			if (recipient !== `shop@${project}`) expect(text).not.toMatch(/^\s*Gewonnen/m);
		}
	}
});

describe("one caller", () => {
	it("B-SEC-06 uses at most a tenth of a day's withdrawal mails, even if it calls slowly", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		// A fifth of all limits: 2 calls in ten minutes, 100 mails a day.
		const service = await startService({ rateFactor: 0.2 });
		try {
			const statuses: number[] = [];
			for (let n = 0; n < 12; n += 1) {
				if (n % 2 === 0) vi.setSystemTime(Date.now() + 11 * 60_000);
				const { status } = await postTo(service, "/ecom/withdrawal", withdrawal(n, `m${n}@example.com`));
				statuses.push(status);
			}
			expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
			vi.setSystemTime(Date.now() + day);
			expect((await postTo(service, "/ecom/withdrawal", withdrawal(99))).status).toBe(200);
		} finally {
			vi.useRealTimers();
			await service.close();
		}
	});
});

describe("the keys of limits", () => {
	it.each([
		["203.0.113.9", "203.0.113.9"],
		["::ffff:203.0.113.9", "203.0.113.9"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
		["2001:db8:1:2::9", "2001:db8:1:2"],
		["2001:0DB8:1:2:ffff::", "2001:db8:1:2"],
		["2001:db8::1", "2001:db8:0:0"],
		["::1", "0:0:0:0"],
		["fe80::1%eth0", "fe80:0:0:0"],
	])("B-SEC-06 for the caller %s is %s", (ip, network) => {
		expect(callerNetwork(ip)).toBe(network);
	});

	it.each([
		["Mara+Shop@Example.com", "mara@example.com"],
		["mara@example.com", "mara@example.com"],
		["mara@müller.example", "mara@xn--mller-kva.example"],
		["mara@XN--mller-kva.example", "mara@xn--mller-kva.example"],
		['"a+b"@example.com', '"a@example.com'],
		["M.a.r.a+shop@googlemail.com", "mara@gmail.com"],
		["m.ara@example.com", "m.ara@example.com"],
		["mara-shop@yahoo.de", "mara@yahoo.de"],
		["mara+x@outlook.de", "mara@outlook.de"],
		["mara+x@icloud.com", "mara@icloud.com"],
	])("B-SEC-06 for the recipient %s is %s", (recipient, key) => {
		expect(recipientKey(recipient)).toBe(key);
	});
});
