import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const program = join(root, "dist/program");
/** Vite's lists of the packages in a bundle. */
const lists = ["client", "server", "service-worker"].map((part) => join(program, part, "licenses.json"));
/** tsup's lists of the files in a bundle. */
const metafiles = ["", "order-service"].map((part) => join(program, part, "metafile-esm.json"));

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Returns the folders of the packages whose files a bundle contains. */
function packageFolders(metafile) {
	const files = Object.values(read(metafile).outputs).flatMap(({ inputs }) => Object.keys(inputs));
	const folders = files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
	return [...new Set(folders)].filter((folder) => folder !== undefined);
}

function describePackage(folder) {
	const path = join(root, folder);
	const { name, version, license } = read(join(path, "package.json"));
	const text = readdirSync(path).find((file) => /^(?:licen[cs]e|copying)/i.test(file));
	return { name, version, identifier: license, text: text ? readFileSync(join(path, text), "utf8") : "" };
}

/** Returns the packages that the compiled program contains, each version once, by name. */
function bundledPackages() {
	const described = [
		...lists.filter(existsSync).flatMap(read),
		...metafiles.flatMap(packageFolders).map(describePackage),
	];
	const packages = new Map(described.map((entry) => [`${entry.name} ${entry.version}`, entry]));
	return [...packages].toSorted(([one], [other]) => one.localeCompare(other, "en")).map(([, entry]) => entry);
}

/** Writes the licences of all packages that the compiled program contains, as most of them demand. */
export function writeNotices() {
	const sections = bundledPackages().map(
		({ name, version, identifier, text }) =>
			`## ${name} ${version} (${identifier})\n\n${text?.trim() ?? ""}\n`,
	);
	writeFileSync(
		join(program, "NOTICES.md"),
		`# Licences of the packages in this program\n\n${sections.join("\n")}`,
	);
}
