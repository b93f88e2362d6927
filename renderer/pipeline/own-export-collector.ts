/** How a chunk asks for what collects the exports of a module that is loaded later, and for no other helper of Rolldown's. */
const importOfCollector = /^import \{ \w+ as __exportAll \} from "[^"]*\/rolldown-runtime[^"]*";$/m;

const collector = `var __exportAll = (all) => {
	const target = {};
	for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
	return target;
};`;

/**
 * Gives each chunk that collects exports a collector of its own. The bundler's is in a file with what only modules of Node's kind
 * need, React's: every page would ask for that file, which is four times as large as the collector.
 */
export function ownExportCollector() {
	return {
		name: "own-export-collector",
		renderChunk(code: string): string | null {
			return importOfCollector.test(code) ? code.replace(importOfCollector, collector) : null;
		},
	};
}
