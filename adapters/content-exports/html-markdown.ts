import TurndownService from "turndown";

/** A description as Markdown. */
export interface ConvertedText {
	readonly markdown: string;
	/** The names of the elements that were left out: "iframe", "img". */
	readonly dropped: readonly string[];
}

const droppedElements = [
	...["script", "style", "iframe", "object", "embed", "form", "input", "button", "select", "textarea"],
	...["img", "picture", "video", "audio", "canvas", "link", "meta", "template", "noscript", "title"],
] as const;

/** Elements without visible text, which are left out without a finding. */
const invisible: ReadonlySet<string> = new Set(["style", "link", "meta", "template", "noscript", "title"]);

const looksLikeHtml = /<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

function isWebLink(address: string): boolean {
	return /^(?:https?:|mailto:|tel:|\/)/i.test(address);
}

/** Creates a converter to the Markdown of the content: headings from the second level, no HTML, no images. */
function createConverter(onDropped: (name: string) => void): TurndownService {
	const service = new TurndownService({
		headingStyle: "atx",
		bulletListMarker: "-",
		codeBlockStyle: "fenced",
		emDelimiter: "*",
		br: "\\",
	});
	const escapeMarkdown = service.escape.bind(service);
	// Turndown does not escape these, and CommonMark would read them as HTML and as a character reference.
	service.escape = (text) =>
		escapeMarkdown(text)
			.replace(/</g, "\\<")
			.replace(/&(?=#?\w+;)/g, "\\&");
	service.addRule("heading", {
		filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
		replacement: (content, node) => {
			const level = Math.min(4, Math.max(2, Number(node.nodeName[1])));
			// A heading is one line.
			const text = content.replace(/\\?\s*\n\s*/g, " ").trim();
			return text === "" ? "" : `\n\n${"#".repeat(level)} ${text}\n\n`;
		},
	});
	service.addRule("row", {
		filter: "tr",
		replacement: (content) => (content.trim() === "" ? "" : `\n- ${content.trim().replace(/:$/, "")}`),
	});
	service.addRule("cell", {
		filter: ["td", "th"],
		replacement: (content, node) => {
			const text = content
				.replace(/(?:\\?\n\s*)+/g, " ")
				.replace(/\s+/g, " ")
				.trim();
			return text === "" ? "" : node.nextSibling === null ? text : `${text}: `;
		},
	});
	service.addRule("term", {
		filter: "dt",
		replacement: (content) => (content.trim() === "" ? "" : `\n- ${content.trim().replace(/:$/, "")}`),
	});
	service.addRule("definition", {
		filter: "dd",
		replacement: (content) =>
			content.trim() === "" ? "" : `: ${content.replace(/(?:\\?\n\s*)+/g, " ").trim()}`,
	});
	service.addRule("definitions", {
		filter: "dl",
		replacement: (content) => `\n\n${content.replace(/\n{2,}/g, "\n").trim()}\n\n`,
	});
	service.addRule("table", {
		filter: ["table", "thead", "tbody", "tfoot"],
		replacement: (content) => `\n\n${content.replace(/\n{2,}/g, "\n").trim()}\n\n`,
	});
	// A link around an image that is left out has no text.
	service.addRule("unsafe or empty link", {
		filter: (node) =>
			node.nodeName === "A" &&
			(!isWebLink(node.getAttribute("href") ?? "") || (node.textContent ?? "").trim() === ""),
		replacement: (content) => content.trim(),
	});
	service.addRule("dropped", {
		filter: (node) => droppedElements.some((name) => name.toUpperCase() === node.nodeName),
		replacement: (_, node) => {
			const name = node.nodeName.toLowerCase();
			if (!invisible.has(name)) onDropped(name);
			return "";
		},
	});
	return service;
}

/** Converts an HTML description to Markdown, without scripts, forms, frames and images. Plain text is only escaped. */
export function markdownOf(description: string): ConvertedText {
	const dropped = new Set<string>();
	const text = description.trim();
	const service = createConverter((name) => dropped.add(name));
	const html = looksLikeHtml.test(text)
		? text
		: text
				.replace(/&/g, "&amp;")
				.replace(/</g, "&lt;")
				.split(/\n\s*\n/)
				.map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, "<br>")}</p>`)
				.join("");
	const markdown = html === "" ? "" : service.turndown(html);
	return {
		markdown: markdown
			.replace(/(?:\\\n\s*)+(?=\n|$)/g, "")
			.replace(/[ \t\u00a0]+$/gm, "")
			.replace(/\n{3,}/g, "\n\n")
			.trim(),
		dropped: [...dropped].toSorted(),
	};
}

/** Returns a name without HTML: "Ringe &amp; Ketten" is "Ringe & Ketten". */
export function plainTextOf(name: string): string {
	if (!looksLikeHtml.test(name)) return name.replace(/\s+/g, " ").trim();
	const service = new TurndownService({ blankReplacement: () => "" });
	service.escape = (text) => text;
	service.addRule("any", { filter: () => true, replacement: (content) => content });
	return service.turndown(name).replace(/\s+/g, " ").trim();
}
