import { expect, it } from "vitest";
import { loadTradeWords } from "#core/search/load-trade-words.ts";
import { readSearch } from "#core/search/read-search.ts";
import { createWordTable } from "#core/search/trade-words.ts";

const vocabulary = ["zifferblatt", "lünette", "krone"];
const table = createWordTable("de", await loadTradeWords("de"));

it.each([
	["ziffreblatt", "zifferblatt"],
	["zifefrbaltt", "zifferblatt"],
])("B-USE-13 treats %s as %s: two swapped letters are one mistake", (typed, meant) => {
	const [wanted] = readSearch(typed, { table, vocabulary });
	expect(wanted?.ways.map(({ terms }) => terms)).toEqual([[meant]]);
});
