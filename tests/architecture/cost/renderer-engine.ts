import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtInEngines } from "#renderer/config/config.ts";
import type { Change } from "#tests/architecture/cost/change.ts";

const engine = `import type { PageRenderer } from "facette";

const plainText: PageRenderer = {
	name: "plain-text",
	renderPage: ({ path, title }) => [{ path: \`\${path}/page.txt\`.replace(/^[/]+/, ""), content: title }],
	renderSite: (pages) => [{ path: "pages.txt", content: pages.map(({ path }) => path).join(" ") }],
};
export default plainText;
`;

/** A site's own renderer engine. */
export const rendererEngine: Change = {
	name: "a renderer engine",
	apply: (copy) => copy.write("site/plain-text.ts", engine),
	content: (files) => files,
	config: { engines: [...builtInEngines, "./plain-text.ts"] },
	prove(made) {
		it("touches one file and one line of the site's configuration, and no program file", () => {
			expect(made.files).toEqual([]);
		});

		it("writes files of each page and of the whole site, in addition to other engines", () => {
			expect(readFileSync(join(made.pages, "pages.txt"), "utf8").split(" ")).toContain("/en");
			expect(readFileSync(join(made.pages, "en/page.txt"), "utf8")).not.toBe("");
			expect(existsSync(join(made.pages, "sitemap.xml"))).toBe(true);
		});
	},
};
