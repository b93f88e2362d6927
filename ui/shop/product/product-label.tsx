import { foreignLanguage } from "#core/site/german-only-keys.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The labels of the detail page that stay German on French pages (R-I18N-02). */
export type ProductLabelName = "back" | "onRequest" | "requestAvailability" | "attributes" | "variant";

/** A label of the detail page, marked with its language if it is not the page's. */
export function ProductLabel({ name }: { readonly name: ProductLabelName }) {
	const t = useTranslate();
	const key = `product.${name}` as const;
	return <span lang={foreignLanguage(key, useShell())}>{t(key)}</span>;
}
