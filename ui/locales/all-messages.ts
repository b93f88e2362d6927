import { type Language, languages } from "#core/language/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { loadMessages } from "#ui/locales/load-messages.ts";
import { pageNamespaces } from "#ui/locales/namespaces.ts";
import { sharedMessages } from "#ui/locales/shared-messages.ts";

async function everyMessage(language: Language): Promise<Messages> {
	const { runtimeMessages, siteMessages } = sharedMessages[language];
	return { ...runtimeMessages, ...siteMessages, ...(await loadMessages(language, pageNamespaces)) };
}

/** All interface texts of each language, loaded eagerly for builds, stories and tests. */
export const allMessages = Object.fromEntries(
	languages.map((language) => [language, () => everyMessage(language)]),
) as Readonly<Record<Language, () => Promise<Messages>>>;
