import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDirectusContent } from "#adapters/composition/directus-content.ts";
import { projectDocuments } from "#adapters/content-directus/pull/project-documents.ts";
import { projectItems } from "#adapters/content-directus/seed/project-items.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { seedingOf } from "#adapters/content-directus/seed/seeding.ts";
import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { languages } from "#core/shared/language.ts";
import { demoContent, prepareDirectus, seed } from "#tests/directus/seeded-project.ts";

const project = "www.juwelier-sternau.example";
const folder = mkdtempSync(join(tmpdir(), "facette-round-trip-"));

beforeAll(async () => {
	await prepareDirectus();
	await seed(project);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function directusContent() {
	const { url } = inject("directus");
	const source = { url, project, token: null, drafts: false, pictures: join(folder, "pictures") };
	const target = { contentDirectory: join(folder, "content"), languages, logger: createMemoryLogger() };
	return createDirectusContent(source, target);
}

async function siteOf(content: SiteContent) {
	const loaded = await content.load();
	if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
	return loaded.value;
}

describe("the demo shop, seeded into an empty Directus and read back by anybody", () => {
	it("R-CONTENT-06 B-USE-04 gives everything a build is made from, byte for byte", async () => {
		const [files, pulled] = [createContentFiles({ directory: demoContent, languages }), directusContent()];
		const [expected, found] = [await siteOf(files), await siteOf(pulled)];
		expect(found.site).toEqual(expected.site);
		expect(JSON.stringify(found.site)).toBe(JSON.stringify(expected.site));
		expect(found.warnings).toEqual([]);
		for (const { id, translations } of expected.site.pages)
			for (const { language } of translations)
				expect(JSON.stringify(await pulled.pageBody(id, language))).toBe(
					JSON.stringify(await files.pageBody(id, language)),
				);
		for (const { name } of expected.site.media)
			expect(Buffer.compare(await pulled.media(name), await files.media(name)), name).toBe(0);
	});

	it("B-USE-04 gives the same documents as the folder has, and once more the same", async () => {
		const content = readDocuments(demoContent);
		const names = new Map(content.pictures.map((name) => [seedingOf(project).picture(name) ?? "", name]));
		const own = projectDocuments(projectItems(content.documents, project, content.pictures), names).documents;
		const pulled = directusContent();
		await siteOf(pulled);
		const read = readDocuments(join(folder, "content"));
		expect(Object.fromEntries(read.documents)).toEqual(Object.fromEntries(own));
		expect(await pulled.refresh()).toEqual({ ok: true, value: false });
	});

	it("B-USE-04 is changed by neither the model nor the seed when they are applied once more", async () => {
		expect(await prepareDirectus()).toEqual({ changes: [], conflicts: [] });
		expect(await seed(project)).toEqual({ added: 0, changed: 0, pictures: 0 });
	});
});
