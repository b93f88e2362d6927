import {
	pointsOf,
	type SvgElement,
	SvgFault,
	type SvgReference,
	styleReference,
} from "#adapters/content-files/svg/svg-document.ts";
import type { StyleReference } from "#adapters/content-files/svg/svg-style.ts";

/** The maximum nesting depth of elements, including those repeated by `use`. */
export const depthLimit = 200;
/** The maximum number of drawn elements, including those repeated by `use`. */
export const elementLimit = 100_000;

/** The size of an element's drawing, including its children and the elements that it uses. */
interface Cost {
	readonly count: number;
	/** The number of elements that inherit its style, without those drawn by references of styles. */
	readonly elements: number;
	/** The number of places for markers, at least one for each of these elements. */
	readonly points: number;
	readonly height: number;
}

const elementsOf = (element: SvgElement) => element.children.filter((child) => typeof child !== "string");

function* allElements(root: SvgElement): Generator<SvgElement> {
	yield root;
	for (const child of elementsOf(root)) yield* allElements(child);
}

/**
 * Adds the references of style sheets to all elements that they may apply to, rather to too many than too few. Throws
 * an {@link SvgFault} for more references than elements may be drawn.
 */
function applySheets(
	elements: readonly SvgElement[],
	sheets: readonly StyleReference[],
	byId: ReadonlyMap<string, SvgElement>,
): void {
	const byName = new Map<string, SvgReference[]>();
	for (const { names, id, property } of sheets) {
		if (!byId.has(id)) continue;
		for (const name of names) {
			const own = byName.get(name) ?? [];
			own.push(styleReference(id, property));
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

/** Returns how often a reference is drawn for an element and its children; a gradient draws nothing. */
function timesOf(target: SvgElement, { drawn }: SvgReference, within: Cost): number {
	if (drawn === "once" || target.name.endsWith("Gradient")) return 1;
	return drawn === "each-point" ? within.points : within.elements;
}

/** Returns whether an element is a gradient or part of one, which is never filled itself, whatever its style. */
function isPaint({ name }: SvgElement): boolean {
	return name.endsWith("Gradient") || name === "stop";
}

/**
 * Checks how much an image draws, including all references. Nested references multiply: 26 groups that each use the
 * next one twice are 67 million. Elements also inherit fills, strokes and markers. Throws an {@link SvgFault} beyond
 * the limits, and for a reference to an ancestor.
 */
export function measureSvg(root: SvgElement, sheets: readonly StyleReference[]): void {
	const elements = [...allElements(root)];
	const byId = new Map<string, SvgElement>();
	for (const element of elements) {
		const id = element.attributes.get("id");
		if (id !== undefined && !byId.has(id)) byId.set(id, element);
	}
	applySheets(elements, sheets, byId);
	const costs = new Map<SvgElement, Cost>();
	const open = new Set<SvgElement>();

	/** Adds the cost of an element, multiplied by the number of times that it is drawn. */
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
		for (const { id, drawn } of element.references) {
			const target = byId.get(id);
			if (target && drawn === "once") within = added(within, target, 1, element, depth);
		}
		let cost = within;
		for (const reference of element.references) {
			const target = byId.get(reference.id);
			if (!target || reference.drawn === "once" || isPaint(element)) continue;
			cost = added(cost, target, timesOf(target, reference, within), element, depth);
		}
		return { ...within, count: cost.count, height: cost.height };
	}

	function costOf(element: SvgElement, depth: number): Cost {
		const computed = costs.get(element);
		if (computed) {
			if (depth + computed.height > depthLimit)
				throw new SvgFault("content.svg.deep", element.line, depthLimit);
			return computed;
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
