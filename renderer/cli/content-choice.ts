import type { CommandLine } from "#renderer/cli/options.ts";
import { type ContentChoice, tokenVariable } from "#renderer/site/content-source.ts";

/** Where a command takes the content from: its options, and a token from the environment alone. */
export function contentChoice(
	{ content, url, project }: Pick<CommandLine, "content" | "url" | "project">,
	environment: Readonly<Record<string, string | undefined>>,
): ContentChoice {
	return { from: content, url, project, token: environment[tokenVariable] || null, drafts: false };
}
