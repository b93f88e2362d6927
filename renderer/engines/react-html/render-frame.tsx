import type { ReactNode } from "react";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import { takesPayment } from "#core/models/payment-page.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import type { RenderMarkup } from "#renderer/engines/react-html/react-html.ts";
import type { Template } from "#ui/pages/template.ts";
import { Footer } from "#ui/shell/footer.tsx";
import { Header, type HeaderPage } from "#ui/shell/header.tsx";

/** What the server puts in the place of parts of a page. */
export interface PageParts {
	readonly header: ReactNode;
	readonly footer: ReactNode;
	/** The page's own where absent. */
	readonly template?: Template;
}

/** Renders a page, with other parts where they are given. */
export type RenderWithParts = (page: PageModel, shell: ShellModel, parts?: PageParts) => string;

/** Marks, which no text of a page is: React would put a part's HTML here. */
const [headerMark, footerMark] = ["\ue000", "\ue001"];
/** In the place of a path of another language, with its place in the list. */
const pathMark = (place: number) => `/\ue002${place}`;
const pathMarks = /\/\ue002(\d)/g;

interface Frame {
	/** Between each two the path of a language, whose place is in `paths`. */
	readonly header: readonly Uint8Array[];
	readonly paths: readonly number[];
	readonly footer: Uint8Array;
}

/** All texts of a shell; a path that is none of them is the current page of no link. */
function textsOf(value: unknown, texts = new Set<string>()): ReadonlySet<string> {
	if (typeof value === "string") texts.add(value);
	else if (typeof value === "object" && value !== null)
		for (const inner of Object.values(value)) textsOf(inner, texts);
	return texts;
}

/**
 * Renders pages whose header and footer are alike with one and the same HTML of these, three fifths of a product's page.
 * They are alike where the shell has no link to the page and they differ in the paths of its other languages alone,
 * which are put in afterwards. The HTML is that of the whole page rendered at once: React's ids follow from the place
 * in the tree, which stays.
 */
export function createFramedRender(render: RenderWithParts): RenderMarkup {
	const linked = new WeakMap<ShellModel, ReadonlySet<string>>();
	const frames = new WeakMap<ShellModel, Map<string, Frame>>();

	function linkedFrom(shell: ShellModel): ReadonlySet<string> {
		const known = linked.get(shell) ?? textsOf(shell);
		linked.set(shell, known);
		return known;
	}

	function frameOf(page: PageModel, shell: ShellModel): Frame {
		const alike: HeaderPage = {
			path: "",
			template: page.template,
			languageChoices: page.languageChoices.map((choice, place) => ({ ...choice, path: pathMark(place) })),
		};
		const known = frames.get(shell) ?? new Map<string, Frame>();
		frames.set(shell, known);
		const key = JSON.stringify(alike);
		const made = known.get(key) ?? makeFrame(page, alike, shell);
		known.set(key, made);
		return made;
	}

	/** A part is what two renderings differ in that have a mark in its place and itself. */
	function makeFrame(page: PageModel, alike: HeaderPage, shell: ShellModel): Frame {
		const header = <Header page={alike} />;
		const footer = <Footer path={alike.path} short={takesPayment(alike)} />;
		const empty = (parts: PageParts) => render(page, shell, { ...parts, template: () => null });
		const neither = empty({ header: headerMark, footer: footerMark });
		const partOf = (start: number, parts: PageParts): string => {
			const html = empty(parts);
			return html.slice(start, html.length - (neither.length - start - 1));
		};
		// Every other piece is the place of a path.
		const pieces = partOf(neither.indexOf(headerMark), { header, footer: footerMark }).split(pathMarks);
		return {
			header: pieces.filter((_, place) => place % 2 === 0).map((piece) => Buffer.from(piece)),
			paths: pieces.filter((_, place) => place % 2 === 1).map(Number),
			footer: Buffer.from(partOf(neither.lastIndexOf(footerMark), { header: headerMark, footer })),
		};
	}

	return (page, shell) => {
		if (linkedFrom(shell).has(page.path)) return [render(page, shell)];
		const { header, paths, footer } = frameOf(page, shell);
		const html = render(page, shell, { header: headerMark, footer: footerMark });
		const [start, end] = [html.indexOf(headerMark), html.lastIndexOf(footerMark)];
		const pathOf = (place = 0) => escapeMarkup(page.languageChoices[place]?.path ?? "");
		return [
			html.slice(0, start),
			...header.flatMap((piece, place) => (place === 0 ? [piece] : [pathOf(paths[place - 1]), piece])),
			html.slice(start + 1, end),
			footer,
			html.slice(end + 1),
		];
	};
}
