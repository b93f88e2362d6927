import type { Language } from "#core/language/language.ts";
import { escaped } from "../mails/mail-html.ts";

/** Renders a small page with one message, optionally with a button that posts to the page's own address. */
export function messagePage(language: Language, text: string, button: string | null = null): string {
	const form = button === null ? "" : `<form method="post"><button>${escaped(button)}</button></form>\n`;
	return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(text)}</title>
<p>${escaped(text)}</p>
${form}</html>
`;
}
