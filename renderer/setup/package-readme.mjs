// The README of the package, which is for those who install it; that of the repository is for contributors. npm packs no other
// file than README.md, so prepack puts the package's in its place, and postpack puts the repository's back: node package-readme.mjs restore
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

const readme = join(root, "README.md");
/** The repository's README while the package's is in its place. */
const saved = join(root, "dist/repository-readme.md");

/** The guides that the package's README links to, by their paths in the documentation's site. */
const guides = {
	"/getting-started": "Getting started",
	"/content": "Content",
	"/theming": "Colors, fonts and styles",
	"/configuration": "Configuration",
	"/deploying": "Deploying",
	"/extending/blocks": "Blocks of your own",
	"/errors": "Errors by code",
};

/** Returns the links to the documentation; "" without a homepage, because its address is the owner's to decide. */
function documentation(homepage) {
	if (homepage === undefined) return "";
	const links = Object.entries(guides).map(
		([path, title]) => `- [${title}](${homepage.replace(/\/$/, "")}${path})`,
	);
	return `## Documentation\n\n${links.join("\n")}`;
}

/** Returns the text of the package's README. `homepage` is that of package.json: the address of the documentation's site. */
export function packageReadme({ homepage } = {}) {
	const template = readFileSync(join(import.meta.dirname, "package-readme.md"), "utf8");
	return template
		.replace("<!-- documentation -->", () => documentation(homepage))
		.replace(/^```(\w+) .*$/gm, "```$1")
		.replace(/\n{3,}/g, "\n\n");
}

/** Puts the repository's README back in its place. */
export function restoreReadme() {
	if (existsSync(saved)) renameSync(saved, readme);
}

/** Puts the package's README in the place of the repository's, which is kept until {@link restoreReadme}. */
export function replaceReadme() {
	// An earlier run may have been interrupted.
	restoreReadme();
	const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	mkdirSync(join(root, "dist"), { recursive: true });
	renameSync(readme, saved);
	writeFileSync(readme, packageReadme(manifest));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) restoreReadme();
