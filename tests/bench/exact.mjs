import { execFile, fork } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { openContent } from "./content-folder.mjs";
import { createDamage } from "./damage-records.mjs";
import { buildArguments, cleanAround, isRecord } from "./facette.mjs";
import { filesOf } from "./measure.mjs";
import { createRandom } from "./random.mjs";
import { makeEdits } from "./random-edits.mjs";
import { writeShopSite } from "./shop-site.mjs";

const productCount = 20;
/** The width of images in pixels; small images are encoded quickly. */
const imageWidth = 200;
/** The number of builds per process; a process keeps each build's modules in memory. */
const buildsPerProcess = 30;
const warmProcess = new URL("./warm-build.mjs", import.meta.url);
/** The number of batches between damages of the build cache. */
const batchesPerDamage = 5;

/** Writes the demo shop with `count` more products and small images. */
export async function writeSmallSite(directory, count = productCount) {
	writeShopSite(directory, count);
	const media = join(directory, "content/media");
	for (const name of readdirSync(media).filter((file) => file.endsWith(".jpg"))) {
		const file = join(media, name);
		writeFileSync(file, await sharp(readFileSync(file)).resize({ width: imageWidth }).toBuffer());
	}
}

/** Matches the message of a failed build about the last site, which only exists after a successful build. */
const siteStays = / The last good site stays in place\./;

/** Matches the finding about addresses of earlier builds, which a clean build does not know. */
const formerAddresses = /^.*\[note\.redirects\.missing\]\n(?:[ \t]+.*(?:\n|$))*/m;

/** Returns a build's messages about the content, without its stages, the last site and earlier addresses. */
const findingsOf = (text) =>
	text
		.replace(siteStays, "")
		.replace(formerAddresses, "")
		.split("\n")
		.filter((line) => line.trim() !== "" && !line.endsWith("…"))
		.join("\n");

/** Builds like an owner: one command in one process. */
function commandBuild(site, output) {
	return new Promise((resolve) => {
		execFile(process.execPath, buildArguments(site, output), (error, _, said) =>
			resolve({ ok: error === null, findings: findingsOf(said) }),
		);
	});
}

/** Creates a function that runs the command in a process that keeps running. */
export function createWarmCommand() {
	let child = null;
	let builds = 0;
	const end = () => child?.kill();
	function run(args) {
		if (builds % buildsPerProcess === 0) {
			end();
			child = fork(warmProcess, { stdio: "ignore", execArgv: [] });
		}
		builds += 1;
		return new Promise((resolve, reject) => {
			child.once("exit", reject);
			child.once("message", ({ ok, said }) => {
				child.off("exit", reject);
				resolve({ ok, findings: findingsOf(said) });
			});
			child.send(args);
		});
	}
	return { run, end };
}

/** Returns the files that an output keeps for pages of the previous build. */
function keptFiles(root) {
	try {
		return new Set(JSON.parse(readFileSync(join(root, ".facette-kept.json"), "utf8")));
	} catch {
		return new Set();
	}
}

/** Returns the files that differ between two outputs, without those that the first keeps for earlier builds. */
function differences(output, cleanOutput) {
	const [root, clean] = [realpathSync(output), realpathSync(cleanOutput)];
	const expected = new Set(filesOf(clean).filter((file) => !isRecord(file)));
	const kept = keptFiles(root);
	const found = filesOf(root).filter((file) => !isRecord(file) && (expected.has(file) || !kept.has(file)));
	const present = new Set(found);
	const isSame = (file) => readFileSync(join(root, file)).equals(readFileSync(join(clean, file)));
	return [
		...found.filter((file) => !expected.has(file)).map((file) => `only after edits: ${file}`),
		...[...expected].filter((file) => !present.has(file)).map((file) => `missing: ${file}`),
		...found.filter((file) => expected.has(file) && !isSame(file)).map((file) => `other bytes: ${file}`),
	];
}

const outcome = ({ ok, findings }) => `${ok ? "built" : "failed"}\n${findings}`;

/** Creates a check that builds a site into the same output as before, and from scratch into another one. */
function createComparison(site, work) {
	const output = join(work, "edited", "site");
	const cleanOutputs = ["clean-0", "clean-1"].map((name) => join(work, name, "site"));
	const warm = createWarmCommand();
	const warmBuild = (clean) => warm.run(buildArguments(site, clean).slice(1));
	return {
		output,
		end: warm.end,
		async begin() {
			const [clean] = cleanOutputs;
			await commandBuild(site, output);
			cleanAround(clean, output);
			await warmBuild(clean);
		},
		/** Returns whether the content is valid, and the differences between the builds as lines. */
		async compare() {
			const [lastClean, clean] = cleanOutputs;
			const hadOutput = existsSync(output);
			cleanAround(clean, lastClean);
			const [edited, fromNothing] = await Promise.all([commandBuild(site, output), warmBuild(clean)]);
			const isValid = fromNothing.ok;
			if (isValid) cleanOutputs.reverse();
			if (edited.ok !== isValid || edited.findings !== fromNothing.findings)
				return { isValid, wrong: [`after edits: ${outcome(edited)}`, `clean: ${outcome(fromNothing)}`] };
			if (isValid) return { isValid, wrong: differences(output, clean) };
			if (hadOutput) return { isValid, wrong: differences(output, lastClean) };
			return { isValid, wrong: existsSync(output) ? ["a failed build has created an output"] : [] };
		},
	};
}

/**
 * Makes `edits` random edits of a small shop in batches of 1 to `mostPerBatch`. After each batch, the command builds into the
 * same output as before, and a process builds from scratch into another one. Both must have the same files and findings.
 * A batch that makes the content invalid must not change the output, and is undone; more batches follow until `leastValid`
 * are valid. Before some batches the build cache
 * is damaged. Returns `{ ok, report, batches, invalid }`.
 */
export async function checkExactness({
	work,
	edits,
	mostPerBatch,
	leastValid = 0,
	seed,
	onProgress = () => undefined,
}) {
	rmSync(work, { recursive: true, force: true });
	const site = join(work, "site");
	await writeSmallSite(site);
	const content = openContent(site);
	const random = createRandom(seed);
	const comparison = createComparison(site, work);
	const { damage } = createDamage(comparison.output, createRandom(seed));
	onProgress(`${edits} edits, seed ${seed}`);
	let [done, batches, invalid] = [0, 0, 0];
	try {
		await comparison.begin();
		while (done < edits || batches - invalid < leastValid) {
			content.begin();
			const size = random.between(1, mostPerBatch);
			const descriptions = makeEdits(content, random, done < edits ? Math.min(size, edits - done) : size);
			done += descriptions.length;
			batches += 1;
			if (batches % batchesPerDamage === 0) descriptions.push(damage() ?? "nothing was kept");
			const { isValid, wrong } = await comparison.compare();
			if (wrong.length > 0) {
				const lines = [`seed ${seed}, batch ${batches}:`, ...descriptions, "", ...wrong.slice(0, 20)];
				const report = `${lines.join("\n")}\n${wrong.length} differences; the folders are in ${work}`;
				return { ok: false, report, batches, invalid };
			}
			if (!isValid) {
				invalid += 1;
				content.undo();
			}
			if (batches % 20 === 0) onProgress(`${done} edits, ${batches} batches, ${invalid} of them invalid`);
		}
	} finally {
		comparison.end();
	}
	const report = `seed ${seed}: ${done} edits in ${batches} batches, ${invalid} of them invalid; every build equals a clean one`;
	return { ok: true, report, batches, invalid };
}
