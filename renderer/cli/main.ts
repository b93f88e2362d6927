#!/usr/bin/env node
import { cacheCompiledModules } from "#renderer/cli/compile-cache.ts";
import { isAtLeast, requiredVersion } from "#renderer/cli/node-version.ts";
import { terminalLanguage } from "#renderer/cli/terminal-language.ts";
import manifest from "../../package.json" with { type: "json" };

// An old Node.js can read this file, but not the rest of the program, which is therefore loaded after the comparison.
async function main(): Promise<number> {
	const needed = requiredVersion(manifest.engines.node);
	const present = process.versions.node;
	if (isAtLeast(present, needed)) {
		cacheCompiledModules();
		return (await import("#renderer/cli/run-command.ts")).runCommand(process.argv.slice(2));
	}
	const { default: catalogue } = await import(`../../ui/locales/${terminalLanguage(process.env)}/cli.json`, {
		with: { type: "json" },
	});
	const sentence: string = catalogue.node.old;
	console.error(`${sentence.replace("{{needed}}", needed).replace("{{present}}", present)} [node.old]`);
	return 1;
}

process.exitCode = await main();
