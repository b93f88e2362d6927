// Prints the cost of builds compared with other programs' builds of the same shop, or checks that builds are exact.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { coldBuilds } from "./cold-builds.mjs";
import { edited, edits } from "./edits-of-one-thing.mjs";
import { checkExactness } from "./exact.mjs";
import { prepareSite, productPageSize, requireProgram } from "./facette.mjs";
import { peersIn } from "./peers.mjs";
import { restoredBuild } from "./restored-builds.mjs";
import { buildInShards } from "./shard-builds.mjs";

const usage = `npm run bench -- [--quick | --large] [--products COUNTS] [--runs COUNT] [--peers NAMES]
npm run bench -- --shards COUNT [--products COUNT] [--only NUMBER]
npm run bench -- --restored [--products COUNTS]
npm run bench -- --exact [--edits COUNT] [--batch MOST] [--seed NUMBER]

FACETTE_BENCH_DIR names the folder to work in, FACETTE_BENCH_PEERS the other programs (tests/bench/README.md).`;

function read(options) {
	try {
		return parseArgs({ options }).values;
	} catch (error) {
		console.error(`${error.message}\n\n${usage}`);
		process.exit(1);
	}
}

const values = read({
	quick: { type: "boolean", default: false },
	large: { type: "boolean", default: false },
	products: { type: "string" },
	runs: { type: "string" },
	shards: { type: "string" },
	only: { type: "string" },
	restored: { type: "boolean", default: false },
	exact: { type: "boolean", default: false },
	peers: { type: "string", default: "node-react,eleventy" },
	edits: { type: "string", default: "10000" },
	batch: { type: "string", default: "5" },
	seed: { type: "string", default: String(Date.now() % 1_000_000) },
	help: { type: "boolean", default: false },
});
// The speed of a disk varies, so FACETTE_BENCH_DIR can be a folder in memory.
const folder = process.env.FACETTE_BENCH_DIR ?? fileURLToPath(new URL("../../dist/bench", import.meta.url));
const work = resolve(folder);

const everyEdit = Object.keys(edits);
const frequentEdits = ["nothing changed", "one price"];

/** Returns the sizes to build, with the number of runs and the edits. */
function plan({ quick, large, products, runs }) {
	const usual = quick ? [300] : [1000, 5000, ...(large ? [50_000] : [])];
	const counts = products ? products.split(",").map(Number) : usual;
	return counts.map((count) => ({
		count,
		runs: Number(runs ?? (quick ? 1 : 3)),
		changes: count > 1000 ? frequentEdits : everyEdit,
	}));
}

const fixed = (digits) => (value) => value.toFixed(digits);

const coldColumns = [
	["cold build", ({ name }) => name],
	["pages", ({ pages }) => String(pages)],
	["wall s", ({ seconds }) => fixed(2)(seconds)],
	["pages/s", ({ pages, seconds }) => fixed(0)(pages / seconds)],
	["CPU s", ({ cpu }) => fixed(2)(cpu)],
	["CPU ms/page", ({ cpu, pages }) => fixed(2)((cpu * 1000) / pages)],
	["peak MB", ({ megabytes }) => fixed(0)(megabytes)],
	["elements/page", ({ elementsPerPage }) => fixed(0)(elementsPerPage)],
	["KB/page", ({ kilobytesPerPage }) => fixed(1)(kilobytesPerPage)],
	["load", ({ load }) => fixed(1)(load)],
];

const stepColumns = [
	["wall s", ({ seconds }) => fixed(2)(seconds)],
	["CPU s", ({ cpu }) => fixed(2)(cpu)],
	["peak MB", ({ megabytes }) => fixed(0)(megabytes)],
];

const shardColumns = [["step", ({ name }) => name.padEnd(12)], ...stepColumns];

const restoredColumns = [
	["products", ({ products }) => String(products)],
	["from nothing s", ({ cold }) => fixed(2)(cold)],
	["restored, one price s", ({ restored }) => fixed(2)(restored)],
	["share", ({ cold, restored }) => fixed(2)(restored / cold)],
];

