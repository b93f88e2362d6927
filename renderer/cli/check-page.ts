import { severities } from "#core/content/finding.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { errorCode } from "#renderer/cli/error-code.ts";
import { type FindingGroup, groupFindings } from "#renderer/cli/finding-groups.ts";
import { findingPlace, findingText, type Messages, sourceText, usesText } from "#renderer/cli/messages.ts";
import type { LocatedFinding } from "#renderer/site/site-findings.ts";

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
li{margin:0 0 1.25rem}
code{overflow-wrap:anywhere}
p{margin:0}
small{opacity:.8}`;

function placeHtml(finding: LocatedFinding, messages: Messages): string {
	const { link, words } = finding;
	// The link is that of the text.
	const place = escapeMarkup(findingPlace(words ? finding : { ...finding, link: null }, messages));
	return link === null
		? `<code>${place}</code>`
		: `<a href="${escapeMarkup(link)}"><code>${place}</code></a>`;
}

/** Returns the place of another finding of a group, its text unless it is that of the first, and the fields that use its image. */
function otherHtml(other: LocatedFinding, firstText: string, messages: Messages): string {
	const text = findingText(other, messages);
	const lines = [text === firstText ? null : text, usesText(other, messages)];
	const notes = lines.flatMap((line) => (line === null ? [] : [`<p>${escapeMarkup(line)}</p>`]));
	return `<li>${placeHtml(other, messages)}${notes.join("")}</li>`;
}

/** Returns a group of findings as an entry: text and place of the first, and the places of the others. */
function groupHtml([finding, ...others]: FindingGroup<LocatedFinding>, messages: Messages): string {
	const { key, source } = finding;
	const why =
		source === undefined ? "" : `<p><small>${escapeMarkup(sourceText(source, messages))}</small></p>`;
	const uses = usesText(finding, messages);
	const text = findingText(finding, messages);
	const places = others.map((other) => otherHtml(other, text, messages)).join("");
	const also =
		others.length === 0
			? ""
			: `<details><summary>${escapeMarkup(messages("check.others", { count: others.length }))}</summary><ul>${places}</ul></details>`;
	const used = uses === null ? "" : `<p>${escapeMarkup(uses)}</p>`;
	return `<li><p>${escapeMarkup(text)}</p><p>${placeHtml(finding, messages)} <small>${errorCode(key)}</small></p>${used}${why}${also}</li>`;
}

/** Returns the findings to fix before publishing as a self-contained HTML page, the most severe first (B-REL-04). */
export function checkPage(findings: readonly LocatedFinding[], messages: Messages): string {
	const title = escapeMarkup(messages("check.title"));
	const parts = severities.flatMap((level) => {
		const levelFindings = findings.filter(({ severity }) => severity === level);
		if (levelFindings.length === 0) return [];
		const heading = escapeMarkup(messages(`check.heading.${level}`, { number: levelFindings.length }));
		return [
			`<h2>${heading}</h2><ol>${groupFindings(levelFindings)
				.map((group) => groupHtml(group, messages))
				.join("")}</ol>`,
		];
	});
	const nothing = `<p>${escapeMarkup(messages("check.nothing"))}</p>`;
	return [
		`<!doctype html><html lang="${messages("check.language")}"><head><meta charset="utf-8">`,
		`<meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style></head>`,
		`<body><h1>${title}</h1>${parts.join("") || nothing}</body></html>`,
	].join("\n");
}
