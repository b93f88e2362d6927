import type { TranslationEntry } from "#core/shared/translation.ts";

/** A part of the footer as the content configures it (specification 3, "Widget"). */
export interface Widget {
	readonly sort: number;
	/** One of {@link knownWidgets}; anything else shows "Widget not found". */
	readonly widget_name: string;
	/** Where it stands: "footer", also when null; a widget of any other place is not shown in the footer. */
	readonly position: string | null;
	readonly props: { readonly showLogo: boolean };
	readonly translations: readonly WidgetTranslation[];
}

export interface WidgetTranslation extends TranslationEntry {
	readonly header: string;
}

/** The widgets the footer can draw. */
export const knownWidgets = ["address", "contact", "navigation", "social", "openingHours"] as const;

export type WidgetName = (typeof knownWidgets)[number];
