/**
 * Prints the processor time and wall time from a saved text to its page in the development server's site, with
 * 1,000 and 5,000 products; fails if it is more than half a second of processor time (B-REL-07). All engines render the page,
 * with a stub for its markup. Run by: npx jiti tests/bench/dev-save.bench.ts
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BuildCache } from "#renderer/cache/build-cache.ts";
import { openDevSite } from "#renderer/dev/dev-site.ts";
import { emptyClient } from "#tests/renderer/empty-client.ts";

const most = 500;
const folders = ["uhren", "schmuck", "perlen", "verlobungsringe"];
const median = (values: readonly number[]) =>
	values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Wall time and processor time in milliseconds. */
async function timed(run: () => Promise<unknown>) {
	const [start, cpu] = [performance.now(), process.cpuUsage()];
	await run();
	const { user, system } = process.cpuUsage(cpu);
	return { clock: performance.now() - start, cpu: (user + system) / 1000 };
}

async function measure(count: number): Promise<number> {
	// Plain JavaScript, like all files that the bench command runs.
	const { writeShopSite, productPath } = await import(`${import.meta.dirname}/shop-site.mjs`);
	const work = mkdtempSync(join(tmpdir(), "facette-dev-"));
	const siteDirectory = join(work, "site");
	const [, { slug }] = writeShopSite(siteDirectory, count);
	const file = productPath(siteDirectory, slug);
	// The package "facette" is the compiled program; the configuration needs only its types.
	const config = join(siteDirectory, "facette.config.ts");
	writeFileSync(
		config,
		readFileSync(config, "utf8")
			.replace(/^import.*$/m, "")
			.replace("defineConfig(", "("),
	);
	const cache = new BuildCache(null);
	const show = async (text: string) => {
		const opened = await openDevSite({
			siteDirectory,
			cacheDirectory: work,
			cache,
			client: emptyClient,
			loadRenderMarkup: async () => (page) => JSON.stringify(page),
		});
		if (!opened.ok) throw new Error(JSON.stringify(opened.error));
		for (const folder of folders) {
			const page = await opened.value.file(`/shop/${folder}/${slug}`);
			if (page && String(page.content).includes(text)) return;
		}
		throw new Error(`"${text}" is not shown.`);
	};
	const save = (text: string) => {
		const { translations, ...product } = JSON.parse(readFileSync(file, "utf8"));
		const edited = translations.map((texts: object) => ({ ...texts, description: text }));
		writeFileSync(file, JSON.stringify({ ...product, translations: edited }));
	};
	save("First text");
	const first = await timed(() => show("First text"));
	// A file is read again until its last change is some seconds old, because its times are not trusted before.
	await new Promise((resolve) => setTimeout(resolve, 3000));
	const again = [];
	for (const round of ["one", "two", "three", "four", "five", "six"]) {
		save(`Text ${round}`);
		again.push(await timed(() => show(`Text ${round}`)));
	}
	rmSync(work, { recursive: true });
	const [cpu, clock] = [
		median(again.slice(1).map((one) => one.cpu)),
		median(again.slice(1).map((one) => one.clock)),
	];
	const ms = (value: number) => `${value.toFixed(0)} ms`;
	console.log(
		`${count} products: opened in ${ms(first.cpu)} of CPU time; a saved text shown in ${ms(cpu)}, ${ms(clock)} by the clock`,
	);
	return cpu;
}

for (const count of [1_000, 5_000]) if ((await measure(count)) > most) process.exitCode = 1;
