import { templateNames } from "#core/pages/page.ts";

const nothing = { scripts: [], styles: [], modules: [], fonts: [] };

/** A client of which pages load nothing. */
export const emptyClient = {
	assets: { templates: Object.fromEntries(templateNames.map((name) => [name, nothing])), blocks: {} },
	baseStyles: "",
};
