import { beforeEach, describe, expect, it } from "vitest";
import { decodeCatalogue } from "#contracts/reference-service/catalogue-schema.ts";
import { order, products, project, serviceOfFile, settings } from "./test-service.ts";

/** Stands for the official file. */
const notice = {
	language: "de",
	name: "eu-guarantee-notice.de.png",
	type: "image/png",
	base64: Buffer.from("the notice").toString("base64"),
};
const catalogue = { project, products, settings, notices: [notice] };
const { post, rows, reset } = serviceOfFile({ catalogue });

beforeEach(reset);

const attachments = async () =>
	(await rows("SELECT attachment FROM outbox ORDER BY id")).map(({ attachment }) => attachment);

describe("the official notice of the legal guarantee", () => {
	it("B-LAW-08 comes with the customer's mail, its bytes stored once for all orders", async () => {
		await post("/ecom/order", order("first"));
		await post("/ecom/order", order("second"));
		const named = { name: notice.name, type: notice.type, digest: expect.stringMatching(/^[0-9a-f]{64}$/) };
		expect(await attachments()).toEqual([named, null, named, null]);
		expect(await rows("SELECT base64 FROM mail_files")).toEqual([{ base64: notice.base64 }]);
	});

	it("B-LAW-08 comes with no mail in a language that the shop has no file for", async () => {
		await post("/ecom/order", order("french", { language: "fr" }));
		expect(await attachments()).toEqual([null, null]);
	});

	it.each([
		["no base64", "<html>"],
		["more than a megabyte", "A".repeat(1_400_000)],
		["nothing", ""],
	])("B-LAW-08 is refused where its bytes are %s", (_name, base64) => {
		expect(() => decodeCatalogue({ ...catalogue, notices: [{ ...notice, base64 }] })).toThrow(/notices/);
	});
});
