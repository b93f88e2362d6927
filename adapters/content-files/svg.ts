import { errorAt, excerptOf } from "#adapters/content-files/findings.ts";
import type { ContentFinding } from "#core/ports/site-content.ts";

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** Resolves XML's character references, so that nothing can hide behind them. */
function decoded(text: string): string {
	return text.replace(
		/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|quot|apos|amp));/gi,
		(whole, decimal, hex, name) => {
			if (name) return named[String(name).toLowerCase()] ?? whole;
			const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
			return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		},
	);
}

/** The start tags of an XML text, quoted attribute values respected; comments and texts left out. */
function* startTags(text: string): Generator<string> {
	let at = text.indexOf("<");
	while (at >= 0) {
		if (text.startsWith("<!--", at)) at = text.indexOf("-->", at);
		else if (text.startsWith("<![CDATA[", at)) at = text.indexOf("]]>", at);
		else if (/[?!/]/.test(text[at + 1] ?? "")) at = text.indexOf(">", at);
		else {
			let end = at + 1;
			let quote = "";
			for (; end < text.length; end++) {
				const letter = text[end] ?? "";
				if (quote) quote = letter === quote ? "" : quote;
				else if (letter === '"' || letter === "'") quote = letter;
				else if (letter === ">") break;
			}
			yield text.slice(at, end + 1);
			at = end;
		}
		if (at >= 0) at = text.indexOf("<", at + 1);
	}
}

const attribute = /([^\s"'=<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const activeElement =
	/^<(?:[^\s:/>]+:)?(script|foreignobject|iframe|embed|object|handler|listener)(?=[\s/>])/i;
const embedded = /^data:image\/(?:png|jpeg|gif)[;,]/i;

/** Tells whether every url() of a style points into the picture itself; CSS escapes could hide one that does not. */
function isLocalStyle(style: string): boolean {
	if (style.includes("\\") || /@import|javascript:/i.test(style)) return false;
	return [...style.matchAll(/url\(\s*["']?\s*([^"')\s]*)/gi)].every(
		([, target = ""]) => target.startsWith("#") || embedded.test(target),
	);
}

type Fault = { readonly key: "content.svg.script" | "content.svg.external"; readonly found: string };

function attributeFault(name: string, raw: string): Fault | null {
	const local = name.replace(/^.*:/, "").toLowerCase();
	const value = decoded(raw).trim();
	const found = `${name}="${raw}"`;
	if (/^on/.test(local)) return { key: "content.svg.script", found };
	if (/^xmlns/i.test(name)) return /xhtml/i.test(value) ? { key: "content.svg.script", found } : null;
	if (local === "attributename" && /href$|^on|&/i.test(value)) return { key: "content.svg.script", found };
	if (/^(?:href|src)$/.test(local) && value !== "" && !value.startsWith("#") && !embedded.test(value))
		return { key: /^\s*javascript:/i.test(value) ? "content.svg.script" : "content.svg.external", found };
	if (name.toLowerCase() === "xml:base") return { key: "content.svg.external", found };
	return /url\(|\\/i.test(value) && !isLocalStyle(value) ? { key: "content.svg.external", found } : null;
}

function faultOf(text: string): Fault | null {
	const declaration = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i.exec(text)?.[0];
	if (declaration) return { key: "content.svg.external", found: declaration };
	for (const tag of startTags(text)) {
		if (activeElement.test(tag)) return { key: "content.svg.script", found: tag };
		for (const [, name = "", double, single] of tag.matchAll(attribute)) {
			const fault = attributeFault(name, double ?? single ?? "");
			if (fault) return fault;
		}
	}
	for (const [whole, style = ""] of text.matchAll(/<(?:[^\s:/>]+:)?style\b[^>]*>([\s\S]*?)<\//gi))
		if (!isLocalStyle(decoded(style))) return { key: "content.svg.external", found: whole };
	return null;
}

/**
 * The first reason why an SVG picture may not be published: it runs script, holds another kind of
 * document, or fetches something from elsewhere (B-SEC-02).
 */
export function svgFinding(file: string, text: string): ContentFinding | null {
	const fault = faultOf(text);
	if (!fault) return null;
	const found = excerptOf(fault.found).slice(1, -1).replaceAll('\\"', '"');
	return errorAt(file, null, fault.key, { found });
}
