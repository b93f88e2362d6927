import * as v from "valibot";
import { type Language, languages } from "#core/language/language.ts";
import { isSlug } from "#core/routes/paths.ts";
import {
	defaultStoreRoot,
	type LocalizedSegments,
	type ShopPathSegments,
	segmentsByLanguage,
	specifiedSegments,
} from "#core/routes/shop-path-segments.ts";
import { notFoundSegment } from "#core/routes/shop-paths.ts";
import { ownSentences, storeRoot } from "#renderer/config/address-schemas.ts";
import { oneOf, options } from "#renderer/config/option-schemas.ts";

const segment = v.pipe(
	v.string(),
	v.check((text) => isSlug(text) && text !== notFoundSegment, ownSentences.pathSegment),
);

type Name = keyof ShopPathSegments;

const names = Object.keys(specifiedSegments) as readonly Name[];

const entries = <Key extends string, Value>(keys: readonly Key[], create: (key: Key) => Value) =>
	Object.fromEntries(keys.map((key) => [key, create(key)])) as Record<Key, Value>;

const segments = options(entries(names, (name) => v.exactOptional(name === "root" ? storeRoot : segment)));

/** The options of the shop's addresses: its root, and the segments of its paths in each language. */
export const shopPathOptions = {
	storeRoot: v.exactOptional(storeRoot),
	paths: v.optional(
		v.nullable(
			v.lazy((stated) =>
				typeof stated === "object"
					? options(entries(languages, () => v.exactOptional(segments)))
					: oneOf(["by-language"]),
			),
		),
		null,
	),
};

interface StatedPaths {
	readonly storeRoot?: string;
	readonly paths: "by-language" | Partial<Record<Language, Partial<ShopPathSegments>>> | null;
}

/** Returns the segments of a language: stated ones, else the configured root and the default ones. */
function segmentsFor(language: Language, { storeRoot: root, paths }: StatedPaths): ShopPathSegments {
	return {
		...segmentsByLanguage[language],
		...(root !== undefined && { root }),
		...(typeof paths === "object" && paths?.[language]),
	};
}

/** Completes the options of the shop's addresses. */
export function withShopPaths<Stated extends StatedPaths>(
	stated: Stated,
): Omit<Stated, keyof StatedPaths> & {
	readonly storeRoot: string;
	readonly paths: LocalizedSegments | null;
} {
	return {
		...stated,
		storeRoot: stated.storeRoot ?? defaultStoreRoot,
		paths: stated.paths && entries(languages, (language) => segmentsFor(language, stated)),
	};
}

/** Returns the stated segment that cannot be, and the message's key; null if there is none. */
function faultIn(
	language: Language,
	stated: StatedPaths,
): { readonly name: Name; readonly message: string } | null {
	const used = segmentsFor(language, stated);
	// A redirect of everything below the former root would lead to itself.
	if (used.root.startsWith(`${stated.storeRoot ?? defaultStoreRoot}/`))
		return { name: "root", message: ownSentences.nestedRoot };
	const own = typeof stated.paths === "object" ? (stated.paths?.[language] ?? {}) : {};
	const name = names.find(
		(one) =>
			one !== "root" &&
			one in own &&
			names.some((other) => other !== "root" && other !== one && used[other] === used[one]),
	);
	return name === undefined ? null : { name, message: ownSentences.samePathSegment };
}

/** Reports segments of two pages that are the same in a language, and roots below the former one. */
export function checkShopPaths(
	stated: StatedPaths,
	addIssue: Parameters<Parameters<typeof v.rawCheck<StatedPaths>>[0]>[0]["addIssue"],
): void {
	const { paths } = stated;
	if (typeof paths !== "object" || paths === null) return;
	for (const language of languages) {
		const fault = faultIn(language, stated);
		if (fault === null) continue;
		const { name, message } = fault;
		const own = paths[language] ?? {};
		addIssue({
			input: own[name],
			message,
			path: [
				{ type: "object", origin: "value", input: { ...stated }, key: "paths", value: paths },
				{ type: "object", origin: "value", input: { ...paths }, key: language, value: own },
				{ type: "object", origin: "value", input: { ...own }, key: name, value: own[name] },
			],
		});
	}
}
