import type { Language } from "#core/language/language.ts";
import { plainLines } from "#core/text/single-line.ts";
import { markdownText } from "./mail-markdown.ts";
import { labelled } from "./mail-texts.ts";

/** A label with its value; a value with line breaks becomes several lines. */
export type Fact = readonly [label: string, value: string];

/** An ordered line with its details and price. */
export interface GoodsLine {
	readonly name: string;
	readonly facts: readonly Fact[];
	/** Sentences about this line, e.g. about its right of withdrawal. */
	readonly notes: readonly string[];
	/** For example "2 × 100,00 €". */
	readonly pieces: string;
	readonly sum: string;
}

/** A part of a mail. */
export type MailBlock =
	| { readonly type: "paragraph"; readonly text: string }
	| { readonly type: "heading"; readonly text: string }
	| { readonly type: "link"; readonly label: string; readonly url: string }
	| { readonly type: "facts"; readonly facts: readonly Fact[] }
	| { readonly type: "goods"; readonly lines: readonly GoodsLine[] }
	/** The last sum is the total. */
	| { readonly type: "sums"; readonly sums: readonly Fact[] }
	/** A legal text in its own language; its links are relative to `base`. */
	| {
			readonly type: "markdown";
			readonly markdown: string;
			readonly language: Language;
			readonly base: string;
	  }
	/** The details of the sender, at the end of the mail. */
	| { readonly type: "sender"; readonly lines: readonly string[] };

/** The content of a mail, from which both its text and its HTML are created. */
export interface MailDocument {
	readonly language: Language;
	readonly title: string;
	readonly blocks: readonly MailBlock[];
}

/** Returns the plain text of a mail, for mail programs without HTML. */
export function mailAsText({ language, blocks }: MailDocument): string {
	const parts = blocks.map((block) => blockText(language, block)).filter((part) => part !== "");
	return `${parts.join("\n\n")}\n`;
}

function blockText(language: Language, block: MailBlock): string {
	switch (block.type) {
		case "paragraph":
			return plainLines(block.text);
		case "heading":
			return `${block.text.toUpperCase()}\n${"-".repeat(Math.min(block.text.length, 60))}`;
		case "link":
			return `${block.label}\n${block.url}`;
		case "facts":
		case "sums":
			return (block.type === "facts" ? block.facts : block.sums)
				.map((fact) => factText(language, fact))
				.join("\n");
		case "goods":
			return block.lines.map((line) => goodsText(language, line)).join("\n\n");
		case "markdown":
			return markdownText(block.markdown, block.base);
		case "sender":
			return ["--", ...block.lines].join("\n");
		default:
			return block satisfies never;
	}
}

function factText(language: Language, [label, value]: Fact): string {
	const text = plainLines(value);
	return `${labelled(language, label)}${text.includes("\n") ? "\n" : " "}${text}`;
}

function goodsText(language: Language, { name, facts, notes, pieces, sum }: GoodsLine): string {
	const details = [...facts.map((fact) => factText(language, fact)), ...notes, `${pieces} = ${sum}`];
	return [name, ...details.map((detail) => `  ${detail.replaceAll("\n", "\n  ")}`)].join("\n");
}
