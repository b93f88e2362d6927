import type { Language } from "#core/language/language.ts";
import { settleAll } from "#core/shared/promises.ts";
import type { Messages } from "#ui/foundation/translate-context.tsx";
import type { PageNamespace } from "#ui/locales/namespaces.ts";

type PartFile = `./${Language}/${PageNamespace}.json`;

/**
 * One chunk per namespace and language for texts that not all pages need; the bundler reads the path here, so it
 * cannot be computed.
 */
const parts = import.meta.glob<{ readonly default: Messages }>(
	"./*/{pages,legal,newsletter,appointment,list,shop,order,wishlist}.json",
) as Readonly<Record<PartFile, () => Promise<{ readonly default: Messages }>>>;

/** Loads and merges the namespaces of a language; they share no key. Rejects if one cannot be loaded. */
export async function loadMessages(
	language: Language,
	namespaces: readonly PageNamespace[],
): Promise<Messages> {
	const loaded = await settleAll(namespaces.map((part) => parts[`./${language}/${part}.json`]()));
	return Object.assign({}, ...loaded.map((part) => part.default));
}
