import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createDirectusContent } from "#adapters/composition/directus-content.ts";
import { readDocuments } from "#adapters/content-directus/seed/read-documents.ts";
import { createSeedContext } from "#adapters/content-directus/seed/seed-context.ts";
import { seedProject } from "#adapters/content-directus/seed/seed-project.ts";
import { createMemoryLogger } from "#adapters/memory/logger.ts";
import { languages } from "#core/language/language.ts";
import {
	type Files,
	shoplessFiles,
	validFiles,
	writeFolder,
} from "#tests/adapters/content-files/content-folder.ts";
import { siteContentSuite } from "#tests/adapters/port-suites/site-content.ts";
import { adminOf, prepareDirectus } from "#tests/directus/seeded-project.ts";

const [good, shopless, bad] = ["good.example", "shopless.example", "bad.example"] as const;
const folder = mkdtempSync(join(tmpdir(), "facette-site-content-"));

async function fill(project: string, files: Files): Promise<void> {
	const directory = writeFolder(files);
	const seeded = await seedProject(adminOf(project), readDocuments(directory), join(directory, "media"));
	if (!seeded.ok) throw new Error(JSON.stringify(seeded.error));
}

const filled = new Map<string, Promise<void>>();

/** Returns the content of a project, which the first call seeds. */
async function contentOf(project: string, files: () => Files, spoil?: () => Promise<void>) {
	const filling = filled.get(project) ?? fill(project, files()).then(spoil);
	filled.set(project, filling);
	await filling;
	const { url } = inject("directus");
	const paths = { images: join(folder, "pictures"), published: join(folder, `${project}.json`) };
	const source = { url, project, token: null, drafts: false, ...paths };
	return createDirectusContent(source, { languages, defaultLanguage: "de", logger: createMemoryLogger() });
}

beforeAll(async () => {
	await prepareDirectus();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function spoil(): Promise<void> {
	const { id } = createSeedContext(bad);
	const admin = adminOf(bad);
	await admin.updateItem("project", id("project"), { theme_brand_color: "green" });
	await admin.updateItem("page", id("page", "home"), { template: "hme" });
	await admin.updateItem("ecommerce_product", id("ecommerce_product", "ring"), { slug: "no slug" });
}

const badContent = () => contentOf(bad, validFiles, spoil);

siteContentSuite("Directus", {
	good: () => contentOf(good, validFiles),
	shopless: () => contentOf(shopless, shoplessFiles),
	bad: badContent,
});

describe("the findings on content in Directus", () => {
	it("R-CONTENT-02 B-REL-04 include collection, item and field", async () => {
		const loaded = await (await badContent()).load();
		if (loaded.ok) throw new Error("The bad content was taken.");
		const errors = loaded.error.filter(({ severity }) => severity === "error");
		expect(errors.map(({ file, field, key }) => [file, field, key])).toEqual(
			expect.arrayContaining([
				["project", "theme_brand_color", "content.format.colour"],
				["page/home", "template", "content.unknown.template_near"],
				["ecommerce_product/ring", "slug", "content.slug.invalid"],
			]),
		);
	});
});
