/** An element of a document: its name, the text of its attributes, and its text or child elements. */
export interface XmlElement {
	readonly name: string;
	readonly attributes: string;
	readonly text: string;
	readonly children: readonly XmlElement[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Matches characters that XML 1.0 does not allow. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

function plain(text: string): string {
	if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text)) throw new Error(`Not well-formed: ${text}`);
	return text.replace(/&([^;]+);/g, (_, name: string) => entities[name] ?? "");
}

/** Parses a document as strictly as feeds are parsed; throws if it is not well-formed. */
export function parseXml(document: string): XmlElement {
	if (forbidden.test(document)) throw new Error("A character that XML does not have");
	const declaration = `<?xml version="1.0" encoding="UTF-8"?>\n`;
	if (!document.startsWith(declaration)) throw new Error("No declaration");
	type Open = { name: string; attributes: string; text: string; children: Open[] };
	const top: Open = { name: "", attributes: "", text: "", children: [] };
	const open: Open[] = [top];
	for (const [, tag, text = ""] of document.slice(declaration.length).matchAll(/<([^<>]*)>|([^<>]+)|[<>]/g)) {
		const inner = open.at(-1) ?? top;
		if (tag === undefined) inner.text += plain(text);
		else if (tag.startsWith("/")) {
			if (inner.name !== tag.slice(1)) throw new Error(`${tag} ends ${inner.name}`);
			open.pop();
		} else {
			const [name = "", ...attributes] = tag.split(" ");
			const element: Open = { name, attributes: attributes.join(" "), text: "", children: [] };
			inner.children.push(element);
			open.push(element);
		}
	}
	const [root, ...more] = top.children;
	if (!root || more.length > 0 || open.length !== 1) throw new Error("Not one root element");
	return root;
}
