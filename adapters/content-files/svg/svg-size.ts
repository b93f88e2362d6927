import { pointsOf, type SvgElement, SvgFault } from "#adapters/content-files/svg/svg-document.ts";

/** How deep elements may stand within each other, those that `use` repeats included. */
export const depthLimit = 200;
/** How many elements a picture may draw once all uses are followed. */
export const elementLimit = 100_000;

/** A rule of a style sheet that refers to elements of the picture. */
export interface ReferringRule {
	/** Element names, ".class" and "#id" of its selector; "*" for any element. */
	readonly names: ReadonlySet<string>;
	readonly ids: readonly string[];
	/** Whether it draws markers, one at each point of a path. */
	readonly isMarker: boolean;
}

const elementsOf = (element: SvgElement) => element.children.filter((child) => typeof child !== "string");

function* allElements(root: SvgElement): Generator<SvgElement> {
	yield root;
	for (const child of elementsOf(root)) yield* allElements(child);
}

/** Gives every element that a rule may apply to the rule's references; rather too many than too few. */
function applyRules(elements: readonly SvgElement[], rules: readonly ReferringRule[]): void {
	if (rules.length === 0) return;
	for (const { name, attributes, references } of elements) {
		const classes = (attributes.get("class") ?? "").split(/\s+/).map((word) => `.${word}`);
		const own = [name, `#${attributes.get("id") ?? ""}`, ...classes];
		for (const { names, ids, isMarker } of rules) {
			if (!names.has("*") && !own.some((word) => names.has(word))) continue;
			const times = isMarker ? pointsOf(attributes) : 1;
			references.push(...ids.map((id) => ({ id, times })));
		}
	}
}

/**
 * Computes how much a picture draws with all its references followed, as nested ones multiply: 26 groups of which each
 * uses the next twice are 67 million. Throws an {@link SvgFault} beyond the limits and for a reference to an element
 * around itself.
 */
export function measureSvg(root: SvgElement, rules: readonly ReferringRule[]): void {
	const elements = [...allElements(root)];
	applyRules(elements, rules);
	const byId = new Map<string, SvgElement>();
	for (const element of elements) {
		const id = element.attributes.get("id");
		if (id !== undefined && !byId.has(id)) byId.set(id, element);
	}
	const costs = new Map<SvgElement, { readonly count: number; readonly height: number }>();
	const open = new Set<SvgElement>();

	function costOf(element: SvgElement, depth: number): { readonly count: number; readonly height: number } {
		const known = costs.get(element);
		if (known) {
			if (depth + known.height > depthLimit) throw new SvgFault("content.svg.deep", element.line, depthLimit);
			return known;
		}
		if (open.has(element))
			throw new SvgFault("content.svg.cycle", element.line, element.attributes.get("id") ?? "");
		if (depth > depthLimit) throw new SvgFault("content.svg.deep", element.line, depthLimit);
		open.add(element);
		const drawn = [
			...elementsOf(element).map((child) => ({ target: child, times: 1 })),
			...element.references.flatMap(({ id, times }) => {
				const target = byId.get(id);
				return target ? [{ target, times }] : [];
			}),
		];
		let count = 1;
		let height = 0;
		for (const { target, times } of drawn) {
			const cost = costOf(target, depth + 1);
			count += cost.count * times;
			height = Math.max(height, cost.height + 1);
			if (count > elementLimit) throw new SvgFault("content.svg.many", element.line, elementLimit);
		}
		open.delete(element);
		const cost = { count, height };
		costs.set(element, cost);
		return cost;
	}
	costOf(root, 0);
}
