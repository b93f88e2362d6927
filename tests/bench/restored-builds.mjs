import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { command } from "./facette.mjs";
import { editJson, productPath, writeShopSite } from "./shop-site.mjs";

const shop = "bench.example";

/** Starts a worker with a builds folder of its own, as on another machine, and returns its log. */
function startWorker(work, name) {
	const folders = [
		"--shops",
		join(work, "shops"),
		"--to",
		join(work, "www/{shop}"),
		"--out",
		join(work, name),
	];
	const worker = spawn(process.execPath, [command, "worker", ...folders, "--port", "0", "--preview"], {
		env: {
			...process.env,
			FACETTE_QUEUE: "",
			FACETTE_WORKER_SECRET: "a secret of the benchmark, long enough",
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = new Promise((resolve) => worker.once("close", resolve));
	return { worker, ended, lines: createInterface(worker.stdout) };
}

/**
 * Lets a new worker build and publish the shop; resolves to the seconds from the start of the build to its publication, and whether
 * it continued the build of another worker, after the archive of the build is stored.
 */
async function buildOnNewMachine(work, name) {
	const { worker, ended, lines } = startWorker(work, name);
	const times = new Map();
	for await (const line of lines) {
		const { event, time } = JSON.parse(line);
		times.set(event, time);
		if (event === "archived") break;
		if (event === "ended" || event === "archive failed") throw new Error(line);
	}
	worker.kill("SIGTERM");
	await ended;
	return {
		seconds: (times.get("published") - times.get("started")) / 1000,
		isRestored: times.has("restored"),
	};
}

/**
 * Measures how long a worker takes that has not built a shop with `products` generated products before: from nothing, and continuing
 * the build of another worker after a change of one price.
 */
export async function restoredBuild({ work, products }) {
	rmSync(work, { recursive: true, force: true });
	const site = join(work, "shops", shop);
	mkdirSync(join(work, "www"), { recursive: true });
	const [product] = writeShopSite(site, products);
	const cold = await buildOnNewMachine(work, "machine-1");
	editJson(productPath(site, product.slug), (content) => ({ ...content, price_brutto: "4321.50" }));
	const restored = await buildOnNewMachine(work, "machine-2");
	if (cold.isRestored || !restored.isRestored) throw new Error("The archive was not used.");
	return { cold: cold.seconds, restored: restored.seconds };
}
