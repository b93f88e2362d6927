import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { recordsOf } from "./facette.mjs";

/** Lists files of the output; damaged, it only keeps them longer. */
const isKeptList = (file) => file.endsWith("/.facette-kept.json");

/**
 * Damages what builds of an output keep for the next one: `damage()` removes, cuts off, overwrites or puts back an older state of one
 * file, or removes the output, and returns what it did; null where nothing is kept.
 */
export function createDamage(output, random) {
	/** Older states of what is kept next to the output, as a cache that is shared or restored has them. */
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
				["cut off", bytes.subarray(0, bytes.length >> 1)],
				["overwritten", Buffer.from("{}")],
			]);
			if (older.has(file)) states.set("older state", older.get(file));
			if (outside.includes(file)) older.set(file, bytes);
			const [what, state] = random.pick([...states]);
			if (state === null) rmSync(file);
			else writeFileSync(file, state);
			return `record ${what}: ${file}`;
		},
	};
}
