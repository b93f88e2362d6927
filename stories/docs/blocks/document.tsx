import {
	type BlockProps,
	boolean,
	defineBlock,
	list,
	markdown,
	multiline,
	optional,
	pagePath,
	text,
} from "facette/blocks";
import { Fragment } from "react";
import type { CodeToken } from "#stories/docs/code-tokens.ts";
import styles from "./document.module.css";

const fields = {
	sections: list(
		{
			title: text({ de: ["Titel", "Des Abschnitts."], en: ["Title", "Of the section."] }),
			pages: list(
				{
					title: text({ de: ["Titel", "Der Seite."], en: ["Title", "Of the page."] }),
					path: pagePath({ de: ["Seite", "Ihr Pfad."], en: ["Page", "Its path."] }),
					current: boolean(false, {
						de: ["Aktuell", "Ob es diese Seite ist."],
						en: ["Current", "Whether it is this page."],
					}),
				},
				{ de: ["Seiten", "In dieser Reihenfolge."], en: ["Pages", "In this order."] },
			),
		},
		{ de: ["Abschnitte", "Die ganze Dokumentation."], en: ["Sections", "The whole documentation."] },
	),
	parts: list(
		{
			markdown: optional(markdown({ de: ["Text", "Als Markdown."], en: ["Text", "As Markdown."] })),
			code: optional(
				multiline({
					de: ["Code", "Zeilen aus Teilen, als JSON."],
					en: ["Code", "Lines of tokens, as JSON."],
				}),
			),
		},
		{ de: ["Teile", "Text und Code."], en: ["Parts", "Text and code."] },
	),
};

type DocumentBlock = BlockProps<typeof fields>["block"];

/** Code with the kinds of its tokens as classes; highlighted when the content was written, so that browsers load no highlighter. */
function Code({ tokens }: { readonly tokens: string }) {
	const lines = JSON.parse(tokens) as readonly (readonly CodeToken[])[];
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: Code that is wider than the page is scrolled with the keyboard.
		<pre tabIndex={0}>
			<code>
				{lines.map((line, place) => (
					<Fragment key={place}>
						{place > 0 ? "\n" : null}
						{line.map(([kind, token], at) =>
							kind === "" ? (
								token
							) : (
								<span key={at} className={styles[kind]}>
									{token}
								</span>
							),
						)}
					</Fragment>
				))}
			</code>
		</pre>
	);
}

function Sections({ sections }: Pick<DocumentBlock, "sections">) {
	return (
		<nav id="documentation" className={styles.sections} aria-label="Documentation">
			{sections.map(({ title, pages }) => (
				<section key={title}>
					<p>{title}</p>
					<ul>
						{pages.map(({ title: name, path, current }) => (
							<li key={path}>
								<a href={path} aria-current={current ? "page" : undefined}>
									{name}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}

function Contents({ parts }: Pick<DocumentBlock, "parts">) {
	const headings = parts.flatMap(({ markdown: prose }) => prose?.headings ?? []);
	if (headings.length < 2) return null;
	return (
		<nav className={styles.contents} aria-label="On this page">
			<p>On this page</p>
			<ul>
				{headings.map(({ anchor, text: name }) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>{name}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** A page of the documentation: its text, the headings of the page, and all pages by section. */
function Document({ block: { sections, parts } }: BlockProps<typeof fields>) {
	return (
		<div className={styles.document}>
			<a className={styles.jump} href="#documentation">
				All pages
			</a>
			<Contents parts={parts} />
			<article className={styles.text}>
				{parts.map(({ markdown: prose, code }, place) =>
					code !== null ? (
						<Code key={place} tokens={code} />
					) : prose !== null ? (
						// Facette removes everything from Markdown that is not safe.
						<div key={place} dangerouslySetInnerHTML={{ __html: prose.html }} />
					) : null,
				)}
			</article>
			<Sections sections={sections} />
		</div>
	);
}

export default defineBlock({
	name: "document",
	de: ["Dokument", "Eine Seite der Dokumentation mit ihrer Navigation."],
	en: ["Document", "A page of the documentation with its navigation."],
	fields,
	component: Document,
});
