import { beforeEach, describe, expect, it } from "vitest";
import { order, project, serviceOfFile } from "./test-service.ts";

let now = new Date("2027-03-01T10:00:00Z");
const { post, rows, reset, running } = serviceOfFile({ now: () => now });

beforeEach(async () => {
	now = new Date("2027-03-01T10:00:00Z");
	await reset();
});

const hour = 60 * 60 * 1000;
const sender = { project, language: "de" };
const later = (time: number) => {
	now = new Date(now.getTime() + time);
};
const mails = (kind: string) =>
	rows("SELECT recipient, reply_to, subject, text FROM outbox WHERE kind = $1", kind);

const request = {
	...sender,
	product: 3,
	variant: 54,
	personalization: null,
	email: "mara@example.com",
	privacy: true,
	name: "Mara",
	phone: "",
	message: "Haben Sie ihn da?",
	branch: "Stuttgart",
	count: 2,
};
const contact = {
	...sender,
	page: "/kontakt",
	email: "mara@example.com",
	message: "Guten Tag",
	privacy: true,
	name: "",
	phone: "",
	branch: "",
	subject: "",
	honeypot: "",
};
const rating = {
	...sender,
	product: 1,
	rating: 5,
	privacy: true,
	name: "",
	comment: "Schön",
	order_number: "",
};
const withdrawal = {
	...sender,
	name: "Mara",
	order_reference: "26-AAAA-BBBB",
	email: "mara@example.com",
	items: "",
};

describe("POST /ecom/request", () => {
	it("R-ORDER-03 stores the request and mails it to the shop only", async () => {
		expect(await post("/ecom/request", request)).toEqual({ status: 200, body: { status: "ok" } });
		expect(await rows("SELECT kind, payload FROM enquiries")).toEqual([
			{ kind: "request", payload: request },
		]);
		expect(await rows("SELECT recipient FROM outbox")).toEqual([{ recipient: `shop@${project}` }]);
		const [mail] = await mails("request");
		expect(mail).toMatchObject({
			reply_to: "mara@example.com",
			subject: "Verfügbarkeitsanfrage: Ring 3, Size 54",
		});
		expect(mail?.text).toContain("Nachricht: Haben Sie ihn da?");
	});

	it("R-ORDER-03 treats the same request within the hour as a retry", async () => {
		for (const _ of [1, 2]) expect((await post("/ecom/request", request)).status).toBe(200);
		later(2 * hour);
		await post("/ecom/request", request);
		expect(await rows("SELECT count(*)::int AS n FROM enquiries")).toEqual([{ n: 2 }]);
	});

	it.each([
		["email", { email: "nobody" }],
		["privacy", { privacy: false }],
		["count", { count: 0 }],
		["count", { count: 1.5 }],
		["product", { product: 99 }],
		["project", { project: "another.example" }],
	])("R-ORDER-03 refuses a request with an invalid %s", async (field, changes) => {
		const { status, body } = await post("/ecom/request", { ...request, ...changes });
		expect(status).toBe(400);
		expect(body.errors).toEqual([expect.objectContaining({ field })]);
	});
});

describe("POST /ecom/contact", () => {
	it("R-ORDER-08 mails the message to the shop", async () => {
		expect(await post("/ecom/contact", contact)).toEqual({ status: 200, body: { status: "ok" } });
		const [mail] = await mails("contact");
		expect(mail).toMatchObject({ recipient: `shop@${project}`, reply_to: "mara@example.com" });
	});

	it("R-ORDER-08 drops a message with a filled honeypot, with the same response", async () => {
		const response = await post("/ecom/contact", { ...contact, honeypot: "http://spam.example" });
		expect(response).toEqual({ status: 200, body: { status: "ok" } });
		expect([await rows("SELECT id FROM enquiries"), await mails("contact")]).toEqual([[], []]);
	});
});

describe("POST /ecom/rating", () => {
	const stored = () => rows("SELECT rating, verified, moderated FROM ratings");

	it("B-LAW-09 stores a rating unmoderated, and unverified without an order", async () => {
		expect(await post("/ecom/rating", rating)).toEqual({ status: 200, body: { status: "ok" } });
		expect(await stored()).toEqual([{ rating: 5, verified: false, moderated: false }]);
	});

	it("B-LAW-09 verifies a rating by the number of an order with the product", async () => {
		const { body } = await post("/ecom/order", order("rated"));
		const order_number = String(body.order_number);
		await post("/ecom/rating", { ...rating, order_number: order_number.toLowerCase() });
		await post("/ecom/rating", { ...rating, order_number, product: 2 });
		await post("/ecom/rating", { ...rating, order_number: "26-AAAA-BBBB" });
		expect((await stored()).map(({ verified }) => verified)).toEqual([true, false, false]);
	});

	it("R-ORDER-04 B-LAW-09 stores a repeated rating once, with one mail", async () => {
		const { body } = await post("/ecom/order", order("rated twice"));
		const named = { ...rating, order_number: String(body.order_number) };
		for (const sent of [
			rating,
			rating,
			named,
			{ ...named, language: "en" },
			{ ...named, comment: " Schön " },
		])
			expect(await post("/ecom/rating", sent)).toEqual({ status: 200, body: { status: "ok" } });
		later(40 * 24 * hour);
		await post("/ecom/rating", { ...named, order_number: named.order_number.toLowerCase() });
		expect(await stored()).toHaveLength(2);
		expect(await mails("rating")).toHaveLength(2);
	});

	it("R-ORDER-04 B-LAW-09 stores one of two simultaneous ratings", async () => {
		await Promise.all([1, 2, 3].map(() => post("/ecom/rating", rating)));
		expect(await stored()).toHaveLength(1);
	});

	it("R-ORDER-04 B-LAW-09 stores different ratings, and the same words from somebody else on another day", async () => {
		await post("/ecom/rating", rating);
		await post("/ecom/rating", { ...rating, rating: 4 });
		await post("/ecom/rating", { ...rating, product: 2 });
		later(25 * hour);
		await post("/ecom/rating", rating);
		expect(await stored()).toHaveLength(4);
	});

	it.each([0, 6, 4.5, "5", null])("R-ORDER-04 refuses the rating %j", async (value) => {
		const { status, body } = await post("/ecom/rating", { ...rating, rating: value });
		expect(status).toBe(400);
		expect(body.errors).toEqual([expect.objectContaining({ field: "rating" })]);
	});
});

