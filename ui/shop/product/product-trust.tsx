import type { ReactNode } from "react";
import type { Product } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/catalogue/ring-size.ts";
import { producerGuaranteeYears } from "#core/legal/guarantee-box.ts";
import { returnsPage, type ShopShellModel } from "#core/models/shop-model.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import { announcedCountry, deliveryMethod, shippingMethodLabel } from "#core/settings/shipping-methods.ts";
import { Link } from "#ui/components/link.tsx";
import { Phone } from "#ui/components/phone.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import styles from "#ui/shop/product/product-trust.module.css";
import { useShop } from "#ui/shop/use-shop.ts";

interface TrustProps {
	readonly product: Product;
	readonly settings: ShopShellModel["settings"];
	/**
	 * Whether it can be added to the cart. The rules for shipping and returns do not apply to goods sold on request
	 * only.
	 */
	readonly sold: boolean;
	/** Whether the personalization excludes the right of withdrawal. */
	readonly excluded: boolean;
}

/**
 * Answers to common questions before buying, from the shop's data: shipping, returns, collection, sizes, guarantee,
 * contact.
 */
export function ProductTrust({ product, settings, sold, excluded }: TrustProps) {
	const sizes = offersSizes(product);
	const years = producerGuaranteeYears(product);
	const { contact } = useShell();
	const shop = useShop();
	const { legalPages, returns } = shop;
	const t = useTranslate();
	const linked = (link: NavigationLink | null, text: string): ReactNode =>
		link ? <Link link={link}>{text}</Link> : text;
	const shippingPage = legalPages.find(({ key }) => key === "shipping")?.link ?? null;
	const method = sold ? deliveryMethod(settings, announcedCountry(settings)) : null;
	const rows: readonly (readonly [string, ReactNode])[] = [
		[
			"delivery",
			method && (
				<>
					{linked(shippingPage, method.label)} (<WrappingPrice price={method.price_brutto} />)
				</>
			),
		],
		[
			"returns",
			!returns || excluded || !sold
				? null
				: linked(
						returnsPage(shop),
						t(returns.isByLaw ? "trust.withdrawal" : "trust.returns", { count: returns.days }),
					),
		],
		["collection", collectionPlaces(settings).join(" · ") || null],
		["size", sizes ? settings.size_change : null],
		["guarantee", years && t("product.guarantee.years", { count: years })],
		[
			"questions",
			contact.phone && (
				<>
					{t("trust.questions")} <Phone phone={contact.phone} />
				</>
			),
		],
	];
	return (
		<ul className={styles.rows} aria-label={t("trust.label")}>
			{rows.map(([key, row]) =>
				row ? (
					<li key={key}>
						<p>{row}</p>
					</li>
				) : null,
			)}
		</ul>
	);
}

/** Returns the shop's names of the places of collection. */
function collectionPlaces(settings: TrustProps["settings"]): readonly string[] {
	return settings.shipping_methods
		.filter(({ collection }) => collection)
		.map(({ display_name }) => shippingMethodLabel(settings, display_name));
}

function offersSizes({ product_variants, personalization }: Product): boolean {
	return (
		offersRingSizes(product_variants.map(({ display_name }) => display_name)) ||
		(personalization?.fields.some(({ options }) => offersRingSizes(options)) ?? false)
	);
}
