import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded into every Node.js process of a measured command: each notes at its end what it used, its threads included.
const file = process.env.FACETTE_BENCH_USAGE;
if (isMainThread && file)
	process.on("exit", () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
