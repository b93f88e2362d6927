import { Writable } from "node:stream";
import { beforeEach, describe, expect, it } from "vitest";
import { order, project, serviceOfFile, uuidOf } from "./test-service.ts";

const logged: string[] = [];
const stream = new Writable({
	write(chunk, _encoding, done) {
		logged.push(String(chunk));
		done();
	},
});

const now = new Date("2027-03-01T10:00:00Z");
const { post, rows, reset, fillOutbox } = serviceOfFile({
	now: () => now,
	mailLimitFactor: 1,
	logger: { level: "warn", stream },
});

beforeEach(async () => {
	await reset();
	logged.length = 0;
});

const email = "mara@example.com";
const sender = { project, language: "de" };
const withdrawal = { ...sender, name: "Mara", order_reference: "26-1", email, items: "" };

describe("the log of mails beyond their limit", () => {
	it.each([
		["order.shop", 5000, "/ecom/order", order("lost"), "orders"],
		["withdrawal.shop", 1000, "/ecom/withdrawal", withdrawal, "enquiries"],
		["request", 500, "/ecom/request", { ...sender, product: 1, email, privacy: true, count: 1 }, "enquiries"],
		["contact", 500, "/ecom/contact", { ...sender, email, message: "Hallo", privacy: true }, "enquiries"],
		["rating", 500, "/ecom/rating", { ...sender, product: 1, rating: 5, privacy: true }, "ratings"],
	])(
		"B-SEC-06 R-ORDER-01 has %s beyond %i a day, with the place of the stored data and without personal data",
		async (mail, most, path, body, table) => {
			await fillOutbox(mail, most);
			expect((await post(path, body)).status).toBe(200);
			const [line = "{}", ...more] = logged;
			expect(more).toEqual([]);
			const entry = JSON.parse(line);
			expect(entry).toMatchObject({ mail, table, received_at: now.toISOString() });
			expect(entry.msg).toMatch(/^mail not sent: beyond the limit/);
			expect(line).not.toMatch(/mara|öztürk|hallo/i);
			expect(await rows(`SELECT 1 FROM ${table} WHERE received_at = $1`, entry.received_at)).toHaveLength(1);
		},
	);

	it("B-SEC-06 B-REL-06 has the lost mail of a switch to a transfer, which is valid", async () => {
		const walletOrder = order("switched", { customerEmail: email, paymentMethod: 4 });
		expect((await post("/ecom/order", walletOrder)).status).toBe(200);
		await fillOutbox("transfer.customer", 2000);
		const key = { project, order_uuid: uuidOf("switched") };
		expect((await post("/ecom/order/payment_method", { ...key, payment_method: 1 })).status).toBe(200);
		expect((await post("/ecom/order/status", key)).body.order).toMatchObject({ payment_method: "1" });
		expect(logged.map((line) => JSON.parse(line))).toEqual([
			expect.objectContaining({ mail: "transfer.customer", table: "orders", received_at: now.toISOString() }),
		]);
	});
});
