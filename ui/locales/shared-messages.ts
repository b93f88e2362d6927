import type { Language } from "#core/language/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { inAllLanguages } from "#ui/locales/in-all-languages.ts";
import type { SharedNamespace } from "#ui/locales/namespaces.ts";

async function read(language: Language, part: SharedNamespace): Promise<Messages> {
	return (await import(`./${language}/${part}.json`, { with: { type: "json" } })).default;
}

/** The texts of a language that all pages can show. */
interface SharedMessages {
	/** Those that pages use without React. */
	readonly runtimeMessages: Messages;
	/** Those that pages use with React. */
	readonly siteMessages: Messages;
}

/** The shared texts, which builds write into the common data of a language, so that browsers request none separately. */
export const sharedMessages = await inAllLanguages(
	async (language): Promise<SharedMessages> => ({
		runtimeMessages: await read(language, "runtime"),
		siteMessages: await read(language, "site"),
	}),
);
