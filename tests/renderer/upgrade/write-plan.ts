import { readFileSync } from "node:fs";
import { writeUpgrade } from "#renderer/upgrade/write-upgrade.ts";

// Writes the files of a plan in JSON; a process of its own, so that a test can end it in the middle.
const [plan = ""] = process.argv.slice(2);
process.exitCode = writeUpgrade(JSON.parse(readFileSync(plan, "utf8"))) === null ? 0 : 1;
