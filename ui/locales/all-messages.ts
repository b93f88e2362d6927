import { type Language, languages } from "#core/shared/language.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import { loadMessages } from "#ui/locales/load-messages.ts";
import { messageNamespaces } from "#ui/locales/namespaces.ts";

/** All interface texts of each language, where nobody waits for them: builds, stories, tests. */
export const allMessages = Object.fromEntries(
	languages.map((language) => [language, () => loadMessages(language, messageNamespaces)]),
) as Readonly<Record<Language, () => Promise<Messages>>>;
