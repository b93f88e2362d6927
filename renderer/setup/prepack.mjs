import { compile } from "./compile.mjs";
import { install } from "./install.mjs";
import { writeNotices } from "./notices.mjs";
import { commandFile, runQuietly } from "./processes.mjs";

/** Compiles the program, bundles the types of its public API and writes its notices, so that a package never lacks them. */
async function prepack() {
	install();
	if (!(await compile())) return 1;
	const { status, output } = await runQuietly([
		commandFile("tsup"),
		"--config",
		"renderer/config/types.tsup.config.ts",
	]);
	if (status !== 0) console.error(`Bundling the types failed:\n${output}`);
	writeNotices();
	return status;
}

process.exitCode = await prepack();
