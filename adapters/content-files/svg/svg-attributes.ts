import type { SaxesAttributeNS } from "saxes";
import { SvgFault, type SvgReference, styleReference } from "#adapters/content-files/svg/svg-document.ts";
import {
	allowedAttributes,
	animatedAttributes,
	editorNamespace,
	plainAttributes,
	xlinkNamespace,
	xmlNamespace,
	xmlnsNamespace,
} from "#adapters/content-files/svg/svg-names.ts";
import { checkStyle, StyleFault } from "#adapters/content-files/svg/svg-style.ts";

/** An allowed embedded image: a data URL with its content. */
const embedded = /^data:image\/(?:png|jpe?g);base64,[a-z0-9+/=\s]*$/i;
const animations = new Set(["animate", "animateMotion", "animateTransform", "set"]);
/** Elements whose reference is the target of an action or link, so that it draws nothing. */
const nonRenderingElements = new Set(["a", "mpath", ...animations]);

/** The result of checking an element's attributes. */
export interface CheckedAttributes {
	readonly attributes: ReadonlyMap<string, string>;
	readonly references: SvgReference[];
	/** Attributes that SVG does not have; they are removed. */
	readonly unknown: readonly string[];
}

function shown(name: string, value: string): string {
	return `${name}="${value}"`;
}

function checkReference(element: string, { name, value }: SaxesAttributeNS, line: number): string {
	const target = value.trim();
	if (/^#[^\s]*$/.test(target) || target === "") return target;
	if ((element === "image" || element === "feImage") && embedded.test(target))
		return target.replace(/\s/g, "");
	const isScript = /^[\s\p{Cc}]*(?:java|vb)script:/iu.test(value);
	throw new SvgFault(isScript ? "content.svg.script" : "content.svg.external", line, shown(name, value));
}

/** Checks a value with CSS syntax. */
function checkValue({ name, value }: SaxesAttributeNS, line: number) {
	if (name !== "style" && (plainAttributes.test(name) || !/[\\(@]|\/\*/.test(value)))
		return { text: value, references: [] };
	try {
		if (name === "style") return checkStyle(value, "declarationList");
		// An animation has several values.
		const values = value.split(";").map((each) => checkStyle(each, "value"));
		return {
			text: values.map(({ text }) => text).join(";"),
			references: values.flatMap(({ references }) => references),
		};
	} catch (error) {
		if (!(error instanceof StyleFault)) throw error;
		throw new SvgFault("content.svg.external", line, shown(name, value));
	}
}

function checkAnimation(attribute: SaxesAttributeNS, line: number): void {
	const { name, value } = attribute;
	if (name === "attributeName" && !animatedAttributes.has(value.trim()))
		throw new SvgFault("content.svg.script", line, shown(name, value));
	if (/url\(/i.test(value)) throw new SvgFault("content.svg.external", line, shown(name, value));
}

/**
 * Checks an element's attributes against the allow-list, and each value by its syntax. Removes namespace declarations
 * and the private attributes of drawing programs. Throws an {@link SvgFault}.
 */
export function checkAttributes(
	element: string,
	given: Readonly<Record<string, SaxesAttributeNS>>,
	lineOf: (name: string) => number,
): CheckedAttributes {
	const attributes = new Map<string, string>();
	const references: SvgReference[] = [];
	const unknown: string[] = [];
	for (const attribute of Object.values(given)) {
		const { name, local, uri, value } = attribute;
		const line = lineOf(name);
		if (uri === xmlnsNamespace || editorNamespace.test(uri)) continue;
		if (/^on/i.test(local)) throw new SvgFault("content.svg.script", line, shown(name, value));
		if (local === "href" && (uri === "" || uri === xlinkNamespace)) {
			const target = checkReference(element, attribute, line);
			// In SVG 2, `href` takes precedence over `xlink:href`.
			if (target !== "" && (uri === "" || !attributes.has("href"))) attributes.set("href", target);
			continue;
		}
		if (uri === xlinkNamespace || name.startsWith("data-")) continue;
		if ((uri === xmlNamespace && local === "base") || local === "src")
			throw new SvgFault("content.svg.external", line, shown(name, value));
		const isAllowed = allowedAttributes.has(name) || /^aria-[a-z]+$/.test(name);
		if (!isAllowed || (uri !== "" && uri !== xmlNamespace)) {
			unknown.push(name);
			continue;
		}
		const checked = checkValue(attribute, line);
		if (animations.has(element)) checkAnimation({ ...attribute, value: checked.text }, line);
		attributes.set(name, checked.text);
		for (const { id, property } of checked.references) references.push(styleReference(id, property || name));
	}
	const href = attributes.get("href");
	if (href?.startsWith("#") && !nonRenderingElements.has(element))
		references.push({ id: href.slice(1), drawn: "once" });
	return { attributes, references, unknown };
}
