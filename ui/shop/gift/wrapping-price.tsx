import type { DecimalText } from "#core/money/decimal-text.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { Price } from "#ui/shop/price.tsx";

/** What gift wrapping costs: a price, or nothing. */
export function WrappingPrice({ price }: { readonly price: DecimalText }) {
	const t = useTranslate();
	return Number(price) === 0 ? t("gift.free") : <Price amount={price} />;
}
