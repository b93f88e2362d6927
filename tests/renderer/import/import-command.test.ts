import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteFindings } from "#renderer/site/site-findings.ts";
import { runImport } from "#tests/renderer/import/import-run.ts";
import { weber, writeShop } from "#tests/renderer/init/new-shop.ts";

const shopifyFile = "tests/adapters/content-exports/fixtures/shopify.csv";
const newImage = (width: number) => sharp({ create: { width, height: 40, channels: 3, background: "#888" } });
const newShop = () => writeShop([...weber, "--languages", "de,en"]);
const folder = (name: string) => mkdtempSync(join(tmpdir(), name));

function writeList(text: string): string {
	const path = join(folder("list-"), "list.csv");
	writeFileSync(path, text);
	return path;
}

function readJson(site: string, file: string) {
	return JSON.parse(readFileSync(join(site, "content", file), "utf8"));
}

function nameRedirects(site: string): void {
	const config = join(site, "facette.config.ts");
	const text = readFileSync(config, "utf8").replace("});", '\tredirects: { file: "redirects.csv" },\n});');
	writeFileSync(config, text);
}

/** A folder with two of the three images of the export, one of them in a format that is converted. */
async function imageFolder(): Promise<string> {
	const images = folder("images-");
	mkdirSync(join(images, "2024/05"), { recursive: true });
	writeFileSync(join(images, "2024/05/RING 1.JPG"), await newImage(60).jpeg().toBuffer());
	writeFileSync(join(images, "ring-worn.webp"), await newImage(50).webp().toBuffer());
	writeFileSync(join(images, "ring-box.png"), "no image");
	return images;
}

describe("facette import", () => {
	it("B-USE-07 turns an export of Shopify into content without a fault, images included", async () => {
		const site = await newShop();
		const { status, printed } = await runImport(
			...["shopify", shopifyFile, "--into", site, "--images", await imageFolder(), "--no-download"],
		);
		expect(status, printed).toBe(0);
		nameRedirects(site);
		expect(readJson(site, "shop/products/solitaire-ring.json").translations[0].display_name).toBe(
			"Solitärring",
		);
		const findings = await siteFindings(site);
		const errors = findings.filter(({ severity }) => severity === "error").map(({ key }) => key);
		expect(new Set(errors)).toEqual(new Set(["check.rule.gap"]));
		expect(findings.filter(({ key }) => key.startsWith("note.redirects."))).toEqual([]);
	});

	it("B-USE-07 uses an image that the media folder has already", async () => {
		const site = await newShop();
		const media = join(site, "content/media");
		const list = join(folder("list-"), "list.csv");
		writeFileSync(list, "Bezeichnung;Preis;Bild\nRing;890.00;ring.jpg\n");
		await runImport("csv", list, "--into", site, "--images", media, "--no-download");
		expect(readJson(site, "shop/products/ring.json").images).toEqual(["ring.jpg"]);
		expect(readdirSync(media).filter((name) => name.startsWith("ring"))).toEqual(["ring.jpg"]);
	});

	it("B-USE-07 checks the images: their bytes count, not their names", async () => {
		const site = await newShop();
		const { printed } = await runImport(
			...[
				"shopify",
				shopifyFile,
				"--into",
				site,
				"--images",
				await imageFolder(),
				"--no-download",
				"--overwrite",
			],
		);
		const { images } = readJson(site, "shop/products/solitaire-ring.json");
		expect(images).toEqual([
			expect.stringMatching(/^ring-1-[0-9a-f]{6}\.jpg$/),
			expect.stringMatching(/^ring-worn-[0-9a-f]{6}\.jpg$/),
		]);
		expect((await sharp(join(site, "content/media", images[1])).metadata()).format).toBe("jpeg");
		expect(printed).toContain("ring-box.png was not taken");
		expect(readdirSync(join(site, "content/media")).filter((name) => name.endsWith(".part"))).toEqual([]);
	});
});

