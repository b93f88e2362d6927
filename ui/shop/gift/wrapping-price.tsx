import type { DecimalText } from "#core/money/decimal-text.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { Price } from "#ui/shop/price.tsx";

/** The price of gift wrapping, or "free". It is separate from other prices, because lists do not load its text. */
export function WrappingPrice({ price }: { readonly price: DecimalText }) {
	const t = useTranslate();
	return Number(price) === 0 ? t("gift.free") : <Price amount={price} />;
}
