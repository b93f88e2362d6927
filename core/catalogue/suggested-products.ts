import type { CatalogueColumns } from "#core/catalogue/catalogue-index.ts";
import type { EncodedColumn } from "#core/catalogue/encoded-column.ts";
import { orderByRank } from "#core/catalogue/ranked-column.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { countWhile } from "#core/shared/collections.ts";

/** Number of suggestions on a product's page. */
const suggestionCount = 4;

/** Maximum price difference of a suggestion, as a share of the product's price. */
const nearShare = 0.5;

/** The columns from which suggestions are computed. */
type SuggestionColumns = Pick<
	CatalogueColumns,
	"size" | "category" | "manufacturer" | "attribute" | "price" | "orders"
>;

/** Products that share a value, grouped by availability and ordered by price. */
type Group = readonly number[][];

/** Returns the codes of the product at a position. */
function codesAt({ offsets, codes }: EncodedColumn, position: number): Int32Array {
	return codes.subarray(offsets[position], offsets[position + 1]);
}

/** Groups the products of a list by the values of a column and keeps their order. */
function groupsOf(
	column: EncodedColumn,
	sorted: Int32Array,
	{ ranks, size }: CatalogueColumns["orders"]["available"],
): ReadonlyMap<number, Group> {
	const groups = new Map<number, Group>();
	for (const position of sorted)
		for (const code of codesAt(column, position)) {
			const group = groups.get(code) ?? Array.from({ length: size }, (): number[] => []);
			groups.set(code, group);
			group[ranks[position] as number]?.push(position);
		}
	return groups;
}

/** Returns the values of one attribute group, e.g. the alloys. */
function ofAttributeGroup(column: EncodedColumn, id: ContentId | null): EncodedColumn {
	const groupId = id === null ? null : String(id);
	const offsets = new Int32Array(column.offsets.length);
	const codes: number[] = [];
	for (let position = 0; position + 1 < offsets.length; position += 1) {
		codes.push(...codesAt(column, position).filter((code) => column.options[code]?.group === groupId));
		offsets[position + 1] = codes.length;
	}
	return { offsets, codes: Int32Array.from(codes), options: column.options };
}

/** Iterates over positions from a start in both directions, the nearest first. */
function* nearest(positions: readonly number[], start: number, distance: (position: number) => number) {
	let [left, right] = [start - 1, start];
	while (left >= 0 || right < positions.length) {
		const [lower, upper] = [positions[left], positions[right]];
		const isLower = upper === undefined || (lower !== undefined && distance(lower) <= distance(upper));
		if (isLower) left -= 1;
		else right += 1;
		yield (isLower ? lower : upper) as number;
	}
}

/** A function that returns the groups of a product, each ordered by price. */
type GroupsAt = (position: number) => readonly (readonly number[])[];

/**
 * Sorts the products once; `groupsBy` returns a product's groups by a column, `placeOf` its position in their
 * order.
 */
function sortedGroups({ size, price, orders }: SuggestionColumns) {
	const all = Int32Array.from({ length: size }, (_, position) => position);
	const sorted = orderByRank(orderByRank(all, orders.date_created, true), price.lowest, false);
	const places = new Int32Array(size);
	for (const [place, position] of sorted.entries()) places[position] = place;
	return {
		placeOf: (position: number) => places[position] as number,
		groupsBy(column: EncodedColumn): GroupsAt {
			const groups = groupsOf(column, sorted, orders.available);
			return (position) => Array.from(codesAt(column, position)).flatMap((code) => groups.get(code) ?? []);
		},
	};
}

/**
 * Creates functions that return the price difference of two products and the allowed difference; infinite if one
 * has no price.
 */
function createDistances({ price }: SuggestionColumns) {
	const priceOf = (position: number) => {
		const value = price.values[price.lowest.ranks[position] as number];
		return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
	};
	return (position: number) => {
		const productPrice = priceOf(position);
		const isPriced = Number.isFinite(productPrice);
		return {
			near: isPriced ? productPrice * nearShare : -1,
			distance: (other: number) =>
				isPriced ? Math.abs(priceOf(other) - productPrice) : Number.POSITIVE_INFINITY,
		};
	};
}

/**
 * Returns a function that suggests products for a product's page (B-USE-13), by position:
 *
 * 1. products of its category whose price differs by at most half of its own,
 * 2. other products of its category,
 * 3. products of its brand, then of its material, at a similar price.
 *
 * Within each, products available sooner come first, then the nearest price; each appears once, and never the
 * product itself. Nothing else is suggested, so no bicycle appears with an engagement ring. `material` is the
 * attribute group of materials, e.g. the alloy; null if there is none. Products are sorted once, so each call takes
 * as long in a large shop as in a small one.
 */
export function createSuggestions(
	columns: SuggestionColumns,
	material: ContentId | null,
): (position: number) => readonly number[] {
	const { placeOf, groupsBy } = sortedGroups(columns);
	const distancesOf = createDistances(columns);
	const ofCategory = groupsBy(columns.category);
	const ofBrand = groupsBy(columns.manufacturer);
	const ofMaterial = groupsBy(ofAttributeGroup(columns.attribute, material));

	return (position) => {
		const { near, distance } = distancesOf(position);
		const kinds: readonly (readonly [GroupsAt, number])[] = [
			[ofCategory, near],
			[ofCategory, Number.POSITIVE_INFINITY],
			[ofBrand, near],
			[ofMaterial, near],
		];
		const found = new Set<number>();
		for (const [groupsAt, farthest] of kinds)
			for (const group of groupsAt(position)) {
				const start = countWhile(group, (other) => placeOf(other) < placeOf(position));
				for (const other of nearest(group, start, distance)) {
					if (distance(other) > farthest) break;
					if (other !== position) found.add(other);
					if (found.size === suggestionCount) return [...found];
				}
			}
		return [...found];
	};
}
