import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { currentFormat } from "#core/content/upgrade/format.ts";
import { printFindings } from "#renderer/cli/build-command.ts";
import { everyPlace } from "#renderer/cli/group-lines.ts";
import { commandErrorText, type Messages } from "#renderer/cli/messages.ts";
import type { CommandLine } from "#renderer/cli/options.ts";
import { askAtTerminal, isAtTerminal } from "#renderer/cli/terminal.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { type FileChange, planUpgrade } from "#renderer/upgrade/plan-upgrade.ts";
import { writeUpgrade } from "#renderer/upgrade/write-upgrade.ts";

/** Returns the change of a file as a unified diff. */
function diffOf({ name, before, after }: FileChange): string {
	return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
		headerOptions: FILE_HEADERS_ONLY,
	});
}

async function isAgreed(files: number, yes: boolean, messages: Messages): Promise<boolean> {
	if (yes) return true;
	if (!isAtTerminal()) return false;
	const answer = await askAtTerminal(`${messages("upgrade.ask", { files })} `);
	return /^(?:y|yes|j|ja|o|oui)$/i.test(answer.trim());
}

/**
 * Runs `facette upgrade`: shows the changes that bring content and configuration to the newest format, asks, and makes
 * them. The exit status is 1 if changes have to be made by hand.
 */
export async function upgradeCommand(
	{ siteDirectory, yes }: CommandLine,
	messages: Messages,
): Promise<number> {
	const planned = await planUpgrade(siteDirectory);
	if (!planned.ok) {
		printFindings(planned.error, messages, everyPlace);
		return 1;
	}
	const { files, byHand, config } = planned.value;
	for (const file of files) console.log(diffOf(file));
	if (files.length > 0 && !(await isAgreed(files.length, yes, messages))) {
		console.log(messages("upgrade.kept"));
		return 1;
	}
	const changed = writeUpgrade(files);
	if (changed) {
		console.error(commandErrorText("upgrade.changed", { file: changed.name }, messages));
		return 1;
	}
	const params = { files: files.length, format: currentFormat };
	console.log(messages(files.length > 0 ? "upgrade.written" : "upgrade.nothing", params));
	if (config.content.from === "directus") console.log(messages("upgrade.directus"));
	if (byHand.length === 0) return 0;
	const lines = byHand.map((line) => `  ${line}`).join("\n");
	console.error(commandErrorText("upgrade.byHand", { file: configFile, lines }, messages));
	return 1;
}
