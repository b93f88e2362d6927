import { renderToString } from "react-dom/server";
import type { ShellModel } from "#core/models/page-model.ts";
import { type Language, languages } from "#core/shared/language.ts";
import { type TemplateName, templateNames } from "#core/site/page.ts";
import type { RenderWithParts } from "#renderer/engines/react-html/render-frame.tsx";
import { createRenderIsland } from "#renderer/engines/react-html/render-islands.ts";
import { App } from "#ui/app.tsx";
import { loadEveryLazyBlock } from "#ui/blocks/lazy-blocks.ts";
import { createTranslate } from "#ui/foundation/create-translate.ts";
import { RenderIslandContext } from "#ui/foundation/island.tsx";
import type { Messages, Translate } from "#ui/foundation/translate-context.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

/** React names a page's first pictures once more, above the page; the browser comes to the pictures as soon. */
const imagePreloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

async function loadAll<Key extends string, Value>(
	keys: readonly Key[],
	load: (key: Key) => Promise<Value>,
): Promise<ReadonlyMap<Key, Value>> {
	return new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
}

/** Loads every template, island and catalogue, so that pages render without waiting. */
export async function createRenderPage(): Promise<RenderWithParts> {
	const pages = await loadAll<TemplateName, Template>(templateNames, (name) => templates[name]());
	const texts = await loadAll<Language, Messages>(languages, (language) => allMessages[language]());
	await loadEveryLazyBlock();
	const renderIsland = await createRenderIsland();
	const words = new WeakMap<ShellModel, Translate>();

	function translateOf(shell: ShellModel): Translate {
		const known = words.get(shell);
		if (known) return known;
		const made = createTranslate(shell.language, texts.get(shell.language) ?? {}, shell.texts);
		words.set(shell, made);
		return made;
	}

	return (page, shell, parts) => {
		const template = parts?.template ?? pages.get(page.template);
		if (!template) throw new Error(`There is no template ${page.template}`);
		const html = renderToString(
			<RenderIslandContext value={renderIsland}>
				<App
					page={page}
					shell={shell}
					template={template}
					t={translateOf(shell)}
					services={null}
					{...(parts ? { frame: parts } : {})}
				/>
			</RenderIslandContext>,
		);
		return html.replace(imagePreloads, "");
	};
}
