import type { CommandLine } from "#renderer/cli/options.ts";
import { type ContentChoice, tokenVariable } from "#renderer/site/content-source.ts";

/** Returns the content source that the command line selects; a token comes from the environment only. */
export function contentChoice(
	{ content, url, project }: Pick<CommandLine, "content" | "url" | "project">,
	environment: Readonly<Record<string, string | undefined>>,
): ContentChoice {
	return { from: content, url, project, token: environment[tokenVariable] || null, drafts: false };
}
