import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { recordsOf } from "./facette.mjs";

/** Returns whether a file is the list of kept files; if it is damaged, files are only kept longer. */
const isKeptList = (file) => file.endsWith("/.facette-kept.json");

/**
 * Creates a function that damages the build cache of an output: `damage()` removes, truncates or overwrites one file, or
 * restores its older version, or removes the output. It returns a description; null if there is no cache.
 */
export function createDamage(output, random) {
	/** Older versions of the files next to the output, like those in a shared or restored cache. */
	const older = new Map();

	function removeOutput() {
		if (!existsSync(output)) return null;
		const root = realpathSync(output);
		for (const path of [output, root]) rmSync(path, { recursive: true, force: true });
		return `output removed: ${output}`;
	}

	return {
		damage() {
			if (random.between(1, 6) === 1) return removeOutput();
			const { outside, within } = recordsOf(output);
			const files = [...outside, ...within.filter((file) => !isKeptList(file))].sort();
			if (files.length === 0) return null;
			const file = random.pick(files);
			const bytes = readFileSync(file);
			const states = new Map([
				["removed", null],
				["truncated", bytes.subarray(0, bytes.length >> 1)],
				["overwritten", Buffer.from("{}")],
			]);
			if (older.has(file)) states.set("older version", older.get(file));
			if (outside.includes(file)) older.set(file, bytes);
			const [what, state] = random.pick([...states]);
			if (state === null) rmSync(file);
			else writeFileSync(file, state);
			return `record ${what}: ${file}`;
		},
	};
}
