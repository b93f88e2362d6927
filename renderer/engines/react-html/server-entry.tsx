import { renderToString } from "react-dom/server";
import { type Language, languages } from "#core/shared/language.ts";
import { type TemplateName, templateNames } from "#core/site/page.ts";
import type { ShellModel } from "#core/site/page-model.ts";
import { createDrawIsland } from "#renderer/engines/react-html/draw-islands.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { App } from "#ui/app.tsx";
import { blockParts } from "#ui/blocks/block-part-names.ts";
import { loadBlockParts } from "#ui/blocks/block-parts.ts";
import { createWords } from "#ui/foundation/create-words.ts";
import { DrawIslandContext } from "#ui/foundation/island.tsx";
import type { Catalogue, Words } from "#ui/foundation/words.tsx";
import { catalogues } from "#ui/locales/load.ts";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

async function loadAll<Key extends string, Value>(
	keys: readonly Key[],
	load: (key: Key) => Promise<Value>,
): Promise<ReadonlyMap<Key, Value>> {
	return new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
}

/** Loads every template, island and catalogue, so that pages render without waiting. */
export async function createRenderMarkup(): Promise<RenderMarkup> {
	const pages = await loadAll<TemplateName, Template>(templateNames, (name) => templates[name]());
	const texts = await loadAll<Language, Catalogue>(languages, (language) => catalogues[language]());
	await loadBlockParts(blockParts);
	const drawIsland = await createDrawIsland();
	const words = new WeakMap<ShellModel, Words>();

	function wordsOf(shell: ShellModel): Words {
		const known = words.get(shell);
		if (known) return known;
		const made = createWords(shell.language, texts.get(shell.language) ?? {}, shell.texts);
		words.set(shell, made);
		return made;
	}

	return (page, shell) => {
		const template = pages.get(page.template);
		if (!template) throw new Error(`There is no template ${page.template}`);
		return renderToString(
			<DrawIslandContext value={drawIsland}>
				<App page={page} shell={shell} template={template} words={wordsOf(shell)} services={null} />
			</DrawIslandContext>,
		);
	};
}
