import { type Language, languages } from "#core/shared/language.ts";

const paths = {
	de: "/vertrag-widerrufen",
	en: "/en/withdraw-from-contract",
	fr: "/fr/renoncer-au-contrat",
} as const satisfies Record<Language, `/${string}`>;

/** The page of the withdrawal function, on every site with a shop (B-LAW-02). */
export function withdrawalPath(language: Language): string {
	return paths[language];
}

/** Whether a path is the withdrawal page's in any language, with or without a trailing slash. */
export function isWithdrawalPath(path: string): boolean {
	const bare = path.replace(/\/+$/, "");
	return languages.some((language) => paths[language] === bare);
}
