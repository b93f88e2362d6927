import { pathToFileURL } from "node:url";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import { type Language, languages } from "#core/language/language.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import { templateNames } from "#core/pages/page.ts";
import { oncePer } from "#core/shared/once-per.ts";
import type { SharedModule } from "#renderer/bundler/shared-modules.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import { loadIslandRenderer, renderMarkup } from "#renderer/engines/react-html/render-markup.tsx";
import { noOwnParts, type OwnPart, type OwnParts } from "#renderer/site-modules/own-parts.ts";
import type { BundledModule } from "#renderer/site-modules/site-modules.ts";
import { App } from "#ui/app.tsx";
import { loadEveryLazyBlock } from "#ui/blocks/lazy-blocks.ts";
import { ownIsland } from "#ui/blocks/own-block-module.ts";
import { type OwnComponentModule, setOwnComponents } from "#ui/foundation/own-components.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { allMessages } from "#ui/locales/all-messages.ts";
import { createTranslate } from "#ui/locales/create-translate.ts";
import { type OwnPageModule, ownPage } from "#ui/pages/own.tsx";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

/** The packages that a site's own modules share with the program while pages are prerendered. */
export const programModules: Readonly<Record<SharedModule, object>> = {
	react,
	"react/jsx-runtime": jsxRuntime,
	"react-dom": reactDom,
};

async function loadAll<Key extends string, Value>(
	keys: readonly Key[],
	load: (key: Key) => Promise<Value>,
): Promise<ReadonlyMap<Key, Value>> {
	return new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
}

/** Imports the module of a part of the site. */
function importPart<Module>({ nodeFile }: BundledModule): Promise<Module> {
	return import(pathToFileURL(nodeFile).href);
}

/** Loads the site's own blocks and components. */
async function loadOwnParts({ blocks, components }: OwnParts): Promise<void> {
	for (const { name, hydrate, module } of blocks.values())
		await ownIsland({ name, hydrate, module: module.url }, () => importPart(module)).load();
	const modules = new Map<string, OwnComponentModule>();
	for (const [name, module] of components) modules.set(name, await importPart(module));
	setOwnComponents(modules);
}

/** Loads the site's own page templates. */
async function loadOwnPages({ templates: own }: OwnParts): Promise<ReadonlyMap<string, Template>> {
	const load = async ({ module }: OwnPart) =>
		ownPage((await importPart<OwnPageModule>(module)).default.component);
	return loadAll([...own.keys()], (name) => load(own.get(name) as OwnPart));
}

/** Loads all templates, islands, the site's own parts and message catalogues. Returns a synchronous function that renders pages. */
export async function createRenderMarkup(ownParts: OwnParts = noOwnParts): Promise<RenderMarkup> {
	const pages = await loadAll(templateNames, (name) => templates[name]());
	const texts = await loadAll<Language, Messages>(languages, (language) => allMessages[language]());
	await loadEveryLazyBlock();
	await loadOwnParts(ownParts);
	const templatesByName = new Map<string, Template>([...pages, ...(await loadOwnPages(ownParts))]);
	const islandRenderer = await loadIslandRenderer();
	/** Returns the translations and the island renderer that the pages of a shell share. */
	const forShell = oncePer((shell: ShellModel) => ({
		t: createTranslate(shell.language, texts.get(shell.language) ?? {}, shell.texts),
		renderIsland: islandRenderer(shell),
	}));

	return (page, shell) => {
		const name = page.own?.name ?? page.template;
		const template = templatesByName.get(name);
		if (!template) throw new Error(`There is no template ${name}`);
		const { t, renderIsland } = forShell(shell);
		const app = <App page={page} shell={shell} template={template} t={t} services={null} />;
		return renderMarkup(app, renderIsland);
	};
}
