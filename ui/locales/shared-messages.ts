import type { Language } from "#core/shared/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import { type SharedNamespace, sharedNamespaces } from "#ui/locales/namespaces.ts";

async function read(
	language: Language,
	part: SharedNamespace,
): Promise<readonly [SharedNamespace, Messages]> {
	return [part, (await import(`./${language}/${part}.json`, { with: { type: "json" } })).default];
}

/** What builds write into the data that all pages of a language share, so that no browser asks for it by itself. */
export const sharedMessages = await inAllLanguages(
	async (language) =>
		Object.fromEntries(await Promise.all(sharedNamespaces.map((part) => read(language, part)))) as Readonly<
			Record<SharedNamespace, Messages>
		>,
);
