import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { reuseEncodedImages } from "#tests/encoded-images.mjs";
import { editedContent } from "./content-file.mjs";

const run = promisify(execFile);

/** The result of a command with its messages except the table. */
export interface Ending {
	readonly status: number;
	readonly stderr: string;
}

/** A copy of the demo shop that a journey changes and builds. */
export interface OwnSite {
	readonly content: string;
	readonly out: string;
	readonly work: string;
	/** Copies the demo shop again, without building it. */
	reset(): void;
	/** Sets an option of the configuration that the demo shop does not have. */
	configure(option: string, value: unknown): void;
	/** Changes a JSON file of the content. */
	edit<Content>(file: string, change: (value: Content) => Content): void;
	/** Builds the site; `limit` is a shell command that limits the build's resources. */
	build(limit?: string): Promise<Ending>;
}

/** Returns the files below a folder with matching names. */
export function filesBelow(folder: string, ending: RegExp): readonly string[] {
	return readdirSync(realpathSync(folder), { recursive: true, encoding: "utf8" })
		.filter((name) => ending.test(name))
		.map((name) => join(folder, name));
}

/** Creates a separate site in dist/test; each spec file uses another folder. */
export function ownSite(name: string): OwnSite {
	const work = join("dist/test", name);
	const site = join(work, "shop");
	const content = join(site, "content");
	const out = join(work, "site");
	return {
		work,
		content,
		out,
		reset() {
			rmSync(work, { recursive: true, force: true });
			cpSync("adapters/content-files/demo", site, { recursive: true });
			reuseEncodedImages(out);
		},
		configure(option, value) {
			const path = join(site, "facette.config.ts");
			const text = readFileSync(path, "utf8");
			writeFileSync(path, text.replace("defineConfig({", `$&\n\t${option}: ${JSON.stringify(value)},`));
		},
		edit(file, change) {
			const path = join(content, file);
			writeFileSync(path, editedContent(readFileSync(path, "utf8"), change));
		},
		build(limit = "true") {
			const command = `${limit}; exec "${process.execPath}" dist/program/cli.js build --site ${site} --out ${out}`;
			return run("sh", ["-c", command], { env: { ...process.env, LC_ALL: "en" } }).then(
				({ stderr }) => ({ status: 0, stderr }),
				({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ status: code, stderr }),
			);
		},
	};
}
