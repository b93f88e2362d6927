import { join } from "node:path";
import { buildArguments, cleanAround } from "./facette.mjs";
import { measure, medians, outputSize } from "./measure.mjs";

/** Returns the contestant of Facette: a prepared site that is built with only images in the cache. */
function facette(work, prepared) {
	const output = join(work, "cold", "site");
	return {
		name: "Facette",
		output,
		prepare: () => undefined,
		clean: () => cleanAround(output, prepared.output),
		args: buildArguments(prepared.site, output),
	};
}

/**
 * Builds every site from scratch `runs` times. The sites alternate, so that a busy minute affects all of them. Returns
 * each site's name, its output and the medians of its figures.
 */
export function coldBuilds(peers, prepared, { work, runs }) {
	const count = prepared.products.length;
	const rows = [...peers, facette(work, prepared)].map((row) => ({ ...row, figures: [] }));
	for (const row of rows) row.prepare(count);
	for (let run = 0; run < runs; run += 1)
		for (const { clean, args, cwd, env, figures } of rows) {
			clean();
			figures.push(measure(args, { cwd, env }));
		}
	return rows.map(({ name, output, figures }) => ({
		name,
		output,
		...medians(figures),
		...outputSize(output),
	}));
}
