import { beforeEach, describe, expect, it } from "vitest";
import { project, serviceOfFile } from "./test-service.ts";

const { post, rows, reset } = serviceOfFile({ now: () => new Date("2027-03-01T10:00:00Z") });

beforeEach(reset);

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
	name: "Mara https://spam.example",
	email: "mara@example.com",
	phone: "0711 123456",
	message: "Besuchen Sie https://spam.example",
	privacy: true,
};
const mails = () =>
	rows("SELECT kind, recipient, reply_to, language, subject, text FROM outbox ORDER BY kind");

describe("POST /ecom/appointment", () => {
	it("B-USE-15 mails the shop what was asked for, in its language, and the customer its receipt, in theirs", async () => {
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

	it("B-USE-15 B-SEC-06 sends nothing that somebody typed in to an address that somebody typed in", async () => {
		await post("/ecom/appointment", appointment);
		const [customer] = await mails();
		for (const typed of ["spam.example", appointment.reason, appointment.branch])
			expect(`${customer?.subject} ${customer?.text}`).not.toContain(typed);
	});

	it("B-USE-15 takes the same request within the hour for a repeated attempt", async () => {
		for (const _ of [1, 2]) expect((await post("/ecom/appointment", appointment)).status).toBe(200);
		expect(await mails()).toHaveLength(2);
	});

	it.each([
		[{ wishes: [] }, "date1", "form.missing"],
		[{ wishes: [{ date: "2027-02-27", time: "10:30" }] }, "time1", "appointment.notOpen"],
		[{ wishes: [{ date: "2027-03-02", time: "half past ten" }] }, "time1", "form.invalid"],
		[{ product: 99 }, "product", "form.invalid"],
		[{ project: "another.example" }, "project", "form.invalid"],
		[{ privacy: false }, "privacy", "form.notAccepted"],
	])("B-USE-15 refuses %j and mails nobody", async (changes, field, key) => {
		const { status, body } = await post("/ecom/appointment", { ...appointment, ...changes });
		expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, key })]]);
		expect(await mails()).toEqual([]);
	});

	it("B-USE-15 takes one without a product", async () => {
		expect((await post("/ecom/appointment", { ...appointment, product: null })).status).toBe(200);
	});
});
