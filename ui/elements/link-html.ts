import { linkNoteKey, outsideLink } from "#core/navigation/link.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import icons from "#ui/components/icon.module.css";
import links from "#ui/components/link.module.css";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** Returns the HTML of a link: internal if it starts with a slash, else external with a new-tab note (R-NAV-05). */
export function linkHtml(href: string, content: string, t: Translate): string {
	if (href.startsWith("/")) return `<a href="${escapeMarkup(href)}">${content}</a>`;
	const link = outsideLink(href);
	const key = linkNoteKey(link) ?? "newTab";
	const icon = `<i class="${icons.icon} ${icons.external} ${links.external}"></i>`;
	const sign = `<span class="${links.end}" aria-hidden="true">${icon}</span>`;
	const note = `<span class="visually-hidden"> (${escapeMarkup(t(`link.${key}`))})</span>`;
	return `<a href="${escapeMarkup(href)}" target="_blank" rel="${link.rel}">${content}${sign}${note}</a>`;
}
