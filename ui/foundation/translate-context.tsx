import { createContext, type ReactNode, useContext } from "react";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";

/** Returns the text of a catalogue key, with its parameters filled in. */
export type Translate<Key extends string = PageTextKey> = (
	key: Key,
	parameters?: Readonly<Record<string, string | number>>,
) => string;

/** The texts of one language: nested keys, i18next's own format. */
export type Messages = Readonly<Record<string, unknown>>;

const TranslateContext = createContext<Translate | null>(null);

/** Hands the texts of the page's language to everything below. */
export function TranslateProvider({ t, children }: { readonly t: Translate; readonly children: ReactNode }) {
	return <TranslateContext value={t}>{children}</TranslateContext>;
}

/** The texts of the page's language. Throws outside a {@link TranslateProvider}. */
export function useTranslate(): Translate {
	const t = useContext(TranslateContext);
	if (!t) throw new Error("useTranslate needs a TranslateProvider above it");
	return t;
}