describe("facette import into a shop with files", () => {
	it("B-USE-07 leaves files that differ, and puts the export's values into them with --overwrite", async () => {
		const site = await newShop();
		const file = "shop/products/solitaire-ring.json";
		const before = readFileSync(join(site, "content", file), "utf8");
		const kept = await runImport("shopify", shopifyFile, "--into", site, "--no-download");
		expect(kept.printed).toContain(`${file} exists and differs`);
		expect(readFileSync(join(site, "content", file), "utf8")).toBe(before);
		await runImport("shopify", shopifyFile, "--into", site, "--no-download", "--overwrite");
		const { $schema, translations, shipping_time, price_brutto, product_variants } = readJson(site, file);
		expect($schema).toBe(JSON.parse(before).$schema);
		expect(translations.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
			"Solitaire ring",
			"Solitaire ring",
		]);
		expect({ shipping_time, price_brutto }).toEqual({ shipping_time: 3, price_brutto: "1290" });
		expect(product_variants).toHaveLength(2);
		const again = await runImport("shopify", shopifyFile, "--into", site, "--no-download");
		expect(again.printed).toContain("0 new, 0 changed, 3 as before, 0 left");
	});
});

describe("the writes of facette import", () => {
	it("B-USE-07 adds to the lists of the shop and to its redirects, once", async () => {
		const site = await newShop();
		const list = writeList("Name;Preis;Warengruppe;Hersteller;URL\nArmreif;99,50;Ringe;Nord;/alt/armreif\n");
		await runImport("csv", list, "--into", site);
		await runImport("csv", list, "--into", site);
		expect(readJson(site, "shop/products/armreif.json")).toMatchObject({
			$schema: "../../../schemas/shop-products.schema.json",
			category: "rings",
			manufacturer: "nord",
		});
		expect(readJson(site, "shop/manufacturers.json").items).toHaveLength(2);
		expect(readFileSync(join(site, "redirects.csv"), "utf8")).toBe(
			"from,to\n/alt/armreif,/shop/ringe/armreif\n",
		);
	});

	it("B-USE-07 writes nothing in a dry run, and lists the files", async () => {
		const site = await newShop();
		// Loading the configuration leaves its compiled form in .facette.
		const files = () =>
			readdirSync(site, { recursive: true, encoding: "utf8" })
				.filter((file) => !file.startsWith(".facette"))
				.toSorted();
		const before = files();
		const { printed } = await runImport("shopify", shopifyFile, "--into", site, "--dry-run");
		expect(files()).toEqual(before);
		expect(printed).toContain("shop/products/hoop-earrings.json");
		expect(printed).toContain("Nothing was written.");
	});

	it("B-USE-07 counts in a dry run the images of the real run, and names those that are missing", async () => {
		const site = await newShop();
		const options = ["--into", site, "--images", await imageFolder(), "--no-download", "--overwrite"];
		const imagesIn = (printed: string) => /Images: (\d+)/.exec(printed)?.[1];
		const trial = await runImport("shopify", shopifyFile, ...options, "--dry-run");
		const real = await runImport("shopify", shopifyFile, ...options);
		expect(imagesIn(trial.printed)).toBe("2");
		expect(imagesIn(real.printed)).toBe("2");
		expect(trial.printed).toContain("ring-box.png was not taken");
	});

	it("B-USE-07 takes 200 products with variants, and the check finds no fault in them", async () => {
		const site = await newShop();
		const rows = Array.from({ length: 200 }, (_, place) =>
			["50", "52"].map(
				(size) =>
					`R-${place}-${size};Ring Nummer ${place};Ringe;Goldschmiede Weber;${size};1.${200 + place},00;2;Ein Ring aus 750/1000 Gelbgold, von Hand gemacht und lange poliert.`,
			),
		).flat();
		const head = "Artikelnummer;Bezeichnung;Warengruppe;Hersteller;Ringweite;VK brutto;Bestand;Beschreibung";
		const start = performance.now();
		const { status, printed } = await runImport("csv", writeList([head, ...rows].join("\n")), "--into", site);
		console.log(`200 products in ${Math.round(performance.now() - start)} ms`);
		expect(status, printed).toBe(0);
		expect(printed).toContain("200 new");
		const findings = await siteFindings(site);
		const errors = findings.filter(({ severity }) => severity === "error").map(({ key }) => key);
		expect(new Set(errors)).toEqual(new Set(["check.rule.gap"]));
		expect(findings.filter(({ key }) => key.startsWith("note.redirects."))).toEqual([]);
	});
});

