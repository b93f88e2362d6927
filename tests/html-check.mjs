import { realpathSync } from "node:fs";
import vnu from "vnu-jar";
import { makeVariant } from "../e2e/variant.mjs";
import { ensureJava } from "../renderer/setup/java.mjs";
import { runQuietly } from "../renderer/setup/processes.mjs";

/** The Java program's path; the package exports it as a String object. */
const checker = String(vnu);

/** What a message says, with the page and the code that it is about. */
function line({ url = "", lastLine = 0, firstColumn = 0, message, extract = "" }, folder) {
	const page = decodeURIComponent(url).split(folder).at(-1);
	return `${page}:${lastLine}:${firstColumn} ${message}\n\t${extract.replace(/\s+/g, " ").trim()}`;
}

/** The errors and warnings among the checker's messages, a line each; mere remarks are left out. */
export function faults({ messages }, folder) {
	const isFault = ({ type, subType }) => type !== "info" || subType === "warning";
	return messages.filter(isFault).map((message) => line(message, folder));
}

/** The errors and warnings of the official HTML checker about all pages of a built site. */
export async function htmlFaults(site) {
	const folder = realpathSync(site);
	const args = [
		"-jar",
		checker,
		"--skip-non-html",
		"--format",
		"json",
		"--stdout",
		"--exit-zero-always",
		folder,
	];
	const { status, output } = await runQuietly(args, {}, ensureJava());
	try {
		return faults(JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)), folder);
	} catch {
		throw new Error(`The HTML checker gave no report (status ${status}):\n${output}`);
	}
}

/** Runs the official HTML checker on every page of the built demo shop and of its variant; any error or warning fails. */
export async function checkHtml() {
	const variant = makeVariant("dist/test/html-variant");
	const built = await runQuietly([
		"dist/program/cli.js",
		"build",
		"--site",
		variant.site,
		"--out",
		variant.out,
	]);
	if (built.status !== 0) return { ok: false, output: built.output };
	const found = [];
	for (const site of ["dist/test/site-a", variant.out]) found.push(...(await htmlFaults(site)));
	return { ok: found.length === 0, note: `${found.length} errors and warnings`, output: found.join("\n") };
}
