import { beforeEach, describe, expect, it } from "vitest";
import { products, project, serviceOfFile, settings } from "./test-service.ts";

const now = () => new Date("2027-03-01T10:00:00Z");
const { post, rows, reset } = serviceOfFile({ now });

/** Open from Tuesday to Friday from 9:00 to 18:00, except on 3 March. */
const hours = [{ from: 540, to: 1080 }];
const schedule = {
	time_zone: "Europe/Berlin",
	week: [[], hours, hours, hours, hours, [], []],
	dates: { "2027-03-03": { ranges: [] } },
};
const branches = [{ name: "Sternau Mitte", street: "Königstraße 12", city: "Berlin", schedule }];
const known = serviceOfFile({ now, catalogue: { project, products, settings, branches } });

beforeEach(async () => {
	await reset();
	await known.reset();
});

const appointment = {
	project,
	language: "fr",
	product: 3,
	reason: "Bague de fiançailles",
	duration: 60,
	branch: "Sternau Mitte",
	wishes: [
		{ date: "2027-03-02", time: "10:30" },
		{ date: "2027-03-03", time: "15:00" },
	],
	name: "Mara spam.example",
	email: "mara@example.com",
	phone: "0711 123456",
	message: "Besuchen Sie https://spam.example",
	privacy: true,
};
const mails = () =>
	rows("SELECT kind, recipient, reply_to, language, subject, text FROM outbox ORDER BY kind");

describe("POST /ecom/appointment", () => {
	it("B-USE-15 mails the request to the shop in its language, and a receipt to the customer in theirs", async () => {
		expect(await post("/ecom/appointment", appointment)).toEqual({ status: 200, body: { status: "ok" } });
		expect(await rows("SELECT kind, payload FROM enquiries")).toEqual([
			{ kind: "appointment", payload: appointment },
		]);
		const [customer, shop] = await mails();
		expect(customer).toMatchObject({
			recipient: "mara@example.com",
			reply_to: `shop@${project}`,
			language: "fr",
		});
		expect(customer?.text).toMatch(/1er souhait\s*: mardi 2 mars 2027, 10:30/);
		expect(shop).toMatchObject({
			recipient: `shop@${project}`,
			reply_to: "mara@example.com",
			language: "de",
			subject: "Termin angefragt: Bague de fiançailles, Sternau Mitte",
		});
		for (const line of [
			"Dauer in Minuten: 60",
			"1. Wunsch: Dienstag, 2. März 2027, 10:30",
			"2. Wunsch: Mittwoch, 3. März 2027, 15:00",
		])
			expect(shop?.text).toContain(line);
		expect(shop?.text).toContain("Ring 3");
	});

	it("B-USE-15 B-SEC-06 sends no typed text to a typed address", async () => {
		await post("/ecom/appointment", appointment);
		const [customer] = await mails();
		for (const typed of ["spam.example", appointment.reason, appointment.branch])
			expect(`${customer?.subject} ${customer?.text}`).not.toContain(typed);
	});

	it("B-USE-15 treats the same request within the hour as a retry", async () => {
		for (const _ of [1, 2]) expect((await post("/ecom/appointment", appointment)).status).toBe(200);
		expect(await mails()).toHaveLength(2);
	});

	it.each([
		[{ wishes: [] }, "date1", "form.missing"],
		[{ wishes: [{ date: "2027-02-28", time: "10:30" }] }, "time1", "appointment.notOpen"],
		[{ wishes: [{ date: "2027-03-02", time: "half past ten" }] }, "time1", "form.invalid"],
		[{ product: 99 }, "product", "form.invalid"],
		[{ project: "another.example" }, "project", "form.invalid"],
		[{ privacy: false }, "privacy", "form.notAccepted"],
	])("B-USE-15 refuses %j and mails nobody", async (changes, field, key) => {
		const { status, body } = await post("/ecom/appointment", { ...appointment, ...changes });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, key })]]);
		expect(await mails()).toEqual([]);
	});

	it("B-USE-15 accepts one without a product", async () => {
		expect((await post("/ecom/appointment", { ...appointment, product: null })).status).toBe(200);
	});
});

describe("POST /ecom/appointment if the catalogue has branches with hours", () => {
	const open = [{ date: "2027-03-02", time: "10:30" }];
	const calendar = async () => {
		const [mail] = await known.rows("SELECT attachments FROM outbox WHERE kind = 'appointment.customer'");
		return (mail?.attachments as { name: string; type: string; text: string }[] | undefined)?.[0];
	};

	it("B-USE-15 B-SEC-06 sends the customer a calendar file in the catalogue's own words", async () => {
		expect((await known.post("/ecom/appointment", { ...appointment, wishes: open })).status).toBe(200);
		const file = await calendar();
		expect(file).toMatchObject({
			name: "demande-de-rendez-vous.ics",
			type: "text/calendar; charset=utf-8; method=PUBLISH",
		});
		expect(file?.text).toContain("DTSTART:20270302T093000Z\r\nDTEND:20270302T103000Z");
		expect(file?.text).toContain("LOCATION:Sternau Mitte\\, Königstraße 12\\, Berlin");
		for (const typed of ["spam.example", appointment.reason]) expect(file?.text).not.toContain(typed);
		const [shop] = await known.rows("SELECT attachments FROM outbox WHERE kind = 'appointment.shop'");
		expect(shop).toEqual({ attachments: [] });
	});

	it.each([
		["on a day off", { wishes: [{ date: "2027-03-08", time: "10:30" }] }, "time1", "appointment.notOpen"],
		[
			"on a holiday",
			{ wishes: [...open, { date: "2027-03-03", time: "10:30" }] },
			"time2",
			"appointment.notOpen",
		],
		[
			"too near to the end of the day",
			{ wishes: [{ date: "2027-03-02", time: "17:30" }] },
			"time1",
			"appointment.notOpen",
		],
		["twice at one time", { wishes: [...open, ...open] }, "time2", "appointment.sameWish"],
		["in months", { wishes: [{ date: "2027-06-01", time: "10:30" }] }, "time1", "appointment.notOpen"],
		["at a branch that is none", { wishes: open, branch: "Sternau Mond" }, "branch", "form.invalid"],
	])("B-USE-15 B-SEC-04 refuses an appointment %s", async (_, changes, field, key) => {
		const { status, body } = await known.post("/ecom/appointment", { ...appointment, ...changes });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, key })]]);
		expect(await calendar()).toBeUndefined();
	});
});
