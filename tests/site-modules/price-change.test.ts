import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { OrderPayload } from "#core/checkout/order-payload.ts";
import { order, uuidOf } from "#tests/contracts/reference-service/test-service.ts";
import { decimalOf } from "#tests/core/shop-fixtures.ts";
import { createOwnShop, type OwnShop } from "#tests/site-modules/own-shop.ts";

const product = "content/shop/products/pearl-necklace.json";

interface RunningService {
	readonly url: string;
	/** Returns what the service has logged. */
	readonly log: () => string;
}

/** Runs `facette orders` on the built shop. */
async function startOrders(shop: OwnShop, output: string): Promise<RunningService> {
	const command = resolve("dist/program/cli.js");
	const args = ["orders", "--site", shop.folder, "--out", output, "--port", "0"];
	const service = spawn(process.execPath, [command, ...args], { cwd: shop.folder });
	onTestFinished(async () => {
		service.kill("SIGTERM");
		await once(service, "close");
	});
	let log = "";
	for (const stream of [service.stdout, service.stderr])
		stream.on("data", (text) => {
			log += String(text);
		});
	await expect.poll(() => /listens on (\S+)/.exec(log)?.[1], { timeout: 60_000 }).toBeDefined();
	return { url: /listens on (\S+)/.exec(log)?.[1] ?? "", log: () => log };
}

/** Returns an order of one necklace at a price, with the shop's texts. */
function necklaceOrder(catalogue: ReturnType<typeof JSON.parse>, seed: string, price: number): OrderPayload {
	return order(seed, {
		order_uuid: uuidOf(seed),
		project: catalogue.project,
		lines: [
			{
				product: "pearl-necklace",
				variant: null,
				personalization: null,
				count: 1,
				price_brutto: decimalOf(`${price}`),
			},
		],
		totalPriceBrutto: decimalOf(`${price}`),
		shippingCost: decimalOf("9.9"),
		total: decimalOf((price + 9.9).toFixed(2)),
		shippingMethod: "Paketversand",
		paymentMethod: "transfer",
		acceptedTexts: catalogue.requiredTexts,
	});
}

it("B-USE-10 a change of price and stock reaches page, feed and the running order service from one build", async () => {
	const shop = createOwnShop({ orderService: { url: "http://127.0.0.1:4310" } });
	const output = join(shop.folder, "../out/site");
	const file = `${output}.catalogue.json`;
	const catalogue = () => JSON.parse(readFileSync(file, "utf8"));
	const page = () => /\.example(\/\S*perlenkette)\/?<\/loc>/.exec(shop.built("sitemap.xml"))?.[1];
	const feed = () =>
		shop.builtFiles().find((path) => path.startsWith("feeds/") && path.endsWith(".xml")) ?? "";
	const prices = () =>
		[
			/"price":\s*"?([\d.]+)/.exec(shop.built(`${page()}/index.html`))?.[1],
			/<g:price>([\d.]+) EUR<\/g:price>/.exec(shop.built(feed()).split("perlenkette")[1] ?? "")?.[1],
			catalogue().products.find(({ id }: { id: string }) => id === "pearl-necklace").price_brutto,
		].map(Number);
	expect(shop.build()).toMatchObject({ status: 0 });
	const service = await startOrders(shop, output);
	const send = async (seed: string, price: number): Promise<unknown> => {
		const response = await fetch(`${service.url}/ecom/order`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(necklaceOrder(catalogue(), seed, price)),
		});
		return await response.json();
	};
	shop.edit(product, '"stock": 1', '"stock": 3');
	expect(shop.build()).toMatchObject({ status: 0 });
	// An order before the service has taken over the catalogue is taken at the price until then.
	const replacements = () => service.log().split("catalogue replaced").length - 1;
	await expect.poll(replacements, { timeout: 60_000 }).toBe(1);
	expect(await send("first", 1190)).toMatchObject({ status: "ok", total: "1199.9" });

	shop.edit(product, '"price_brutto": "1190"', '"price_brutto": "1250"');
	expect(shop.build()).toMatchObject({ status: 0 });
	expect(prices()).toEqual([1250, 1250, 1250]);
	await expect.poll(replacements, { timeout: 60_000 }).toBe(2);
	// The shopper still sees the old price, and is asked once for the new one.
	expect(await send("second", 1190)).toMatchObject({
		status: "price_changed",
		prices: [{ product: "pearl-necklace", variant: null, price_brutto: "1250" }],
	});
	expect(await send("second", 1250)).toMatchObject({ status: "ok", total: "1259.9" });
	expect(await send("third", 1250)).toMatchObject({ status: "ok" });
	expect(await send("fourth", 1250)).toMatchObject({ status: "out_of_stock" });
	// A catalogue that is missing is written, although the content has not changed.
	rmSync(file);
	expect(shop.build()).toMatchObject({ status: 0 });
	expect(prices()).toEqual([1250, 1250, 1250]);
});
