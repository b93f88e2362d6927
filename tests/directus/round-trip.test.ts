import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDirectusContent } from "#adapters/composition/directus-content.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { languages } from "#core/language/language.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { demoContent } from "#tests/directus/seeded-project.ts";
import { type DirectusServer, startDirectus } from "#tests/directus/start-server.ts";
import { folderDifferences } from "../folder-differences.mjs";

const project = "www.juwelier-sternau.example";
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = join(root, "dist/program/cli.js");
const demo = join(root, "adapters/content-files/demo");
/** Next to the outputs of the check "build", so that their encoded images are reused. */
const outputs = join(root, "dist/test");
const folder = join(outputs, "directus");
/** The number of the demo's images. */
const imageCount = readDocuments(demoContent).images.length;
let server: DirectusServer;

/** Runs the command like a user; returns its output, and throws if it fails. */
function facette(args: readonly string[], token?: string): Promise<string> {
	const { FACETTE_DIRECTUS_TOKEN: _, ...environment } = process.env;
	const env = {
		...environment,
		LANG: "C",
		...(token === undefined ? {} : { FACETTE_DIRECTUS_TOKEN: token }),
	};
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [program, ...args], { cwd: root, env });
		let messages = "";
		for (const stream of [child.stdout, child.stderr])
			stream.on("data", (chunk: Buffer) => {
				messages += chunk;
			});
		child.on("error", reject);
		child.on("close", (status) => (status === 0 ? resolve(messages) : reject(new Error(messages))));
	});
}

const schema = () => facette(["schema", "--url", server.url], server.adminToken);
const seed = () => facette(["seed", "--url", server.url, "--site", demo], server.adminToken);

beforeAll(async () => {
	if (!existsSync(program)) throw new Error("The program is not compiled. Run: npm run test:directus");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	server = await startDirectus();
	expect(await schema()).toContain("Directus has the data model now");
	expect(await seed()).toContain(`0 changed, ${imageCount} pictures sent`);
});

afterAll(() => server?.stop());

function directusContent() {
	const paths = { images: join(folder, "pictures"), published: join(folder, "published.json") };
	const source = { url: server.url, project, token: null, drafts: false, ...paths };
	const target = {
		contentDirectory: join(folder, "content"),
		languages,
		defaultLanguage: "de",
		logger: createMemoryLogger(),
	} as const;
	return createDirectusContent(source, target);
}

async function siteOf(content: SiteContent) {
	const loaded = await content.load();
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value;
}

describe("the demo shop, seeded into an empty Directus by two commands and read without a token", () => {
	it("R-CONTENT-06 B-USE-04 builds the same site, byte for byte, as its folder", async () => {
		const [files, directus] = [join(outputs, "from-files"), join(outputs, "from-directus")];
		for (const output of [files, directus]) rmSync(output, { recursive: true, force: true });
		await facette(["build", "--site", demo, "--out", files]);
		await facette(["build", "--site", demo, "--out", directus, "--content", "directus", "--url", server.url]);
		const compared = folderDifferences(files, directus);
		expect(compared.differences).toEqual([]);
		expect(compared.files).toBeGreaterThan(500);
		expect(readFileSync(join(directus, "index.html"), "utf8")).toContain("Sternau");
	});

	it("R-CONTENT-06 B-USE-04 returns all data of a build", async () => {
		const [files, pulled] = [
			createContentFiles({ directory: demoContent, languages, defaultLanguage: "de" }),
			directusContent(),
		];
		const [expected, found] = [await siteOf(files), await siteOf(pulled)];
		expect(found.site).toEqual(expected.site);
		expect(found.warnings).toEqual([]);
		for (const { id, translations } of expected.site.pages)
			for (const { language } of translations)
				expect(await pulled.pageBody(id, language)).toEqual(await files.pageBody(id, language));
		for (const { name } of expected.site.media)
			expect(Buffer.compare(await pulled.media(name), await files.media(name)), name).toBe(0);
	});

	it("B-USE-04 returns the folder's own documents, and reports them as unchanged", async () => {
		const content = readDocuments(demoContent);
		const names = new Map(content.images.map((name) => [createSeedContext(project).image(name) ?? "", name]));
		const expected = projectDocuments(
			projectItems(content.documents, project, content.images),
			names,
		).documents;
		const out = join(folder, "pulled");
		const pull = ["pull", "--url", server.url, "--project", project, "--out", out];
		expect(await facette(pull)).toContain(`files and ${imageCount} pictures`);
		expect(Object.fromEntries(readDocuments(out).documents)).toEqual(Object.fromEntries(expected));
		expect(await facette(pull)).toContain("is up to date");
	});

	it("B-USE-04 does not change if either command runs again", async () => {
		expect(await schema()).toContain("Directus has the data model already");
		expect(await seed()).toContain("0 items added, 0 changed, 0 pictures sent");
	});
});
