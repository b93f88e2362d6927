// Plain Node without packages, because the installation uses it before there are any.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

function filesBelow(folder, name, except) {
	if (name === except) return [];
	if (statSync(join(folder, name)).isFile()) return [name];
	return readdirSync(join(folder, name))
		.sort()
		.flatMap((entry) => filesBelow(folder, `${name}/${entry}`, except));
}

/** Returns the digest of files, named relative to a folder; folders include all their files except `except`. */
export function digestOf(folder, names, except = null) {
	const hash = createHash("sha256");
	for (const name of names.flatMap((one) => filesBelow(folder, one, except))) {
		const content = readFileSync(join(folder, name));
		hash.update(`${name}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/** Creates a file with the digest of a step's inputs, to skip the step while they are unchanged. */
export function createStamp(file) {
	return {
		matches: (digest) => existsSync(file) && readFileSync(file, "utf8") === digest,
		clear: () => rmSync(file, { force: true }),
		write: (digest) => writeFileSync(file, digest),
	};
}
