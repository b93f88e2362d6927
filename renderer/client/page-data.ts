import { languages } from "#core/language/language.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { ownTemplateName, templateNames } from "#core/pages/page.ts";
import type { PageData } from "#renderer/engines/page-data.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string";

const isOneOf = (names: readonly string[], value: unknown) => isText(value) && names.includes(value);

function isPage(value: unknown): value is PageModel {
	return (
		isRecord(value) &&
		isText(value.path) &&
		isText(value.digest) &&
		isOneOf(languages, value.language) &&
		isOneOf([...templateNames, ownTemplateName], value.template) &&
		Array.isArray(value.blocks) &&
		value.blocks.every((block) => isRecord(block) && isText(block.type))
	);
}

/**
 * Returns whether a response contains what is needed to render it; the renderer of the same build has written the
 * rest.
 */
export function isPageData(value: unknown): value is PageData {
	return (
		isRecord(value) &&
		isText(value.buildHash) &&
		Array.isArray(value.shared) &&
		value.shared.length > 0 &&
		value.shared.every(isText) &&
		Array.isArray(value.styles) &&
		value.styles.every((href) => isText(href) && href.startsWith("/")) &&
		isPage(value.page)
	);
}
