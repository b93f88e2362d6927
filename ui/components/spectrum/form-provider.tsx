import { Provider } from "@adobe/react-spectrum/Provider";
import type { ReactNode } from "react";
import type { Language } from "#core/shared/language.ts";
import { spectrumTheme } from "#ui/foundation/spectrum/spectrum-theme.ts";

/** The locale of each language, for what React Spectrum says by itself and for how it writes numbers. */
const locales = { de: "de-DE", en: "en-GB", fr: "fr-FR" } as const satisfies Record<Language, string>;

/** What a form's controls need around them: the house's theme and the page's language. */
export function FormProvider({
	language,
	children,
}: {
	readonly language: Language;
	readonly children: ReactNode;
}) {
	return (
		<Provider theme={spectrumTheme} colorScheme="light" locale={locales[language]}>
			{children}
		</Provider>
	);
}
