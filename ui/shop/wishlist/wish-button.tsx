import type { DecimalText } from "#core/money/decimal-text.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { wishedPrice } from "#core/wishlist/wished-price.ts";
import icons from "#ui/components/icon.module.css";
import { LiveElement } from "#ui/components/live-element.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/wishlist/wish-button.module.css";

interface WishButtonProps {
	readonly product: ContentId;
	/** Null if none is selected. */
	readonly variant?: ContentId | null;
	/** Its price, the lowest of several; null without one. */
	readonly price: DecimalText | null;
	/** The product's name for the accessible label. */
	readonly name: string;
	/** "picture" shows only a heart; "text" also a label, on a product's page. */
	readonly place: "picture" | "text";
}

/**
 * The button that saves a product (B-USE-14). It works without React and is hidden without script. Renders nothing if
 * the shop has no wishlist.
 */
export function WishButton({ product, variant = null, price, name, place }: WishButtonProps) {
	const { shop } = useShell();
	const t = useTranslate();
	if (!shop?.paths.wishlist) return null;
	const label = escapeMarkup(t("catalogue.wishlist.of", { name }));
	const word = place === "text" ? `<span>${escapeMarkup(t("catalogue.wishlist.name"))}</span>` : "";
	return (
		<LiveElement
			name="wish-button"
			className={`${styles.heart} ${styles[place]}`}
			html={`<button type="button" aria-pressed="false" aria-label="${label}"><i class="${icons.icon} ${icons.heart}"></i>${word}</button><span role="status"></span>`}
			data={{
				product: String(product),
				...(variant === null ? {} : { variant: String(variant) }),
				...(price === null ? {} : { price: wishedPrice(price, shop.currency) }),
				...(place === "text" ? { viewed: "true" } : {}),
			}}
		/>
	);
}
