import { renderToString } from "react-dom/server";
import { type Language, languages } from "#core/language/language.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import { type TemplateName, templateNames } from "#core/pages/page.ts";
import { oncePer } from "#core/shared/once-per.ts";
import type { RenderWithParts } from "#renderer/engines/react-html/render-frame.tsx";
import { createRenderIsland } from "#renderer/engines/react-html/render-islands.ts";
import { createRepeatedParts } from "#renderer/engines/react-html/repeated-parts.ts";
import { App } from "#ui/app.tsx";
import { loadEveryLazyBlock } from "#ui/blocks/lazy-blocks.ts";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { RenderIslandContext } from "#ui/foundation/island.tsx";
import { DrawPartContext } from "#ui/foundation/repeated-part.tsx";
import { ServicesProvider } from "#ui/foundation/services.tsx";
import { ShellProvider } from "#ui/foundation/shell-context.tsx";
import { type Messages, TranslateProvider } from "#ui/foundation/translate-context.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { loadParts } from "#ui/pages/load-parts.ts";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

/** React names a page's first images once more, above the page; the browser comes to the images as soon. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

async function loadAll<Key extends string, Value>(
	keys: readonly Key[],
	load: (key: Key) => Promise<Value>,
): Promise<ReadonlyMap<Key, Value>> {
	return new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
}

/** Loads every template, island, part and catalogue, so that pages render without waiting. */
export async function createRenderPage(): Promise<RenderWithParts> {
	const pages = await loadAll<TemplateName, Template>(templateNames, (name) => templates[name]());
	const texts = await loadAll<Language, Messages>(languages, (language) => allMessages[language]());
	await loadEveryLazyBlock();
	await loadParts("shop-product");
	const renderIsland = await createRenderIsland();
	/** What the pages of a shell share. */
	const sharedBy = oncePer((shell: ShellModel) => {
		const t = createTranslate(shell.language, texts.get(shell.language) ?? {}, shell.texts);
		const parts = createRepeatedParts((part) =>
			renderToString(
				<TranslateProvider t={t}>
					<ServicesProvider services={null}>
						<ShellProvider shell={shell}>{part}</ShellProvider>
					</ServicesProvider>
				</TranslateProvider>,
			),
		);
		return { t, parts };
	});

	return (page, shell, parts) => {
		const template = parts?.template ?? pages.get(page.template);
		if (!template) throw new Error(`There is no template ${page.template}`);
		const { t, parts: repeated } = sharedBy(shell);
		const html = renderToString(
			<RenderIslandContext value={renderIsland}>
				<DrawPartContext value={repeated.draw}>
					<App
						page={page}
						shell={shell}
						template={template}
						t={t}
						services={null}
						{...(parts ? { frame: parts } : {})}
					/>
				</DrawPartContext>
			</RenderIslandContext>,
		);
		return repeated.fill(html.replace(imagePreloads, ""));
	};
}