describe("facette import with images of the web", () => {
	const server = createServer(async (request, response) => {
		if (request.url?.startsWith("/ring.jpg")) response.end(await newImage(80).jpeg().toBuffer());
		else if (request.url?.startsWith("/page")) response.end("<!doctype html><title>Not found</title>");
		else if (request.url?.startsWith("/drawing")) response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
		else response.writeHead(404).end();
	});
	let address = "";
	beforeAll(async () => {
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => server.close());

	const listOf = (paths: readonly string[]) =>
		writeList(`Name;Preis;Bild\nArmreif;99,50;${paths.map((path) => `${address}/${path}`).join("|")}\n`);

	it("B-USE-07 B-SEC-03 loads them, and takes none that are no images", async () => {
		const site = await newShop();
		const { printed } = await runImport(
			...["csv", listOf(["ring.jpg?v=1", "page.jpg", "drawing.png", "gone.jpg"]), "--into", site],
		);
		expect(readJson(site, "shop/products/armreif.json").images).toEqual([
			expect.stringMatching(/^ring-[0-9a-f]{6}\.jpg$/),
		]);
		const media = readdirSync(join(site, "content/media"));
		expect(media.filter((name) => /page|drawing|gone|part$/.test(name))).toEqual([]);
		for (const [name, reason] of [
			["page.jpg", "unsupported"],
			["drawing.png", "svg|unsupported|SVG"],
			["gone.jpg", "404"],
		])
			expect(printed).toMatch(new RegExp(`${name}(?: was not taken \\(|, ).*(?:${reason})`));
	});

	it("B-USE-07 names those that are missing with --no-download", async () => {
		const site = await newShop();
		const list = listOf(["ring.jpg"]);
		const { printed } = await runImport("csv", list, "--into", site, "--no-download");
		expect(printed).toContain(`${address}/ring.jpg is missing`);
		expect(printed).toContain("[import.image-missing]");
		expect(readJson(site, "shop/products/armreif.json")).not.toHaveProperty("images");
	});
});

describe("the command line of facette import", () => {
	it.each([
		[[], "import.no-kind"],
		[["shopfy", "a.csv"], "import.kind-unknown"],
		[["magento", "a.csv"], "import.kind-unknown"],
		[["csv"], "import.no-file"],
		[["csv", "a.csv", "b.csv"], "import.no-file"],
		[["csv", "a.csv", "--language", "es"], "import.language-option"],
		[["csv", "a.csv", "--column", "cost=EK"], "import.column-option"],
		[["csv", "package.json", "--images", "/nowhere"], "import.no-images"],
		[["csv", "a.csv", "--overwite"], "option.unknown"],
		[["csv", "package.json", "--into", "/nowhere"], "config.missing"],
	])("B-REL-04 %j is refused as %s", async (args, code) => {
		const { status, printed } = await runImport(...args);
		expect(status).toBe(1);
		expect(printed).toContain(`[${code}]`);
	});

	it("B-REL-04 names the help that lists the options of import", async () => {
		expect((await runImport("csv", "a.csv", "--overwite")).printed).toContain("facette import --help");
	});

	it("B-REL-04 names a file that is not there, with one of a similar name", async () => {
		const site = await newShop();
		const path = join(site, "facette.confg.ts");
		const absent = await runImport("csv", "/nowhere/list.csv", "--into", site);
		expect(absent.status).toBe(1);
		expect(absent.printed).toContain(
			"There is no file /nowhere/list.csv. Correct its path. [import.missing]",
		);
		expect((await runImport("csv", path, "--into", site)).printed).toBe(
			`There is no file ${path}. Did you mean facette.config.ts? [import.missing]`,
		);
		expect((await runImport("csv", site, "--into", site)).printed).toContain("[import.folder]");
	});

	it("B-USE-06 explains itself", async () => {
		const { status, printed } = await runImport("--help");
		expect(status).toBe(0);
		for (const option of ["--into", "--images", "--column", "--overwrite", "--dry-run"])
			expect(printed).toContain(option);
	});
});
