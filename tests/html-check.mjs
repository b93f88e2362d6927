import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import vnu from "vnu-jar";
import { makeVariant } from "../e2e/variant.mjs";
import { ensureJava } from "../renderer/setup/java.mjs";
import { runQuietly } from "../renderer/setup/processes.mjs";

/** The path of the Java program, which the package exports as a String object. */
const checker = String(vnu);

/**
 * Options for a short run: compiling once and collecting garbage in one thread takes a third of the processor time.
 * The checker then needs a deep stack.
 */
const javaOptions = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m"];

/** Formats a message with its page and code; `sites` maps folders to site names. */
function line({ url = "", lastLine = 0, firstColumn = 0, message, extract = "" }, sites) {
	const path = decodeURIComponent(url);
	const [folder, name] = Object.entries(sites).find(([one]) => path.includes(one)) ?? ["", ""];
	const page = name + path.slice(path.indexOf(folder) + folder.length);
	return `${page}:${lastLine}:${firstColumn} ${message}\n\t${extract.replace(/\s+/g, " ").trim()}`;
}

/** Returns the checker's errors and warnings, one per line, without remarks. */
export function faults({ messages }, sites) {
	const isFault = ({ type, subType }) => type !== "info" || subType === "warning";
	return messages.filter(isFault).map((message) => line(message, sites));
}

/** Returns the official HTML checker's errors and warnings about all pages of built sites, in one run. */
export async function htmlFaults(...folders) {
	const sites = Object.fromEntries(folders.map((folder) => [realpathSync(folder), folder]));
	const options = ["--skip-non-html", "--format", "json", "--stdout", "--exit-zero-always"];
	const args = [...javaOptions, "-jar", checker, ...options, ...Object.keys(sites)];
	const { status, output } = await runQuietly(args, {}, ensureJava());
	try {
		return faults(JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)), sites);
	} catch {
		throw new Error(`The HTML checker gave no report (status ${status}):\n${output}`);
	}
}

/** Checks every page of the built demo shop and its variant; any error or warning fails. */
async function checkHtml() {
	const variant = makeVariant("dist/test/html-variant");
	const options = ["--site", variant.site, "--out", variant.out];
	const { status, output } = await runQuietly(["dist/program/cli.js", "build", ...options]);
	if (status !== 0) {
		console.error(output);
		return status;
	}
	const found = await htmlFaults("dist/test/site-a", variant.out);
	console.log([...found, `${found.length} errors and warnings`].join("\n"));
	return found.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.exitCode = await checkHtml();
