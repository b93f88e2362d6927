import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded into every Node.js process of a measured command; each records its usage at its end, including its threads.
const file = process.env.FACETTE_BENCH_USAGE;
if (isMainThread && file)
	process.on("exit", () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
