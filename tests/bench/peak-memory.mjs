import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

// Loaded with --import: says what the whole process, its threads included, used when it ends.
const file = process.env.FACETTE_BENCH_USAGE;
if (isMainThread && file)
	process.on("exit", () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
