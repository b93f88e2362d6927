import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { WaitingMail } from "#contracts/reference-service/mails/mail-sender.ts";
import { sendWaitingMails } from "#contracts/reference-service/mails/mail-sender.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import {
	line,
	order,
	post as postTo,
	product,
	products,
	project,
	serviceOfFile,
	settings,
	startService,
} from "./test-service.ts";

const { post, rows, reset, running } = serviceOfFile();

beforeEach(reset);

describe("the outbox", () => {
	it("B-LAW-18 contains a mail to the customer and one to the shop, also if the catalogue has only one language", async () => {
		const lines = [line({ product: 4, personalization: { text: "Ella", heart: true }, count: 2 })];
		const changes = { totalCount: 2, totalPriceBrutto: decimalOf("200"), total: decimalOf("204.9") };
		const body = order("mail", {
			lines,
			...changes,
			language: "fr",
			presentWrap: true,
			personalizedGoodsAcknowledged: true,
		});
		const { body: answer } = await post("/ecom/order", body);
		const mails = await rows("SELECT kind, recipient, reply_to, subject, text FROM outbox ORDER BY id");
		const shop = `shop@${project}`;
		expect(mails).toMatchObject([
			{ kind: "order.customer", recipient: "mara@example.com", reply_to: shop },
			{ kind: "order.shop", recipient: shop, reply_to: "mara@example.com" },
		]);
		const text = String(mails[0]?.text).replace(/[\u00a0\u202f]/g, " ");
		for (const part of [
			`Numéro de commande : ${answer.order_number}`,
			"Ring 4 (R-4)\n  Text : Ella\n  Herz : oui\n",
			"  2 × 100,00 € = 200,00 €",
			"Livraison (Paket) : 4,90 €",
			"Total : 204,90 €",
			"dont TVA (19 %) : 32,72 €",
			"Délai de livraison : ",
			"IBAN DE02",
			"Mara Öztürk\nLange Straße 7a\n70173 Stuttgart\nAllemagne",
			"Emballage cadeau : 0,00 €",
			"pas de droit de rétractation",
		]) {
			expect(text).toContain(part);
		}
	});

	it("B-LAW-18 contains typed text without replaced placeholders", async () => {
		await post("/ecom/order", order("places", { comment: "{{value}} {{order_number}}" }));
		const [mail] = await rows("SELECT text FROM outbox WHERE kind = 'order.shop'");
		expect(mail?.text).toContain("{{value}} {{order_number}}");
	});
});

describe("sending mails", () => {
	it("B-REL-02 is retried after a failure, with twice the delay each time", async () => {
		await post("/ecom/order", order("fails"));
		let at = Date.now() + 1000;
		const sent: WaitingMail[] = [];
		const run = (fails: boolean) =>
			sendWaitingMails(
				running().database,
				async (mail) => {
					if (fails) throw new Error("The mail server is down.");
					sent.push(mail);
				},
				new Date(at),
			);
		expect(await run(true)).toEqual({ sent: 0, failed: 2 });
		expect(await run(false)).toEqual({ sent: 0, failed: 0 });
		at += 61_000;
		expect(await run(true)).toEqual({ sent: 0, failed: 2 });
		at += 61_000;
		expect(await run(false)).toEqual({ sent: 0, failed: 0 });
		at += 61_000;
		expect(await run(false)).toEqual({ sent: 2, failed: 0 });
		expect(await run(false)).toEqual({ sent: 0, failed: 0 });
		expect(sent.map(({ recipient }) => recipient)).toEqual(["mara@example.com", `shop@${project}`]);
	});

	it("happens once per mail, even if two services read one outbox", async () => {
		for (let n = 0; n < 6; n += 1) await post("/ecom/order", order(`shared ${n}`));
		const sent: string[] = [];
		const run = () =>
			sendWaitingMails(running().database, async ({ id }) => void sent.push(id), new Date(Date.now() + 1000));
		await Promise.all([run(), run()]);
		expect(sent).toHaveLength(12);
		expect(new Set(sent).size).toBe(12);
	});
});

describe.skipIf(process.env.REFERENCE_SERVICE_TEST_DATABASE)("a restart", () => {
	it("B-REL-02 B-REL-10 R-ORDER-06 keeps orders and stock, and adds new pieces to the remaining stock", async () => {
		const dataFolder = mkdtempSync(join(tmpdir(), "order-service-"));
		const body = order("kept", { lines: [line({ product: 2 })] });
		const start = (stock: number, listed = products) => {
			const others = listed.filter(({ id }) => id !== 2);
			return startService({
				dataFolder,
				catalogue: { project, settings, products: [...others, product(2, { stock })] },
			});
		};
		const pieces = async (service: Awaited<ReturnType<typeof start>>) => {
			const [row] = await service.database.query(
				"SELECT listed - sold AS pieces FROM stock WHERE item = $1",
				['["2"]'],
			);
			await service.close();
			return row?.pieces;
		};
		try {
			const first = await start(1);
			const placed = await postTo(first, "/ecom/order", body);
			expect(placed.status).toBe(200);
			await first.close();
			const second = await start(1);
			expect(await postTo(second, "/ecom/order", body)).toEqual(placed);
			expect(await pieces(second)).toBe(0);
			expect(await pieces(await start(4))).toBe(3);
		} finally {
			rmSync(dataFolder, { recursive: true, force: true });
		}
	});
});

describe("the catalogue", () => {
	it.each([
		["no object", null, "it should be an object"],
		["no project", { products: [], settings }, "project should be a text"],
		[
			"a price that is none",
			{ project, settings, products: [product(1, { price_brutto: "ten" })] },
			"products.0.price_brutto",
		],
		[
			"a negative price",
			{ project, settings, products: [product(1, { price_brutto: "-1" })] },
			"products.0.price_brutto",
		],
	])("B-SEC-04 is refused at the start with %s", async (_, catalogue, message) => {
		await expect(startService({ catalogue })).rejects.toThrow(message);
	});
});