describe("POST /ecom/withdrawal", () => {
	it("B-LAW-02 responds the same with and without such an order", async () => {
		const { body: placed } = await post("/ecom/order", order("withdrawn"));
		const of = (order_reference: unknown) => post("/ecom/withdrawal", { ...withdrawal, order_reference });
		const [real, invented] = [await of(placed.order_number), await of("26-AAAA-BBBB")];
		expect(real).toEqual(invented);
		expect(real).toEqual({ status: 200, body: { status: "ok", received_at: "2027-03-01T10:00:00.000Z" } });
		const [first, second] = await mails("withdrawal.customer");
		const text = String(first?.text).replace(String(placed.order_number), "26-AAAA-BBBB");
		expect(text).toBe(second?.text);
	});

	it("B-LAW-02 sends a receipt with content, date and time, in the page's language", async () => {
		await post("/ecom/withdrawal", { ...withdrawal, language: "fr", items: "La bague" });
		const [mail] = await mails("withdrawal.customer");
		expect(mail?.recipient).toBe("mara@example.com");
		for (const part of ["1 mars 2027", "11:00:00", "Mara", "26-AAAA-BBBB", "La bague"]) {
			expect(mail?.text).toContain(part);
		}
	});

	it("B-LAW-02 responds to a retry a day later with the time of the first, and sends one receipt", async () => {
		const first = await post("/ecom/withdrawal", withdrawal);
		later(25 * hour);
		expect(await post("/ecom/withdrawal", withdrawal)).toEqual(first);
		expect(await mails("withdrawal.customer")).toHaveLength(1);
	});
});

describe("POST /ecom/newsletter", () => {
	const subscribe = (email = "mara@example.com", changes = {}) =>
		post("/ecom/newsletter", { ...sender, email, consent: true, ...changes });
	const ok = { status: 200, body: { status: "ok" } };
	const duplicate = { status: 409, body: { status: "duplicate" } };
	const confirmed = async () =>
		(await rows("SELECT 1 FROM newsletter WHERE confirmed_at IS NOT NULL")).length;

	/** Returns the link of the newest mail. */
	async function link(): Promise<string> {
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'newsletter.confirm' ORDER BY id DESC");
		return /http\S+/.exec(String(mail?.text))?.[0] ?? "";
	}

	it("R-NEWS-02 subscribes a trimmed address once the link in the mail is followed, and recognizes it afterwards", async () => {
		expect(await subscribe(" Mara@example.com ")).toEqual(ok);
		expect(await confirmed()).toBe(0);
		const url = await link();
		expect(url.startsWith(`${running().url}/newsletter/confirm?token=`)).toBe(true);
		for (const _ of [1, 2]) {
			const page = await fetch(url);
			expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
			expect(await page.text()).toContain("Ihre Anmeldung zum Newsletter ist bestätigt.");
		}
		expect(await confirmed()).toBe(1);
		expect(await subscribe("mara@EXAMPLE.com")).toEqual(duplicate);
	});

	it("R-NEWS-02 accepts an address of 254 characters and refuses a longer one", async () => {
		const longest = `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}ccc.de`;
		expect(longest).toHaveLength(254);
		expect(await subscribe(longest)).toEqual(ok);
		const { status, body } = await subscribe(longest.replace("ccc", "cccc"));
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: "email" })]]);
	});

	it("stores no token of a newsletter link that a reader of the table could use", async () => {
		await subscribe();
		const token = new URL(await link()).searchParams.get("token");
		const [row] = await rows("SELECT * FROM newsletter");
		expect(JSON.stringify(row)).not.toContain(token);
	});

	it("B-SEC-06 mails at most three newsletter links a week to one address", async () => {
		for (const _ of [1, 2, 3]) expect(await subscribe()).toEqual(ok);
		expect(await subscribe()).toEqual({ status: 429, body: { status: "rate_limited" } });
		expect(await mails("newsletter.confirm")).toHaveLength(3);
		later(8 * 24 * hour);
		expect(await subscribe()).toEqual(ok);
	});

	it.each(["", "x", "A".repeat(43), "' OR 1=1 --"])("confirms no sign-up for the token %j", async (token) => {
		await subscribe();
		const page = await fetch(`${running().url}/newsletter/confirm?token=${encodeURIComponent(token)}`);
		expect([page.status, await confirmed()]).toEqual([404, 0]);
	});

	it("confirms no sign-up with a link older than a week", async () => {
		await subscribe();
		const url = await link();
		later(8 * 24 * hour);
		expect([(await fetch(url)).status, await confirmed()]).toEqual([404, 0]);
	});

	it("refuses a sign-up without consent", async () => {
		const { status, body } = await subscribe("mara@example.com", { consent: false });
		expect([status, body.errors]).toEqual([400, [{ field: "consent", key: "form.notAccepted", params: {} }]]);
	});
});
