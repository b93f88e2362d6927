import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installWithApt } from "./apt.mjs";

/** The minimum Java version of the HTML checker. */
const oldest = 11;

/** Returns the major version of a Java; 0 if it does not start: 17 for 17.0.15, 8 for 1.8.0. */
function versionOf(command) {
	const { stderr } = spawnSync(command, ["-version"], { encoding: "utf8", timeout: 20_000 });
	const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr ?? "") ?? [];
	return Number((first === "1" ? second : first) ?? 0);
}

/** Returns the Java command for the tests, preferably from JAVA_HOME; null if there is none. */
export function findJava() {
	const home = process.env.JAVA_HOME;
	const candidates = [...(home ? [join(home, "bin", "java")] : []), "java"];
	return candidates.find((command) => versionOf(command) >= oldest) ?? null;
}

/** Finds a Java or installs one; throws with instructions if neither works. */
export function ensureJava() {
	const found = findJava();
	if (found) return found;
	console.error("No Java found; installing one …");
	const installed = installWithApt("default-jre-headless") ? findJava() : null;
	if (installed) return installed;
	throw new Error(
		`The HTML checker needs a Java ${oldest} or newer and none could be installed. Do one of these:\n` +
			"  apt-get install default-jre-headless (as root), or\n" +
			"  name one: JAVA_HOME=/path/to/jdk",
	);
}
