#!/usr/bin/env node
import { isAtLeast, requiredVersion } from "#renderer/cli/node-version.ts";
import { terminalLanguage } from "#renderer/cli/terminal-language.ts";
import manifest from "../../package.json" with { type: "json" };

// An old Node.js can read this file, but not the rest of the program, which is therefore loaded after the comparison. The texts are
// not read by the messages of the program for the same reason.
const texts = {
	de: () => import("../../ui/locales/de/cli.json"),
	en: () => import("../../ui/locales/en/cli.json"),
	fr: () => import("../../ui/locales/fr/cli.json"),
};

async function main(): Promise<number> {
	const needed = requiredVersion(manifest.engines.node);
	const present = process.versions.node;
	if (isAtLeast(present, needed))
		return (await import("#renderer/cli/run-command.ts")).runCommand(process.argv.slice(2));
	const { default: catalogue } = await texts[terminalLanguage(process.env)]();
	console.error(catalogue.node.old.replace("{{needed}}", needed).replace("{{present}}", present));
	return 1;
}

main().then((status) => {
	process.exitCode = status;
});
