import type { Language } from "#core/language/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { messageNamespaces } from "#ui/locales/namespaces.ts";
import { textsByKey } from "#ui/locales/texts-by-key.ts";

/** The files of a language's message catalogue whose texts pages show. */
const shownFiles = ["build", ...messageNamespaces];

/** Loads the program's texts of pages in a language, by their dotted keys. */
export async function pageCatalogue(language: Language): Promise<Readonly<Record<string, string>>> {
	const parts = await Promise.all(
		shownFiles.map(
			async (part) =>
				(await import(`../../ui/locales/${language}/${part}.json`, { with: { type: "json" } }))
					.default as Messages,
		),
	);
	return Object.assign({}, ...parts.map((part) => textsByKey(part)));
}
