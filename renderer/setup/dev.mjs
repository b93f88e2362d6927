import { compile } from "./compile.mjs";
import { install } from "./install.mjs";
import { runInTerminal } from "./processes.mjs";

install();
// The development server serves scripts from their sources, so the client bundles are not needed.
process.exitCode = (await compile(["command"]))
	? await runInTerminal([
			"dist/program/cli.js",
			"dev",
			"--site",
			"adapters/content-files/demo",
			...process.argv.slice(2),
		])
	: 1;
