import type { DecimalText } from "#core/money/decimal-text.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import fields from "#ui/shop/product/product-fields.module.css";

interface GiftCheckProps {
	readonly price: DecimalText;
	readonly checked: boolean;
	/** The id of the text about its problem; null for none. */
	readonly problem?: string | null;
	readonly onChange: (checked: boolean) => void;
}

/** The checkbox for gift wrapping, with its price. */
export function GiftCheck({ price, checked, problem = null, onChange }: GiftCheckProps) {
	const t = useTranslate();
	return (
		<label className={fields.check}>
			<input
				type="checkbox"
				name="presentWrap"
				checked={checked}
				aria-invalid={problem === null ? undefined : true}
				aria-describedby={problem ?? undefined}
				onChange={({ target }) => onChange(target.checked)}
			/>
			<span>
				{t("gift.wrap")} (<WrappingPrice price={price} />)
			</span>
		</label>
	);
}
