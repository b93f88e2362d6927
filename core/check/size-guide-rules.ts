import { atItem, inShop, type Place, type Rule } from "#core/check/rule.ts";
import { type SizeGuideContent, sizeGuide } from "#core/content/personalization.ts";

type Table = readonly (readonly string[])[];

/** A cell below the head of a table; `number` is null for cells with words or several numbers. */
interface Cell {
	readonly row: number;
	readonly text: string;
	readonly number: number | null;
}

const onlyNumber = /^(?:[A-Z]{0,3}|[Øø⌀])?\s?(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:mm|cm|″|"|in)?$/u;

/** Returns the cells of each column, without the head. */
function columnsOf(table: Table): readonly (readonly Cell[])[] {
	const width = Math.max(0, ...table.map(({ length }) => length));
	return Array.from({ length: width }, (_, column) =>
		table.slice(1).map((cells, place) => {
			const text = cells[column]?.trim() ?? "";
			const [, digits] = onlyNumber.exec(text) ?? [];
			return { row: place + 1, text, number: digits ? Number(digits.replace(",", ".")) : null };
		}),
	);
}

/** The least number of rows of which one can be called an exception. */
const leastRows = 4;

/** Returns the cells of a column that break its order, if all others rise, or all others fall. */
function disorderedCells(cells: readonly Cell[]): readonly Cell[] {
	const numbers = cells.flatMap(({ number, ...cell }) => (number === null ? [] : [{ ...cell, number }]));
	if (numbers.length < leastRows || numbers.length < cells.length) return [];
	const isOrdered = (values: readonly { readonly number: number }[], direction: number) =>
		values.every(({ number }, place) => {
			const before = values[place - 1];
			return before === undefined || (number - before.number) * direction >= 0;
		});
	if ([1, -1].some((direction) => isOrdered(numbers, direction))) return [];
	const exceptions = numbers.filter((cell) =>
		[1, -1].some((direction) =>
			isOrdered(
				numbers.filter((other) => other !== cell),
				direction,
			),
		),
	);
	const [exception] = exceptions;
	// Of two neighbours in the wrong order, the one that leaves the others evenly spaced is the exception.
	return exception ? [exceptions.length > 1 ? (farthest(numbers, exceptions) ?? exception) : exception] : [];
}

/** Returns the cell farthest from the middle of its neighbours. */
function farthest<C extends { readonly number: number }>(
	numbers: readonly C[],
	cells: readonly C[],
): C | undefined {
	const distance = (cell: C) => {
		const place = numbers.indexOf(cell);
		const [before, after] = [numbers[place - 1], numbers[place + 1]];
		return before && after ? Math.abs(cell.number - (before.number + after.number) / 2) : 0;
	};
	return cells.toSorted((one, other) => distance(other) - distance(one))[0];
}

/** Finds numbers of size guides that break the order of their column. */
const findDisorder = ({ id, translations }: SizeGuideContent): readonly Place[] =>
	translations.flatMap(({ language, table }, version) =>
		columnsOf(table).flatMap((cells, column) =>
			disorderedCells(cells).map(({ row, text: found }) =>
				atItem(sizeGuide, id, `translations.${version}.table.${row}.${column}`, {
					found,
					language,
					size: table[row]?.[0] ?? "",
				}),
			),
		),
	);

/** The least share of equal numbers of two languages for which a different number is an error, not another unit. */
const equalShare = 0.6;

/** Finds numbers of size guides that differ from those of the first language, in columns that are equal otherwise. */
function findDifferences({ id, translations }: SizeGuideContent): readonly Place[] {
	const [first, ...others] = translations;
	if (!first) return [];
	const columns = columnsOf(first.table);
	return others.flatMap(({ language, table }, index) =>
		columnsOf(table).flatMap((cells, column) => {
			const compared = cells.flatMap(({ number, ...cell }) => {
				const own = columns[column]?.[cell.row - 1];
				return number === null || !own || own.number === null
					? []
					: [{ ...cell, own, isEqual: own.number === number }];
			});
			const equal = compared.filter(({ isEqual }) => isEqual).length;
			if (table.length !== first.table.length || equal < compared.length * equalShare) return [];
			return compared
				.filter(({ isEqual }) => !isEqual)
				.map(({ row, text: found, own }) =>
					atItem(sizeGuide, id, `translations.${index + 1}.table.${row}.${column}`, {
						found,
						language,
						expected: own.text,
						other: first.language,
					}),
				);
		}),
	);
}

/**
 * Rules for the numbers in size guides. Not found: ranges, a number that keeps the order of its column and is the same
 * in all languages, and tables of fewer than five rows.
 */
export const sizeGuideRules: readonly Rule[] = [
	{
		id: "size-order",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG",
		find: (checked) => inShop(checked, ({ size_guides }) => size_guides.flatMap(findDisorder)),
	},
	{
		id: "size-translation",
		severity: "warning",
		source: "§ 5 (2) no. 1 UWG",
		find: (checked) => inShop(checked, ({ size_guides }) => size_guides.flatMap(findDifferences)),
	},
];
