import { Provider } from "@adobe/react-spectrum/Provider";
import type { ReactNode } from "react";
import { type Language, regionOf } from "#core/language/language.ts";
import { spectrumTheme } from "#ui/foundation/spectrum/spectrum-theme.ts";

/** Provides the project's theme and the page's language to a form's controls. */
export function FormProvider({
	language,
	children,
}: {
	readonly language: Language;
	readonly children: ReactNode;
}) {
	return (
		<Provider theme={spectrumTheme} colorScheme="light" locale={regionOf(language)}>
			{children}
		</Provider>
	);
}
