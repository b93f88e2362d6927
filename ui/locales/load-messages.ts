import type { Language } from "#core/shared/language.ts";
import { settleAll } from "#core/shared/settle-all.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import type { PageNamespace } from "#ui/locales/namespaces.ts";

type PartFile = `./${Language}/${PageNamespace}.json`;

/** Every part that not all pages say, in every language, a chunk of its own; the bundler reads the names here, so they cannot be computed. */
const parts = import.meta.glob<{ readonly default: Messages }>(
	"./*/{pages,legal,newsletter,appointment,list,shop,order,wishlist}.json",
) as Readonly<Record<PartFile, () => Promise<{ readonly default: Messages }>>>;

/** The parts of a language put together; they share no key. Rejects when one cannot be loaded. */
export async function loadMessages(language: Language, wanted: readonly PageNamespace[]): Promise<Messages> {
	const loaded = await settleAll(wanted.map((part) => parts[`./${language}/${part}.json`]()));
	return Object.assign({}, ...loaded.map((part) => part.default));
}
