import { createContentFiles } from "#adapters/content-files/content-files.ts";
import { createMemorySiteContent, type MemorySite } from "#adapters/memory/site-content.ts";
import { languages } from "#core/language/language.ts";
import type { PageBody } from "#core/pages/page.ts";
import { shoplessFiles, validFiles, writeFolder } from "#tests/adapters/content-files/content-folder.ts";
import { siteContentSuite } from "#tests/adapters/port-suites/site-content.ts";

async function memorySite(files = validFiles()): Promise<MemorySite> {
	const content = createContentFiles({ directory: writeFolder(files), languages, defaultLanguage: "de" });
	const result = await content.load();
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	const { site } = result.value;
	const bodies: Record<string, PageBody[]> = {};
	for (const { id, translations } of site.pages)
		bodies[id] = await Promise.all(translations.map(({ language }) => content.pageBody(id, language)));
	const images: Record<string, Uint8Array> = {};
	for (const { name } of site.media) images[name] = await content.media(name);
	return { site, bodies, images };
}

siteContentSuite("a site in memory", {
	good: async () => createMemorySiteContent(await memorySite()),
	shopless: async () => createMemorySiteContent(await memorySite(shoplessFiles())),
	bad: async () =>
		createMemorySiteContent({
			...(await memorySite()),
			findings: ["a.json", "b.json"].map((file) => ({
				severity: "error",
				file,
				field: null,
				key: "content.file.empty",
				params: {},
			})),
		}),
});
