import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Returns the path of the compiled command; throws if it is missing. */
export function programFile(): string {
	const program = join(root, "dist/program/cli.js");
	if (!existsSync(program)) throw new Error("The program is not compiled. Run: npm run test:directus");
	return program;
}

/**
 * Writes the configuration of a shop whose content is in Directus into a folder of dist/test; returns its path. `options` are
 * further options as TypeScript.
 */
export function writeSite(name: string, project: string, url: string, options = ""): string {
	const site = join(root, "dist/test", name);
	rmSync(site, { recursive: true, force: true });
	mkdirSync(site, { recursive: true });
	writeFileSync(
		join(site, "facette.config.ts"),
		`import { defineConfig, directus } from "facette";
export default defineConfig({ format: 2, domain: "${project}", content: directus({ url: "${url}" }), ecommerce: {},${options} });
`,
	);
	return site;
}
