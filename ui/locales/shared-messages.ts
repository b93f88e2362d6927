import type { Language } from "#core/language/language.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import type { SharedNamespace } from "#ui/locales/namespaces.ts";

async function read(language: Language, part: SharedNamespace): Promise<Messages> {
	return (await import(`./${language}/${part}.json`, { with: { type: "json" } })).default;
}

/**
 * The shared texts, which builds write into the common page data of a language, so that browsers request none
 * separately.
 */
export const sharedMessages = await inAllLanguages(
	async (language): Promise<Pick<ShellModel, "runtimeMessages" | "siteMessages">> => ({
		runtimeMessages: await read(language, "runtime"),
		siteMessages: await read(language, "site"),
	}),
);
