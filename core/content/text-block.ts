import * as v from "valibot";
import { block } from "#core/content/block.ts";
import { type Field, field, inFilesOnly, optional, shownAs } from "#core/content/field.ts";
import { findingMessage } from "#core/content/message.ts";
import type { ProseModel } from "#core/content-values/prose-model.ts";

function isPlain(name: string): boolean {
	return !/[/\\]|^\.|\0/.test(name);
}

const markdownFile: Field<string> = field(
	"text",
	{
		de: ["Datei", "Eine Markdown-Datei im Ordner pages, statt des Textes."],
		en: ["File", "A Markdown file of the folder pages, instead of the text."],
	},
	{
		json: { pattern: "^[^./\\\\][^/\\\\]*\\.[mM][dD]$" },
		schema: ({ markdownFiles }) =>
			v.pipe(
				v.string(),
				v.check(isPlain, (issue) => findingMessage("content.markdown.outside", { name: issue.input })),
				v.check(
					(name) => !isPlain(name) || markdownFiles.has(name),
					(issue) => findingMessage("content.markdown.missing", { name: issue.input }, [...markdownFiles]),
				),
			),
	},
);

/** Null only if the text is in a file, which is read instead. */
const markdownField: Field<string | null, ProseModel> = shownAs(
	field<string | null>(
		"markdown",
		{
			de: ["Text", "Fließtext in Markdown; Überschriften beginnen mit ##."],
			en: ["Text", "Running text in Markdown; headings begin at ##."],
		},
		{ required: false, schema: v.nullish(v.string(), null) },
	),
	(source, { prose }) => (source === null ? undefined : prose(source)),
);

/** Running text in Markdown (CommonMark without raw HTML), inline or in a separate file. */
export const textBlock = block({
	de: ["Text", "Fließtext."],
	en: ["Text", "Running text."],
	fields: { markdown: markdownField, file: inFilesOnly(optional(markdownFile)) },
	rules: [
		{
			holds: ({ markdown, file }) => markdown !== null || file !== null,
			message: () => findingMessage("content.text.none", {}),
		},
		{
			holds: ({ markdown, file }) => markdown === null || file === null,
			message: ({ file }) => findingMessage("content.text.both", { name: String(file) }),
		},
	],
});
