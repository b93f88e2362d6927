import { Provider, type ProviderProps } from "@adobe/react-spectrum/Provider";
import type { ReactNode } from "react";
import { type Language, regionOf } from "#core/language/language.ts";

/**
 * The project's theme for React Spectrum: one scale and one scheme, for its look comes whole from the project's tokens
 * by way of spectrum.css next to it, light or dark as they are (R-THEME-01).
 */
export const spectrumTheme: NonNullable<ProviderProps["theme"]> = {
	// Read by every icon.
	global: {},
	light: { "facette-theme": "facette-theme" },
	// The scale of fingers: rows of lists are 48 px high.
	large: { "house-scale": "house-scale" },
};

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
