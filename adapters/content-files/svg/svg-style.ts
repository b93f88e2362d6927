import {
	type Atrule,
	type CssNode,
	type Declaration,
	generate,
	ident,
	type List,
	type ListItem,
	parse,
	type SelectorList,
	type Url,
	type WalkContext,
	walk,
} from "css-tree";

/** The error for a forbidden part of a style; `found` is that part in the author's spelling. */
export class StyleFault extends Error {
	override readonly name = "StyleFault";
	readonly found: string;
	constructor(found: string) {
		super(`The style holds ${found}`);
		this.found = found;
	}
}

/** The reference of a declaration to an element of the image, as in `fill: url(#id)`. */
export interface StyleReference {
	readonly id: string;
	/** The property, e.g. "marker-mid"; "" for the value of an attribute. */
	readonly property: string;
	/**
	 * In a style sheet, the elements that the declaration may apply to, rather too many: element names, ".class" and
	 * "#id"; "*" is any element.
	 */
	readonly names: readonly string[];
}

/** A style that may be published, serialized without comments. */
export interface CheckedStyle {
	readonly text: string;
	readonly references: readonly StyleReference[];
}

/** The functions that load nothing: colours, lengths, shapes, transforms, filters. */
const functions: ReadonlySet<string> = new Set(
	`rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
	calc min max clamp abs sign round mod rem sqrt pow hypot exp log sin cos tan asin acos atan atan2 var
	matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
	rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
	blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
	inset circle ellipse polygon path rect xywh cubic-bezier steps linear`.split(/\s+/),
);

const keyframes: ReadonlySet<string> = new Set(["keyframes", "-webkit-keyframes"]);
const atRules: ReadonlySet<string> = new Set(["media", "supports", ...keyframes]);

const fragment = /^#[\w\u0080-\u{10ffff}.:-]+$/u;

const anyElement: readonly string[] = ["*"];
/**
 * The maximum number of names of a rule. Beyond it, the rule counts as one for any element, so that many nested rules
 * stay fast.
 */
const mostNames = 100;

/**
 * Returns a name that an element must have to match a compound selector; pseudo-classes and attributes only narrow
 * it.
 */
function nameIn(compound: readonly CssNode[], outer: readonly string[]): readonly string[] {
	const named = compound.findLast(({ type }) => /^(?:Type|Class|Id)Selector$/.test(type));
	if (named?.type === "ClassSelector") return [`.${ident.decode(named.name)}`];
	if (named?.type === "IdSelector") return [`#${ident.decode(named.name)}`];
	if (named?.type === "TypeSelector" && !/[*|]/.test(named.name)) return [ident.decode(named.name)];
	return compound.some(({ type }) => type === "NestingSelector") ? outer : anyElement;
}

function namesOf(selectors: SelectorList, outer: readonly string[]): readonly string[] {
	const names = selectors.children.toArray().flatMap((selector) => {
		const parts = selector.type === "Selector" ? selector.children.toArray() : [];
		return nameIn(parts.slice(parts.findLastIndex(({ type }) => type === "Combinator") + 1), outer);
	});
	const distinct = [...new Set(names)];
	return distinct.length > mostNames || distinct.includes("*") ? anyElement : distinct;
}

/** The position of a node in a style. */
interface Place {
	readonly atrule: Atrule | null;
	readonly declaration: Declaration | null;
	/** The names of the enclosing rules, the innermost last. */
	readonly open: readonly (readonly string[])[];
}

/**
 * Returns the reference of a `url()`. It must refer to the image itself, and be in a declaration of the elements that
 * draw it.
 */
function referenceOf(url: Url, { atrule, declaration, open }: Place, isSheet: boolean): StyleReference {
	const property = ident.decode(declaration?.property ?? "");
	const names = open.at(-1) ?? anyElement;
	if (!fragment.test(url.value)) throw new StyleFault(generate(url));
	// A reference in a custom property or a keyframe would be drawn by elements that do not contain it.
	const isHidden = property.startsWith("--") || keyframes.has(atrule?.name.toLowerCase() ?? "");
	if (isHidden || (isSheet && (open.length === 0 || !declaration)))
		throw new StyleFault(property ? `${property}: ${generate(url)}` : generate(url));
	return { id: url.value.slice(1), property, names };
}

/** Refuses nodes that could load something, and unknown ones: at-rules, functions, unparsed text. */
function refuse(node: CssNode): void {
	if (node.type === "Raw" && !/^[\s;]*$/.test(node.value)) throw new StyleFault(node.value);
	if (node.type === "CDO" || node.type === "CDC") throw new StyleFault(generate(node));
	if (node.type === "Atrule" && !atRules.has(node.name.toLowerCase())) throw new StyleFault(`@${node.name}`);
	if (node.type === "Function" && !functions.has(node.name.toLowerCase()))
		throw new StyleFault(`${node.name}(`);
}

/** The context of a text: a style sheet, the value of `style`, or that of a property's attribute. */
export type StyleContext = "stylesheet" | "declarationList" | "value";

function check(css: string, context: StyleContext): CheckedStyle {
	const sheet = parse(css, {
		context,
		parseCustomProperty: true,
		// Invalid CSS is refused anyway, and css-tree 3.2 repeats some errors without end (svg.test.ts).
		onParseError(error) {
			throw error;
		},
	});
	const references: StyleReference[] = [];
	const open: (readonly string[])[] = [];
	walk(sheet, {
		enter(this: WalkContext, node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
			refuse(node);
			if (node.type === "Comment") list.remove(item);
			if (node.type === "Rule")
				open.push(
					node.prelude.type === "SelectorList"
						? namesOf(node.prelude, open.at(-1) ?? anyElement)
						: anyElement,
				);
			if (node.type === "Url")
				references.push(
					referenceOf(
						node,
						{ atrule: this.atrule, declaration: this.declaration, open },
						context === "stylesheet",
					),
				);
		},
		leave(node: CssNode) {
			if (node.type === "Rule") open.pop();
		},
	});
	return { text: generate(sheet), references };
}

/**
 * Checks and serializes a style sheet, the value of a `style` attribute or that of a property. Throws a {@link
 * StyleFault} for at-rules and functions that could load something, for `url()` that leaves the image, and for
 * invalid CSS.
 */
export function checkStyle(css: string, context: StyleContext): CheckedStyle {
	try {
		return check(css, context);
	} catch (error) {
		// The parser refuses invalid CSS, and brackets that are nested too deeply.
		throw error instanceof StyleFault ? error : new StyleFault(css);
	}
}
