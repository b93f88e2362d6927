import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildArguments, cleanAround, recordShare } from "./facette.mjs";
import { filesOf, measure, medians } from "./measure.mjs";
import { editJson, productPath } from "./shop-site.mjs";

const productOf = ({ site, products }, run) => productPath(site, products[17 + run].slug);

const editTexts =
	(change) =>
	({ translations, ...rest }) => ({
		...rest,
		translations: translations.map((texts) => ({ ...texts, ...change(texts) })),
	});

/** The typical edits of an owner; `run` counts from 0, so that each run changes something else. */
export const edits = {
	"nothing changed": () => undefined,
	"one price": (prepared, run) =>
		editJson(productOf(prepared, run), (product) => ({ ...product, price_brutto: `${4321 + run}.50` })),
	"one product's description": (prepared, run) =>
		editJson(
			productOf(prepared, run),
			editTexts(({ description }) => ({ description: `${description} (${run})` })),
		),
	"one word of a catalogue": ({ site }, run) =>
		editJson(join(site, "content/project.json"), (project) => ({
			...project,
			translations: [{ language: "en", texts: { "footer.cookies": `Cookies ${run}` } }],
		})),
	"one menu entry": ({ site }, run) =>
		editJson(join(site, "content/menus.json"), ({ items: [first, ...others], ...rest }) => ({
			...rest,
			items: [{ ...first, display_name: `Uhren ${run}` }, ...others],
		})),
	"one product deleted": (prepared, run) => rmSync(productOf(prepared, 10 + run)),
	"one product renamed": (prepared, run) => {
		const file = productOf(prepared, 20 + run);
		renameSync(file, file.replace(/\.json$/, "-new.json"));
	},
};

/** Returns the content, inode and time of each file of an output, which show whether it is written again. */
function snapshot(output) {
	const root = realpathSync(output);
	return new Map(
		filesOf(root).map((file) => {
			const path = join(root, file);
			const { ino, mtimeNs } = statSync(path, { bigint: true });
			const digest = createHash("sha1").update(readFileSync(path)).digest("base64");
			return [file, { digest, place: `${ino} ${mtimeNs}` }];
		}),
	);
}

function compare(before, after) {
	const changed = [...after].filter(([file, { digest }]) => before.get(file)?.digest !== digest).length;
	const removed = [...before.keys()].filter((file) => !after.has(file)).length;
	const written = [...after].filter(([file, { place }]) => before.get(file)?.place !== place).length;
	return { changed, removed, written, files: after.size };
}

/** Returns the folder that the next build uses; the first bytes of the last build's record contain it. */
function spareOf(output) {
	const record = readFileSync(
		join(dirname(output), ".facette-cache", `build-${basename(output)}.json`),
		"utf8",
	);
	return /"spare":\{"folder":"([^"]+)"/.exec(record)?.[1];
}

/** Waits until the process that removes an earlier site has ended, so that it does not affect the next measurement. */
async function settled(output) {
	const kept = [basename(realpathSync(output)), spareOf(output)];
	const others = () =>
		readdirSync(dirname(output)).filter(
			(name) => name.startsWith(`.${basename(output)}-`) && !kept.includes(name),
		);
	while (others().length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Builds a site again after each of the named edits, `runs` times. Returns the medians of each edit's figures, with the
 * numbers of changed or new, removed, and written files, and the size of the build cache
 * relative to the output.
 */
export async function edited(prepared, names, { work, runs }) {
	const output = join(work, "edited", "site");
	const args = buildArguments(prepared.site, output);
	cleanAround(output, prepared.output);
	measure(args);
	const rows = [];
	for (const name of names) {
		const figures = [];
		for (let run = 0; run < runs; run += 1) {
			await settled(output);
			const before = snapshot(output);
			edits[name](prepared, run);
			const used = measure(args);
			figures.push({ ...used, ...compare(before, snapshot(output)) });
		}
		rows.push({ name, ...medians(figures) });
	}
	return { rows, kept: recordShare(output) };
}
