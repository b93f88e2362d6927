import { knownWidgets, type WidgetName } from "#core/content/names.ts";
import type { Widget } from "#core/content/site-lists.ts";
import type { Language } from "#core/language/language.ts";
import { translationFor } from "#core/language/translation.ts";
import { accessibilityPath } from "#core/pages/optional-pages.ts";
import type { Logger } from "#core/platform/logger.ts";
import { imprintPath, privacyPath } from "#core/routes/paths.ts";

/** A footer widget in one language. */
export interface FooterWidget {
	/** Null if the footer has no such widget; it then shows "Widget not found" (R-FOOT-02). */
	readonly name: WidgetName | null;
	/** The name as the content writes it. */
	readonly widgetName: string;
	readonly header: string | null;
	readonly showLogo: boolean;
}

const defaultWidgets: readonly FooterWidget[] = [
	{ name: "address", widgetName: "address", header: null, showLogo: true },
	{ name: "contact", widgetName: "contact", header: null, showLogo: false },
	{ name: "openingHours", widgetName: "openingHours", header: null, showLogo: false },
	{ name: "navigation", widgetName: "navigation", header: null, showLogo: false },
];

/**
 * Returns the footer's widgets in sort order, or the default ones if none are configured. Those of another position
 * are left out and logged (R-FOOT-02).
 */
export function footerWidgets(
	widgets: readonly Widget[],
	language: Language,
	logger: Logger,
): readonly FooterWidget[] {
	if (widgets.length === 0) return defaultWidgets;
	return widgets
		.filter((widget) => isInFooter(widget, logger))
		.toSorted((a, b) => a.sort - b.sort)
		.map((widget) => ({
			name: parseWidgetName(widget.widget_name),
			widgetName: widget.widget_name,
			header: headerOf(widget, language, logger),
			showLogo: widget.props.showLogo,
		}));
}

/** A legal page that the footer links to. */
export interface LegalLink {
	readonly key: "imprint" | "privacy" | "accessibility";
	readonly path: string;
}

/**
 * Returns the legal pages of a language: imprint and privacy, which in French are one page (R-ROUTE-03), and the
 * accessibility statement, if shown, by its German path (R-ROUTE-06).
 */
export function legalLinks(
	language: Language,
	defaultLanguage: Language,
	options: { readonly accessibility: boolean },
): readonly LegalLink[] {
	const always: readonly LegalLink[] = [
		{ key: "imprint", path: imprintPath(language, defaultLanguage) },
		{ key: "privacy", path: privacyPath(language, defaultLanguage) },
	];
	return options.accessibility
		? [...always, { key: "accessibility", path: accessibilityPath(defaultLanguage) }]
		: always;
}

function isInFooter({ widget_name, position }: Widget, logger: Logger): boolean {
	const place = position?.trim().toLowerCase() ?? "";
	if (place === "" || place === "footer") return true;
	logger.note("footer.otherPosition", { widget: widget_name, position: place });
	return false;
}

function parseWidgetName(name: string): WidgetName | null {
	return knownWidgets.find((widget) => widget === name) ?? null;
}

/** Returns the header of a widget. A widget without any is not a missing translation, because headers are optional. */
function headerOf(widget: Widget, language: Language, logger: Logger): string | null {
	if (widget.translations.length === 0) return null;
	const { header } =
		translationFor(widget.translations, language, logger, `widget: ${widget.widget_name}`) ?? {};
	return header?.trim() || null;
}
