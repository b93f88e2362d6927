import { beforeEach, describe, expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { line, order, products, project, serviceOfFile, settings } from "./test-service.ts";

const file = (name: string, type: string) => ({ name, type, base64: Buffer.from(name).toString("base64") });

/** Placeholders for the official files. */
const notice = { language: "de", ...file("eu-guarantee-notice.de.png", "image/png") };
const label = {
	product: 1,
	languages: ["de", "fr"],
	...file("eu-guarantee-label.ring.pdf", "application/pdf"),
};
const catalogue = { project, products, settings, notices: [notice], labels: [label] };
const { post, rows, reset } = serviceOfFile({ catalogue });

beforeEach(reset);

const attachments = async () =>
	(await rows("SELECT attachments FROM outbox ORDER BY id")).map(({ attachments: own }) => own);
const stored = ({ name, type }: { readonly name: string; readonly type: string }) => ({
	name,
	type,
	digest: expect.stringMatching(/^[0-9a-f]{64}$/),
});

describe("the official graphics of guarantees", () => {
	it("B-LAW-08 are attached to the customer's mail: the notice and each product's label, stored once for all orders", async () => {
		await post("/ecom/order", order("first"));
		await post("/ecom/order", order("second"));
		const own = [stored(notice), stored(label)];
		expect(await attachments()).toEqual([own, [], own, []]);
		expect(await rows("SELECT base64 FROM mail_files ORDER BY base64")).toEqual(
			[label.base64, notice.base64].sort().map((base64) => ({ base64 })),
		);
	});

	it("B-LAW-08 are not attached to mails in a language without a file", async () => {
		await post("/ecom/order", order("french", { language: "fr" }));
		await post("/ecom/order", order("english", { language: "en" }));
		expect(await attachments()).toEqual([[stored(label)], [], [], []]);
	});

	it("B-LAW-08 include no label of a product that was not ordered", async () => {
		await post("/ecom/order", order("other", { lines: [line({ product: 2 })] }));
		expect(await attachments()).toEqual([[stored(notice)], []]);
	});

	it.each([
		["no base64", "<html>"],
		["more than a megabyte", "A".repeat(1_400_000)],
		["nothing", ""],
	])("B-LAW-08 are refused if their bytes are %s", (_name, base64) => {
		expect(() => decodeCatalogue({ ...catalogue, notices: [{ ...notice, base64 }] })).toThrow(/notices/);
		expect(() => decodeCatalogue({ ...catalogue, labels: [{ ...label, base64 }] })).toThrow(/labels/);
	});
});
