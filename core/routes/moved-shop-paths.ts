import type { Language } from "#core/language/language.ts";
import { languageOfPath } from "#core/routes/language-prefix.ts";
import {
	fixedPages,
	type ShopAddress,
	segmentsIn,
	specifiedAddress,
} from "#core/routes/shop-path-segments.ts";
import { formatShopPath, parseShopPath, shopRoot } from "#core/routes/shop-paths.ts";

/** Returns the address that took the place of a specified path of the shop; null for other paths (B-SEO-12). */
export function movedShopPath(path: string, address: ShopAddress): string | null {
	const route = parseShopPath(path, specifiedAddress(address));
	const moved = route && formatShopPath(route, languageOfPath(path, address.defaultLanguage), address);
	return moved === path ? null : moved;
}

/**
 * Returns the moves from a shop's specified paths to those in each language (B-SEO-12); none for a shop that has the
 * specified paths. Paths of single pages come before the patterns that match them too.
 */
export function movedShopPaths(
	languages: readonly Language[],
	address: ShopAddress,
): Readonly<Record<string, string>> {
	return Object.fromEntries(languages.flatMap((language) => movesIn(language, address)));
}

/** A former path or pattern, and the one in its place. */
type Move = readonly [from: string, to: string];

function movesIn(language: Language, address: ShopAddress): readonly Move[] {
	const [former, current] = [specifiedAddress(address), address];
	const [oldRoot, root] = [shopRoot(language, former), shopRoot(language, current)];
	const [{ page: oldPage }, { page }] = [segmentsIn(language, former), segmentsIn(language, current)];
	const moves: readonly Move[] = [
		...fixedPages.map((type): Move => {
			const route = { type };
			return [formatShopPath(route, language, former), formatShopPath(route, language, current)];
		}),
		[`${oldRoot}/${oldPage}/:number`, `${root}/${page}/:number`],
		[`${oldRoot}/:category/${oldPage}/:number`, `${root}/:category/${page}/:number`],
		[`${oldRoot}/*`, `${root}/*`],
	];
	return moves.filter(([from, to]) => from !== to);
}
