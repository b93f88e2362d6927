import { lazy, Suspense, useCallback, useState } from "react";
import { type GiftSettings, wrappingPrice } from "#core/checkout/gift.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-gift.module.css";

// Comes with the checkout, whose draft knows about it.
const LoadedGiftFields = lazy(async () => ({
	default: (await import("#ui/shop/gift/loaded-gift-fields.tsx")).LoadedGiftFields,
}));

/** The way to have the order wrapped as a present, with its price, on the product's page (B-USE-16). */
export function ProductGift({ settings }: { readonly settings: GiftSettings }) {
	const t = useTranslate();
	const [open, setOpen] = useState(false);
	const close = useCallback(() => setOpen(false), []);
	const price = wrappingPrice(settings);
	if (price === null) return null;
	return (
		<div className={styles.gift}>
			<button
				type="button"
				className={fields.textButton}
				aria-expanded={open}
				aria-controls="product-gift"
				onClick={() => setOpen(!open)}
			>
				{t("gift.open")} (<WrappingPrice price={price} />)
			</button>
			<div id="product-gift" hidden={!open}>
				{open ? (
					<Suspense fallback={null}>
						<LoadedGiftFields settings={settings} onFailed={close} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}
