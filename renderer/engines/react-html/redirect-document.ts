import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PublishedPage } from "#renderer/api/page-renderer.ts";

/** Returns a document that redirects to a page immediately, and has a link for browsers that do not follow redirects. */
export function renderRedirectDocument(
	{ path, language, title }: Pick<PublishedPage, "path" | "language" | "title">,
	domain: string,
): string {
	const [href, text] = [escapeMarkup(path), escapeMarkup(title)];
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text}</title>
<link rel="canonical" href="https://${domain}${href}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body><a href="${href}">${text}</a></body>
</html>
`;
}
