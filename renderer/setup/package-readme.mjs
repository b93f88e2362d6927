// The README of the package, which is for those who install it; that of the repository is for contributors. npm packs no other
// file than README.md, so prepack puts the package's in its place, and postpack puts the repository's back: node package-readme.mjs restore
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./install.mjs";

const readme = join(root, "README.md");
/** The repository's README while the package's is in its place. */
const saved = join(root, "dist/repository-readme.md");

/** The folder of the documentation in the package. */
const folder = "dist/program/docs";

/** The guides that the package's README links to, by their files in that folder. */
const guides = {
	"getting-started.md": "Getting started",
	"content.md": "Content",
	"content/import.md": "Products of another shop",
	"theming.md": "Colors, fonts and styles",
	"configuration.md": "Configuration",
	"deploying.md": "Deploying",
	"extending/blocks.md": "Blocks of your own",
	"errors.md": "Errors by code",
	"README.md": "All guides",
};

/** Returns the links to the documentation in the package, and to its site if package.json names its address. */
function documentation(homepage) {
	const links = Object.entries(guides).map(([file, title]) => `- [${title}](${folder}/${file})`);
	const site = homepage === undefined ? [] : [`It is also at <${homepage}>.`];
	const place = "The documentation is in the package, so that it can be read without a network.";
	return `## Documentation\n\n${[place, ...site].join(" ")}\n\n${links.join("\n")}`;
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
