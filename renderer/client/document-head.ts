import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { metaTags } from "#renderer/engines/react-html/meta-tags.ts";

const replaced =
	'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Replaces the head of the last page: title, description, language, canonical link, alternates. */
export function updateDocumentHead(page: PageModel, shell: ShellModel): void {
	document.documentElement.lang = page.language;
	for (const element of document.head.querySelectorAll(replaced)) element.remove();
	for (const { tag, attributes, text } of metaTags(page, shell)) {
		const element = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
		if (text !== undefined) element.textContent = text;
		document.head.append(element);
	}
}
