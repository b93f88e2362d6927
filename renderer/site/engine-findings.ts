import type { ContentFinding } from "#core/content/finding.ts";
import { builtInEngines } from "#renderer/config/config.ts";
import { configFile } from "#renderer/config/load-config.ts";
import { EngineError } from "#renderer/engines/engine-error.ts";
import { type EngineSources, loadEngines } from "#renderer/engines/engines.ts";

/** Loads each engine that is not built in, and returns what keeps one from being loaded, with its place in the configuration. */
export async function engineFindings(
	names: readonly string[],
	sources: EngineSources,
): Promise<readonly ContentFinding[]> {
	const builtIn: readonly string[] = builtInEngines;
	const found = names.map(async (name, place): Promise<readonly ContentFinding[]> => {
		if (builtIn.includes(name)) return [];
		try {
			await loadEngines([name], sources);
			return [];
		} catch (error) {
			if (!(error instanceof EngineError)) throw error;
			const { engine, problem, details } = error;
			const field = `engines.${place}`;
			const params = { engine, ...details };
			return [{ severity: "error", file: configFile, field, key: `engine.${problem}`, params }];
		}
	});
	return (await Promise.all(found)).flat();
}
