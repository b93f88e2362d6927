import type appointment from "#ui/locales/de/appointment.json";
import type build from "#ui/locales/de/build.json";
import type legal from "#ui/locales/de/legal.json";
import type list from "#ui/locales/de/list.json";
import type newsletter from "#ui/locales/de/newsletter.json";
import type order from "#ui/locales/de/order.json";
import type pages from "#ui/locales/de/pages.json";
import type runtime from "#ui/locales/de/runtime.json";
import type shop from "#ui/locales/de/shop.json";
import type site from "#ui/locales/de/site.json";
import type wishlist from "#ui/locales/de/wishlist.json";
import type { TextKey } from "#ui/locales/text-key.ts";

/** The keys of the texts that pages show. */
export type PageTextKey =
	| TextKey<typeof appointment>
	| TextKey<typeof build>
	| TextKey<typeof legal>
	| TextKey<typeof list>
	| TextKey<typeof newsletter>
	| TextKey<typeof order>
	| TextKey<typeof pages>
	| TextKey<typeof runtime>
	| TextKey<typeof shop>
	| TextKey<typeof site>
	| TextKey<typeof wishlist>;

/** Returns a key that core made, or that contains data, as a key of the catalogues. Only tests check these keys. */
export function coreKey(key: string): PageTextKey {
	return key as PageTextKey;
}
