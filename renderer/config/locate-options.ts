import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { ContentFinding } from "#core/content/finding.ts";

/** Adds the positions of options to findings about them that have none. `configPath` is the path of the configuration file. */
export async function locateOptions<Finding extends ContentFinding>(
	findings: readonly Finding[],
	configPath: string,
): Promise<readonly Finding[]> {
	const isAtOption = ({ file, field, line = null }: Finding) =>
		file === basename(configPath) && field !== null && line === null;
	if (!findings.some(isAtOption) || !existsSync(configPath)) return findings;
	// Loaded late, because the parser is large and most sites have no such findings.
	const { createOptionLocator } = await import("#renderer/config/option-position.ts");
	const locate = createOptionLocator(readFileSync(configPath, "utf8"));
	return findings.map((finding) =>
		isAtOption(finding) ? { ...finding, ...locate(finding.field ?? "") } : finding,
	);
}
