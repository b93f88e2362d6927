import { contentLanguage, type Language } from "#core/language/language.ts";
import { type ContentId, sameId } from "#core/shared/branded.ts";
import type { Catalogue, NamedProduct } from "./catalogue.ts";

/**
 * The displayed names in a customer's language, or in the shop's first language if the catalogue has no
 * translation.
 */
export interface ShopNames {
	product(id: ContentId): NamedProduct | null;
	paymentMethod(id: ContentId): string;
	/** Returns the displayed name of the shipping method in an order. */
	shippingMethod(name: string): string;
	readonly bankDetails: string | null;
}

/** Returns the names of a shop in a language. */
export function shopNames(catalogue: Catalogue, language: Language): ShopNames {
	const translation = language === contentLanguage ? undefined : catalogue.translations[language];
	const { settings } = catalogue;
	const methods = [...(translation?.settings.payment_methods ?? []), ...settings.payment_methods];
	const labels = { ...settings.shipping_names, ...translation?.settings.shipping_names };
	return {
		product: (id) => translation?.products.get(String(id)) ?? catalogue.products.get(String(id)) ?? null,
		paymentMethod: (id) => methods.find((method) => sameId(method.id, id))?.display_name ?? String(id),
		shippingMethod: (name) => (Object.hasOwn(labels, name) ? labels[name] : null) ?? name,
		bankDetails: translation?.settings.bank_details ?? settings.bank_details,
	};
}
