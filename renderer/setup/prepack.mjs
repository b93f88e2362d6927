import { compile } from "./compile.mjs";
import { install } from "./install.mjs";
import { commandFile, runQuietly } from "./processes.mjs";

/** Compiles the program and bundles the types of its public API, so that a package never lacks them. */
async function prepack() {
	install();
	if (!(await compile())) return 1;
	const { status, output } = await runQuietly([
		commandFile("tsup"),
		"--config",
		"renderer/config/types.tsup.config.ts",
	]);
	if (status !== 0) console.error(`Bundling the types failed:\n${output}`);
	return status;
}

process.exitCode = await prepack();
