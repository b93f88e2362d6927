import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.mjs";
import { install, root } from "./install.mjs";
import { writeNotices } from "./notices.mjs";
import { replaceReadme } from "./package-readme.mjs";
import { commandFile, runQuietly } from "./processes.mjs";

const program = join(root, "dist/program");

/** Removes the types of an earlier run, whose parts have other names. */
function removeFormerTypes() {
	for (const file of readdirSync(program)) if (file.endsWith(".d.ts")) rmSync(join(program, file));
}

/** Compiles the program, bundles the types of its public API, writes its notices, and puts the README of the package in place. */
async function prepack() {
	install();
	if (!(await compile())) return 1;
	removeFormerTypes();
	const { status, output } = await runQuietly([
		commandFile("tsup"),
		"--config",
		"renderer/config/types.tsup.config.ts",
	]);
	if (status !== 0) console.error(`Bundling the types failed:\n${output}`);
	writeNotices();
	if (status === 0) replaceReadme();
	return status;
}

process.exitCode = await prepack();
