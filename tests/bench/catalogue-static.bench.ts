/**
 * Prints the size and the time of the static catalogue's loads with 1,000 and 10,000 products, as ratios within
 * one run; fails if with 10,000 the first filtered list loads more than a quarter of all data for lists and
 * search, or if opening the index takes more than ten times as long as parsing its text. Run by: npx jiti tests/bench/catalogue-static.bench.ts
 */
import { gzipSync } from "node:zlib";
import { unpackIndex } from "#adapters/catalogue-static/packed-index.ts";
import { openShopFiles } from "#adapters/catalogue-static/shop-files.ts";
import { createStaticCatalogue } from "#adapters/catalogue-static/static-catalogue.ts";
import { createStaticSearch } from "#adapters/catalogue-static/static-search.ts";
import { emptyQuery } from "#core/catalogue/query.ts";
import { createFileHost } from "#tests/adapters/catalogue-static/file-host.ts";
import { jewellery, jewelleryProject as project } from "#tests/adapters/catalogue-static/jewellery.ts";
import { writeProducts } from "#tests/adapters/catalogue-static/write-products.ts";
import { decimal } from "#tests/core/catalogue/arbitraries.ts";
import { shopSettings } from "#tests/core/shop-fixtures.ts";

const sizes = [1_000, 10_000];
const filtered = {
	...emptyQuery,
	attributes: { 1: ["Platin", "585 Gelbgold"] },
	price: { min: decimal("500"), max: null },
};

const zipped = (text: string): number => gzipSync(text).length;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const print = (name: string, values: readonly string[]): void =>
	console.log(`${name.padEnd(50)}${values.map((value) => value.padStart(14)).join("")}`);

async function milliseconds(run: () => unknown): Promise<number> {
	const start = performance.now();
	await run();
	return performance.now() - start;
}

/** Returns the median of some runs, without the first one. */
async function typical(run: () => unknown): Promise<number> {
	const times: number[] = [];
	for (let round = 0; round < 10; round += 1) times.push(await milliseconds(run));
	return times.slice(1).sort((left, right) => left - right)[4] as number;
}

async function measure(size: number) {
	const products = jewellery(size);
	const written: { path: string; content: string }[] = [];
	const writing = await milliseconds(() => {
		for (const { path, content } of writeProducts(products, [], shopSettings(), {
			project,
			language: "de",
		})) {
			written.push({ path, content: String(content) });
		}
	});
	const host = createFileHost(written);
	const files = openShopFiles({
		base: "https://host.example",
		language: "de",
		project,
		fetch: host.fetch,
		logger: { note: console.error },
	});
	const search = createStaticSearch(files);
	const catalogue = createStaticCatalogue(files, { search });
	const loadedBy = async (read: () => Promise<unknown>) => {
		const before = host.asked.length;
		const time = await milliseconds(read);
		const paths = host.asked.slice(before);
		const texts = paths.map((path) => host.files.get(path) ?? "");
		return { files: paths.length, bytes: texts.reduce((sum, text) => sum + zipped(text), 0), time };
	};
	const textOf = (kind: string): string =>
		written.find(({ path }) => path.startsWith(`shop-data/de/${kind}-`))?.content ?? "";
	const forLists = written.filter(({ path }) => !/products\//.test(path));
	const index = textOf("index");
	return {
		writing,
		index: { raw: index.length, bytes: zipped(index), entry: zipped(index) / size },
		everything: forLists.reduce((sum, { content }) => sum + zipped(content), 0),
		first: await loadedBy(() => catalogue.list(filtered)),
		second: await loadedBy(() => catalogue.list({ ...filtered, sort: ["price_brutto"] })),
		product: await loadedBy(() => catalogue.product(size / 2)),
		search: await loadedBy(() => search.suggest("amrum", 5)),
		typing: await typical(() => search.suggest("trauring plati", 5)),
		json: await typical(() => JSON.parse(index)),
		unpacking: await typical(() => unpackIndex(JSON.parse(index), size)),
		listing: await typical(() => catalogue.list(filtered)),
	};
}

type Measured = Awaited<ReturnType<typeof measure>>;

const results: Measured[] = [];
for (const size of sizes) results.push(await measure(size));
const row = (name: string, of: (result: Measured) => string): void => print(name, results.map(of));
const share = (bytes: number, { everything }: Measured): string =>
	`${((bytes / everything) * 100).toFixed(1)} %`;

print("products", sizes.map(String));
row("index, zipped", ({ index }) => kilobytes(index.bytes));
row("index, zipped bytes a product", ({ index }) => index.entry.toFixed(1));
row("everything for lists and search, zipped", ({ everything }) => kilobytes(everything));
for (const read of ["first", "second", "product", "search"] as const) {
	const what = {
		first: "first filtered list",
		second: "next list, sorted anew",
		product: "a product",
		search: "first suggestions",
	}[read];
	row(`${what}: files`, (result) => String(result[read].files));
	row(`${what}: zipped`, (result) => kilobytes(result[read].bytes));
	row(`${what}: of everything`, (result) => share(result[read].bytes, result));
}
row("index: JSON.parse alone, ms", ({ json }) => json.toFixed(2));
row(
	"index: parsed, checked, unpacked, of JSON.parse",
	({ json, unpacking }) => `x${(unpacking / json).toFixed(1)}`,
);
row("a list once all is loaded, of JSON.parse", ({ json, listing }) => `x${(listing / json).toFixed(2)}`);
row("first suggestions, of JSON.parse", ({ json, search }) => `x${(search.time / json).toFixed(1)}`);
row("suggestions while typing, of JSON.parse", ({ json, typing }) => `x${(typing / json).toFixed(1)}`);
row("writing all files, ms", ({ writing }) => writing.toFixed(0));

const large = results.at(-1) as Measured;
if (large.first.bytes > large.everything / 4 || large.unpacking > large.json * 10) process.exitCode = 1;
