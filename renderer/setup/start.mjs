import { compile } from "./compile.mjs";
import { install } from "./install.mjs";
import { runInTerminal } from "./processes.mjs";

const command = "dist/program/cli.js";
const args = process.argv.slice(2);
const wantsHelp = args.some((argument) => ["--help", "-h", "--version", "-v"].includes(argument));
const site = ["--site", "adapters/content-files/demo"];

async function start() {
	install();
	if (!(await compile())) return 1;
	if (wantsHelp) return runInTerminal([command, ...args]);
	const built = await runInTerminal([command, "build", ...site, ...args]);
	return built === 0 ? runInTerminal([command, "preview", ...site, ...args]) : built;
}

process.exitCode = await start();
