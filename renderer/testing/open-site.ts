import { resolve } from "node:path";
import { createDocument } from "@mixmark-io/domino";
import { createModuleContent } from "#adapters/composition/module-content.ts";
import { createPhoneNumbers } from "#adapters/phone-libphonenumber/phone-numbers.ts";
import type { ContentFinding } from "#core/content/finding.ts";
import type { Language } from "#core/language/language.ts";
import type { SiteContent } from "#core/ports/site-content.ts";
import { withLanguagePrefix } from "#core/routes/language-prefix.ts";
import { fail, type Result, succeed } from "#core/shared/result.ts";
import type { Site } from "#core/site/site.ts";
import { loadRenderMarkup } from "#renderer/bundler/load-render-markup.ts";
import { createMessages, findingLines } from "#renderer/cli/messages.ts";
import { readConfig } from "#renderer/config/load-config.ts";
import { createPageLookup } from "#renderer/plan/page-lookup.ts";
import { createPlanContext } from "#renderer/plan/plan-context.ts";
import { sharedData } from "#renderer/plan/shell-models.ts";
import { asConfigured, contentFolders, contentSource } from "#renderer/site/content-source.ts";
import { type LoadedSite, loadSite } from "#renderer/site/load-site.ts";
import { createLogCollector } from "#renderer/site/log-collector.ts";
import { placeholderImage } from "#renderer/site/placeholder-image.ts";
import type { TestedSite, WrittenBlock } from "#renderer/testing/tested-site.ts";

/** Returns a value; throws findings as `facette check` prints them. */
function unwrap<Value>(result: Result<Value, readonly ContentFinding[]>): Value {
	if (result.ok) return result.value;
	const messages = createMessages("en");
	throw new Error(result.error.map((finding) => findingLines(finding, messages)).join("\n"));
}

/** Returns a function that renders a page of some content of a site; null if it has no page at the path. */
async function createRenderer(
	{ config, ownParts, providers }: LoadedSite,
	site: Site,
	content: SiteContent,
): Promise<(path: string) => Promise<string | null>> {
	const { logger } = createLogCollector();
	const tools = { phones: createPhoneNumbers(logger), logger, ownParts, providers };
	const images = site.media.map(({ name }) => placeholderImage(name));
	const plan = createPlanContext(site, config, images, tools);
	const pages = createPageLookup(plan, content);
	const render = await loadRenderMarkup(ownParts);
	return async (path) => {
		const model = await pages.get(path);
		return model && render(model, sharedData(model.language, plan).model);
	};
}

/** Returns the HTML of a page's blocks. */
function blocksOf(html: string): string {
	const blocks = createDocument(html).querySelector("main .parts-drawn-when-near");
	if (blocks === null) throw new Error("The page has no blocks.");
	return blocks.innerHTML;
}

/** The file of the page with the tested block, and the block's place in it. */
const testFile = "pages/facette-test.json";
const testField = "translations.0.blocks.0";

/** Names the block in place of the page that it is on. */
function aboutBlock(finding: ContentFinding): ContentFinding {
	const { file, field } = finding;
	if (file !== testFile || !field?.startsWith(testField)) return finding;
	return { ...finding, file: "block", field: field.slice(testField.length + 1) || null };
}

/** Returns a page with one block, as a content file has it. */
function pageWith(block: WrittenBlock, language: Language, path: string): object {
	const title = "Test";
	const version = { language, path, title, description: title, blocks: [block] };
	return { template: "info", translations: [version] };
}

/** The function behind `openSite` of facette/testing. */
export async function openSite(siteDirectory: string): Promise<TestedSite> {
	const directory = resolve(siteDirectory);
	const config = { ...unwrap(await readConfig(directory)), allowIncomplete: true };
	const loaded = unwrap(await loadSite(directory, { config }));
	const render = await createRenderer(loaded, loaded.site, loaded.content);
	return {
		async renderPage(path) {
			const html = await render(path);
			if (html === null) throw new Error(`The site has no page at ${path}.`);
			return html;
		},
		async renderBlock(block, language = config.defaultLanguage) {
			const path = withLanguagePrefix("/facette-test", language, config.defaultLanguage);
			const baseFolders = contentFolders(unwrap(contentSource(directory, config, asConfigured)));
			const documents = { [testFile]: pageWith(block, language, path) };
			const { content } = createModuleContent(
				{ load: async () => succeed({ documents }), baseFolders },
				{ directory, languages: config.languages, defaultLanguage: config.defaultLanguage },
			);
			const read = await content.load();
			const { site } = unwrap(read.ok ? read : fail(read.error.map(aboutBlock)));
			const renderTest = await createRenderer(loaded, site, content);
			return blocksOf((await renderTest(path)) ?? "");
		},
	};
}
