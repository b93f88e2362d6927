// Plain Node without packages: the installation asks it before there are any.
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

/** The digest of files by their names below a folder; of folders, all that is in them but for what is at `except`. */
export function digestOf(folder, names, except = null) {
	const hash = createHash("sha256");
	for (const name of names.flatMap((one) => filesBelow(folder, one, except))) {
		const content = readFileSync(join(folder, name));
		hash.update(`${name}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex");
}

/** The file that keeps the digest of what a step was last done for, so that it is left out while that is the same. */
export function createStamp(file) {
	return {
		matches: (digest) => existsSync(file) && readFileSync(file, "utf8") === digest,
		clear: () => rmSync(file, { force: true }),
		write: (digest) => writeFileSync(file, digest),
	};
}
