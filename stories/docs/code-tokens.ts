import { createCssVariablesTheme, createHighlighter } from "shiki";

/** The languages of code in the documentation that have colors; others are shown as plain text. */
const languages = ["sh", "ts", "tsx", "json", "js", "css", "nginx", "ini", "dockerfile", "html", "svg"];

/** Names each token by its kind, so that the site's style sheet chooses the colors. */
const theme = createCssVariablesTheme({ name: "kinds", variablePrefix: "--", fontStyle: false });

const highlighter = await createHighlighter({
	langs: languages.map((language) => (language === "svg" ? "xml" : language)),
	themes: [theme],
});

/** A piece of code and its kind, e.g. "keyword"; "" for one without a kind. */
export type CodeToken = readonly [kind: string, text: string];

/** Returns the lines of a piece of code as tokens. */
export function codeTokens(code: string, language: string): readonly (readonly CodeToken[])[] {
	if (!languages.includes(language)) return code.split("\n").map((line) => [["", line]]);
	const lang = language === "svg" ? "xml" : language;
	const lines = highlighter.codeToTokensBase(code, { lang: lang as "ts", theme });
	return lines.map((line) =>
		line.map(({ content, color = "" }) => [/--token-([\w-]+)/.exec(color)?.[1] ?? "", content]),
	);
}
