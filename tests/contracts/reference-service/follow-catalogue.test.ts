import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeEach, expect, it } from "vitest";
import { openCatalogueFile } from "#contracts/reference-service/catalogue-file.ts";
import type { ReferenceService } from "#contracts/reference-service/reference-service.ts";
import { order, post, product, project, settings, startService } from "./test-service.ts";

const folder = mkdtempSync(join(tmpdir(), "followed-catalogue-"));
const file = join(folder, "catalogue.json");
let service: ReferenceService;
let log = "";

interface Written {
	readonly price?: string;
	readonly stock?: number;
	readonly day?: number;
	readonly project?: string;
	/** The day of March on which it was published again. */
	readonly restoredOn?: number;
}

const textOf = ({ price = "100", stock = 5, day = 1, project: shop = project, restoredOn }: Written) =>
	JSON.stringify({
		project: shop,
		...(restoredOn && { restored_at: `2027-03-0${restoredOn}T10:00:00.000Z` }),
		settings,
		content_read_at: `2027-03-0${day}T10:00:00.000Z`,
		products: [product(1, { price_brutto: price, stock, project: shop })],
	});

/** Replaces the file in one step, as a build does. */
function replaceFile(written: Written): void {
	writeFileSync(`${file}.part`, textOf(written));
	renameSync(`${file}.part`, file);
}

const send = async (seed: string) => (await post(service, "/ecom/order", order(seed))).body;
const health = async () => await (await fetch(`${service.url}/health`)).json();

beforeEach(async () => {
	await service?.close();
	log = "";
	replaceFile({});
	const catalogueFile = openCatalogueFile(file);
	const stream = new Writable({
		write(chunk, _encoding, done) {
			log += String(chunk);
			done();
		},
	});
	service = await startService({
		catalogue: catalogueFile.content,
		catalogueFile,
		followEvery: 10,
		logger: { stream },
	});
});

afterAll(async () => {
	await service.close();
	rmSync(folder, { recursive: true });
});

it("B-USE-10 a new price and stock hold without a restart, and an order at the old price is answered with the new one", async () => {
	expect(await send("before")).toMatchObject({ status: "ok", total: "104.9" });
	replaceFile({ price: "120", stock: 1, day: 2 });
	await expect.poll(() => log).toContain("catalogue replaced");
	// One of the five was sold, so one left in the content means none.
	expect(await send("after")).toMatchObject({
		status: "out_of_stock",
		prices: [{ product: 1, variant: null, price_brutto: "120" }],
		stock: [{ product: 1, variant: null, stock: 0 }],
	});
});

it.each([
	["half a catalogue", () => truncateSync(file, 40)],
	["no catalogue", () => writeFileSync(file, "{}")],
	["nothing", () => rmSync(file)],
	["another shop's catalogue", () => replaceFile({ project: "other.example", day: 2 })],
])(
	"B-USE-10 with %s in the file, the service keeps the old one, logs it, and follows the next",
	async (_, damage) => {
		damage();
		await expect.poll(() => log).toContain("the new catalogue is not usable");
		expect(await health()).toEqual({ status: "ok", warnings: ["catalogue_not_usable"] });
		expect(await send("damaged")).toMatchObject({ status: "ok", total: "104.9" });
		expect(log.match(/is not usable: the one before stays/g)).toHaveLength(1);
		replaceFile({ price: "120", day: 3 });
		await expect.poll(() => log).toContain("catalogue replaced");
		expect(await health()).toEqual({ status: "ok" });
		expect(await send("next")).toMatchObject({ status: "price_changed" });
	},
);

it("B-USE-10 an older catalogue does not replace the current one", async () => {
	replaceFile({ price: "120", day: 3 });
	await expect.poll(() => log).toContain("catalogue replaced");
	replaceFile({ price: "90", day: 2 });
	await expect.poll(() => log).toContain("an older catalogue than the current one");
	expect(await send("older")).toMatchObject({ prices: [{ price_brutto: "120" }] });
});

it("B-USE-09 B-REL-10 an older catalogue that was published again sells at its prices, with the current stock, until the next build", async () => {
	replaceFile({ price: "120", stock: 1, day: 3 });
	await expect.poll(() => log).toContain("catalogue replaced");
	log = "";
	replaceFile({ price: "100", stock: 5, day: 2, restoredOn: 4 });
	await expect.poll(() => log).toContain("catalogue replaced");
	expect(await send("restored")).toMatchObject({ status: "ok", total: "104.9" });
	expect(await send("second")).toMatchObject({ status: "out_of_stock" });
	log = "";
	replaceFile({ price: "130", stock: 4, day: 5 });
	await expect.poll(() => log).toContain("catalogue replaced");
	expect(await send("next")).toMatchObject({ status: "price_changed", prices: [{ price_brutto: "130" }] });
});

it("B-USE-10 of two catalogues at once, the newer one stays", async () => {
	await Promise.all([
		service.replaceCatalogue(JSON.parse(textOf({ price: "130", day: 5 }))),
		service.replaceCatalogue(JSON.parse(textOf({ price: "140", day: 4 }))),
	]);
	expect(await send("both")).toMatchObject({ prices: [{ price_brutto: "130" }] });
});
