import type { Language } from "#core/language/language.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { PublisherState } from "#renderer/studio/publisher.ts";

/** Returns a text of the studio. */
export type Texts = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** A finding as text, with the page of the Data Studio where it is corrected. */
export interface ShownFinding {
	/** The permanent code of the kind of finding. */
	readonly code: string;
	readonly place: string;
	readonly text: string;
	/** Null if the item is unknown. */
	readonly link: string | null;
	/** The sentence that says what the site has of the item instead; null if the error stops the build. */
	readonly effect: string | null;
}

/** The state of a studio, as `/state` returns it. */
export interface StudioState extends Omit<PublisherState, "findings" | "held" | "warnings" | "message"> {
	readonly project: string;
	/** The state as a sentence. */
	readonly text: string;
	readonly findings: readonly ShownFinding[];
	/** The warnings about what is published. */
	readonly warnings: readonly ShownFinding[];
	/** Whether the site before can be published again. */
	readonly canRestore: boolean;
	/** When Directus last reported a save, ISO 8601; null if it has not done so since the studio was started. */
	readonly lastMessageAt: string | null;
}

/** The signed addresses of the studio's page. */
export interface StudioAddresses {
	readonly publish: string;
	readonly restore: string;
	readonly state: string;
	readonly preview: string;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
button{font:inherit;padding:.6rem 1.2rem;margin:0 .5rem .5rem 0;border:2px solid #1b1b1f;border-radius:.4rem;background:#fff;cursor:pointer}
button.first{background:#1b1b1f;color:#fff}button:disabled{opacity:.5;cursor:default}form{display:inline}
li{margin-block:.75rem}code{font-size:.85em}`;

function page(language: Language, title: string, body: string): string {
	return (
		`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>` +
		'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
		`<style>${style}</style></head><body><h1>${escapeMarkup(title)}</h1>${body}</body></html>`
	);
}

/** Returns a plain page with a heading and a sentence. */
export function plainPage(language: Language, title: string, text: string, script = ""): string {
	return page(language, title, `<p>${escapeMarkup(text)}</p>${script}`);
}

/** The number of warnings that are listed; more would hide the errors above them. */
const mostWarnings = 20;

/** Sorts findings so that one of each kind comes first, then the second ones. */
function firstOfEachKind(findings: readonly ShownFinding[]): readonly ShownFinding[] {
	const counts = new Map<string, number>();
	const places = findings.map((finding) => {
		const place = counts.get(finding.code) ?? 0;
		counts.set(finding.code, place + 1);
		return [place, finding] as const;
	});
	return places.toSorted(([one], [other]) => one - other).map(([, finding]) => finding);
}

/** Returns the heading above warnings, one of each kind first, and a sentence about the others; null without any. */
export function listedWarnings(warnings: readonly ShownFinding[], texts: Texts) {
	if (warnings.length === 0) return null;
	const others = warnings.length - mostWarnings;
	return {
		heading: texts("studio.warnings", { count: warnings.length }),
		listed: firstOfEachKind(warnings).slice(0, mostWarnings),
		rest: others > 0 ? texts("report.more", { count: others }) : null,
	};
}

/** Returns the heading above findings, with the number of items: one item can have several. */
export function findingsHeading(findings: readonly ShownFinding[], texts: Texts): string {
	return texts("studio.findings", { count: new Set(findings.map(({ link, place }) => link ?? place)).size });
}

function findingList(findings: readonly ShownFinding[], heading: string, after = ""): string {
	const items = findings.map(({ code, place, text, link, effect }) => {
		const heading = link
			? `<a href="${escapeMarkup(link)}" target="_blank">${escapeMarkup(place)}</a>`
			: `<strong>${escapeMarkup(place)}</strong>`;
		const rest = effect === null ? "" : `<br>${escapeMarkup(effect)}`;
		return `<li>${heading}<br>${escapeMarkup(text)} <code>${escapeMarkup(code)}</code>${rest}</li>`;
	});
	return items.length === 0 ? "" : `<h2>${escapeMarkup(heading)}</h2><ul>${items.join("")}</ul>${after}`;
}

function warningList(warnings: readonly ShownFinding[], texts: Texts): string {
	const shown = listedWarnings(warnings, texts);
	if (shown === null) return "";
	const rest = shown.rest === null ? "" : `<p>${escapeMarkup(shown.rest)}</p>`;
	return findingList(shown.listed, shown.heading, rest);
}

/** Returns the page that lists what prevents a preview. */
export function problemPage(
	language: Language,
	findings: readonly ShownFinding[],
	texts: Texts,
	script: string,
): string {
	const list = findingList(findings, findingsHeading(findings, texts));
	return page(language, texts("studio.noPreview"), list + script);
}

function button(action: string, text: string, attributes: string): string {
	return `<form method="post" action="${escapeMarkup(action)}"><button ${attributes}>${escapeMarkup(text)}</button></form>`;
}

/** Loads the page again when the state differs. */
const followState = (address: string, shown: string) =>
	`const shown=${JSON.stringify(shown)};setInterval(async()=>{const answer=await fetch(${JSON.stringify(address)}).catch(()=>null);` +
	"if(answer?.ok&&JSON.stringify(await answer.json())!==shown)location.reload()},1000)";

/** Returns the studio's own page: the state of the site, its findings and the buttons. */
export function studioPage(
	language: Language,
	state: StudioState,
	addresses: StudioAddresses,
	{ texts, nonce }: { readonly texts: Texts; readonly nonce: string },
): string {
	const shown = JSON.stringify(state);
	const script = followState(addresses.state, shown).replaceAll("<", "\\u003c");
	const message = state.lastMessageAt === null ? `<p>${escapeMarkup(texts("studio.noMessage"))}</p>` : "";
	return page(
		language,
		state.project,
		`<p role="status">${escapeMarkup(state.text)}</p>` +
			button(addresses.publish, texts("studio.publish"), 'class="first"') +
			button(addresses.restore, texts("studio.restore"), state.canRestore ? "" : "disabled") +
			`<p><a href="${escapeMarkup(addresses.preview)}">${escapeMarkup(texts("studio.preview"))}</a></p>` +
			findingList(state.findings, findingsHeading(state.findings, texts)) +
			warningList(state.warnings, texts) +
			message +
			`<script nonce="${nonce}">${script}</script>`,
	);
}
