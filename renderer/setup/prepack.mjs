import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./compile.mjs";
import { install, root } from "./install.mjs";
import { writeNotices } from "./notices.mjs";
import { replaceReadme } from "./package-readme.mjs";
import { commandFile, runQuietly } from "./processes.mjs";

const program = join(root, "dist/program");

/** Removes the types of an earlier run, whose parts have other names. */
function removeFormerTypes() {
	if (!existsSync(program)) return;
	for (const file of readdirSync(program)) if (file.endsWith(".d.ts")) rmSync(join(program, file));
}

/** Runs a tool; prints its output and returns false if it fails. */
async function runTool(task, args) {
	const { status, output } = await runQuietly(args);
	if (status !== 0) console.error(`${task} failed:\n${output}`);
	return status === 0;
}

/** Compiles the program, bundles the types of its public API, writes its documentation and notices, and puts the README of the package in place. */
async function prepack() {
	install();
	removeFormerTypes();
	if (!(await compile())) return 1;
	const types = [commandFile("tsup"), "--config", "renderer/config/types.tsup.config.ts"];
	const documentation = [commandFile("jiti"), "stories/docs/write-package-documents.ts"];
	if (!(await runTool("Bundling the types", types))) return 1;
	if (!(await runTool("Writing the documentation", documentation))) return 1;
	writeNotices();
	replaceReadme();
	return 0;
}

process.exitCode = await prepack();
