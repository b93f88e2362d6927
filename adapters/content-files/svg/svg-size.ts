import {
	type Drawing,
	pointsOf,
	type SvgElement,
	SvgFault,
	type SvgReference,
} from "#adapters/content-files/svg/svg-document.ts";

/** How deep elements may be within each other, those that `use` repeats included. */
export const depthLimit = 200;
/** How many elements an image may draw once all uses are followed. */
export const elementLimit = 100_000;

/** Declarations of a style sheet that refer to elements of the image. */
export interface ReferringRule extends Drawing {
	/** Element names, ".class" and "#id" of the selectors; "*" for any element. */
	readonly names: readonly string[];
	readonly ids: readonly string[];
}

/** What an element draws with everything that is within it or used by it. */
interface Cost {
	readonly count: number;
	/** Elements that inherit its fill, without what references of styles draw. */
	readonly elements: number;
	/** Places for markers, at least one for each of these elements. */
	readonly points: number;
	readonly height: number;
}

const elementsOf = (element: SvgElement) => element.children.filter((child) => typeof child !== "string");

function* allElements(root: SvgElement): Generator<SvgElement> {
	yield root;
	for (const child of elementsOf(root)) yield* allElements(child);
}

/**
 * Returns every element that a rule may apply to the rule's references; rather too many than too few. Throws an
 * {@link SvgFault} for more references than elements may be drawn.
 */
function applyRules(
	elements: readonly SvgElement[],
	rules: readonly ReferringRule[],
	byId: ReadonlyMap<string, SvgElement>,
): void {
	const byName = new Map<string, SvgReference[]>();
	for (const { names, ids, isMarker, isInherited } of rules) {
		const drawing = { isMarker, isInherited };
		const references = ids.filter((id) => byId.has(id)).map((id) => ({ id, drawing }));
		for (const name of new Set(names)) {
			const own = byName.get(name) ?? [];
			for (const reference of references) own.push(reference);
			byName.set(name, own);
		}
	}
	let count = 0;
	for (const { name, line, attributes, references } of elements) {
		const classes = (attributes.get("class") ?? "").split(/\s+/).map((word) => `.${word}`);
		for (const word of new Set(["*", name, `#${attributes.get("id") ?? ""}`, ...classes])) {
			const more = byName.get(word) ?? [];
			count += more.length;
			if (count > elementLimit) throw new SvgFault("content.svg.many", line, elementLimit);
			for (const reference of more) references.push(reference);
		}
	}
}

/** How often a style's reference is drawn for an element and what is within it; a gradient draws nothing. */
function timesOf(target: SvgElement, { isMarker, isInherited }: Drawing, within: Cost): number {
	if (target.name.endsWith("Gradient")) return 1;
	if (isMarker) return within.points;
	return isInherited ? within.elements : 1;
}

/** Whether an element is a gradient or a part of one: it is never filled itself, whatever a style says. */
function isPaint({ name }: SvgElement): boolean {
	return name.endsWith("Gradient") || name === "stop";
}

/** Whether a style passes on what elements do not inherit by themselves, as in `mask: inherit`. */
function saysInherit({ name, attributes, children }: SvgElement): boolean {
	const styles = name === "style" ? children : [];
	return [...attributes.values(), ...styles].some((text) => /\binherit\b/i.test(String(text)));
}

/**
 * Computes how much an image draws with all its references followed, as nested ones multiply: 26 groups of which each
 * uses the next twice are 67 million, and as elements inherit fills, strokes and markers from those around them.
 * Throws an {@link SvgFault} beyond the limits and for a reference to an element around itself.
 */
export function measureSvg(root: SvgElement, rules: readonly ReferringRule[]): void {
	const elements = [...allElements(root)];
	const byId = new Map<string, SvgElement>();
	for (const element of elements) {
		const id = element.attributes.get("id");
		if (id !== undefined && !byId.has(id)) byId.set(id, element);
	}
	applyRules(elements, rules, byId);
	const costs = new Map<SvgElement, Cost>();
	const open = new Set<SvgElement>();
	const inheritsAll = elements.some(saysInherit);

	/** Adds what a drawn element costs, as often as it is drawn. */
	function added(sum: Cost, target: SvgElement, times: number, from: SvgElement, depth: number): Cost {
		const cost = costOf(target, depth + 1);
		const count = sum.count + cost.count * times;
		if (count > elementLimit) throw new SvgFault("content.svg.many", from.line, elementLimit);
		return {
			count,
			elements: sum.elements + cost.elements * times,
			points: sum.points + cost.points * times,
			height: Math.max(sum.height, cost.height + 1),
		};
	}

	function drawnBy(element: SvgElement, depth: number): Cost {
		let within: Cost = { count: 1, elements: 1, points: pointsOf(element.attributes), height: 0 };
		for (const child of elementsOf(element)) within = added(within, child, 1, element, depth);
		for (const { id, drawing } of element.references) {
			const target = byId.get(id);
			if (target && !drawing) within = added(within, target, 1, element, depth);
		}
		let cost = within;
		for (const { id, drawing } of element.references) {
			const target = byId.get(id);
			if (!target || !drawing || isPaint(element)) continue;
			const isInherited = inheritsAll || drawing.isInherited;
			cost = added(cost, target, timesOf(target, { ...drawing, isInherited }, within), element, depth);
		}
		return { ...within, count: cost.count, height: cost.height };
	}

	function costOf(element: SvgElement, depth: number): Cost {
		const known = costs.get(element);
		if (known) {
			if (depth + known.height > depthLimit) throw new SvgFault("content.svg.deep", element.line, depthLimit);
			return known;
		}
		if (open.has(element))
			throw new SvgFault("content.svg.cycle", element.line, element.attributes.get("id") ?? "");
		if (depth > depthLimit) throw new SvgFault("content.svg.deep", element.line, depthLimit);
		open.add(element);
		const cost = drawnBy(element, depth);
		open.delete(element);
		costs.set(element, cost);
		return cost;
	}
	costOf(root, 0);
}
