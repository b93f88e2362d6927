import type { ShellModel } from "#core/models/page-model.ts";
import type { Language } from "#core/shared/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import type { SharedNamespace } from "#ui/locales/namespaces.ts";

async function read(language: Language, part: SharedNamespace): Promise<Messages> {
	return (await import(`./${language}/${part}.json`, { with: { type: "json" } })).default;
}

/** What builds write into the data that all pages of a language share, so that no browser asks for it by itself. */
export const sharedMessages = await inAllLanguages(
	async (language): Promise<Pick<ShellModel, "runtimeMessages" | "siteMessages">> => ({
		runtimeMessages: await read(language, "runtime"),
		siteMessages: await read(language, "site"),
	}),
);