const editColumns = [
	["changed", ({ name }) => name],
	...stepColumns,
	["files", ({ files }) => String(files)],
	["other bytes or new", ({ changed }) => String(changed)],
	["removed", ({ removed }) => String(removed)],
	["written", ({ written }) => String(written)],
	["load", ({ load }) => fixed(1)(load)],
];

function printTable(columns, rows) {
	const lines = [columns.map(([title]) => title), columns.map(() => "---")];
	for (const row of rows) lines.push(columns.map(([, cell]) => cell(row)));
	const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index].length)));
	for (const line of lines)
		console.log(`| ${line.map((cell, index) => cell.padEnd(widths[index])).join(" | ")} |`);
	console.log();
}

/** Prints our pages per second and per CPU second, and our elements per second, as multiples of each peer's. */
function printRatios(rows) {
	const own = rows.at(-1);
	const rates = [
		["pages/s", ({ pages, seconds }) => pages / seconds],
		["pages per CPU s", ({ pages, cpu }) => pages / cpu],
		["elements/s", ({ pages, elementsPerPage, seconds }) => (pages * elementsPerPage) / seconds],
	];
	for (const peer of rows.slice(0, -1)) {
		const ratios = rates.map(([unit, rate]) => `${fixed(2)(rate(own) / rate(peer))} × in ${unit}`);
		console.log(`${own.name} compared with ${peer.name}: ${ratios.join(", ")}`);
	}
	console.log();
}

async function bench() {
	const peers = await peersIn(work, values.peers.split(","));
	for (const { count, runs, changes } of plan(values)) {
		const prepared = prepareSite(work, count);
		console.log(`${count} products, medians of ${runs}\n`);
		const cold = coldBuilds(peers, prepared, { work, runs });
		printTable(coldColumns, cold);
		printRatios(cold);
		const { html, zipped, onDisk } = productPageSize(cold.at(-1).output);
		console.log(
			`A product's page, medians in KB: HTML ${html}, zipped ${zipped}; with its data ${onDisk} on disk\n`,
		);
		const { rows, kept } = await edited(prepared, changes, { work, runs });
		printTable(editColumns, rows);
		console.log(`Kept for the next build: ${fixed(1)(kept * 100)} % of the output\n`);
	}
}

async function exact() {
	const [edits, mostPerBatch, seed] = [values.edits, values.batch, values.seed].map(Number);
	const outcome = await checkExactness({
		work: join(work, "exact"),
		edits,
		mostPerBatch,
		seed,
		onProgress: console.log,
	});
	console.log(outcome.report);
	if (!outcome.ok) process.exitCode = 1;
}

/** Builds a shop in shards, prints the cost of each, and compares the merged site with that of a single build. */
async function shards() {
	const products = Number(values.products ?? 400);
	const outcome = await buildInShards({
		work: join(work, "shards"),
		products,
		count: Number(values.shards),
		only: values.only === undefined ? undefined : Number(values.only),
		row: (step) => printTable(shardColumns, [step]),
	});
	if (outcome === null) return;
	const { files, differences } = outcome;
	const named =
		differences.length === 0 ? "equal" : `${differences.length} differ: ${differences.slice(0, 9)}`;
	console.log(`${products} products, ${files} files: ${named}`);
	if (differences.length > 0) process.exitCode = 1;
}

/** Prints how long a worker takes for a shop that another worker has built. */
async function restored() {
	const rows = [];
	for (const products of (values.products ?? "20,1000").split(",").map(Number))
		rows.push({ products, ...(await restoredBuild({ work: join(work, "restored"), products })) });
	printTable(restoredColumns, rows);
}

if (values.help) console.log(usage);
else {
	requireProgram();
	mkdirSync(work, { recursive: true });
	if (values.exact) await exact();
	else if (values.shards) await shards();
	else await (values.restored ? restored() : bench());
}
