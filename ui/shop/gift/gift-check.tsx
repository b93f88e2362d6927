import type { DecimalText } from "#core/money/decimal-text.ts";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { WrappingPrice } from "#ui/shop/gift/wrapping-price.tsx";
import fields from "#ui/shop/product/product-fields.module.css";

interface GiftCheckProps {
	readonly price: DecimalText;
	readonly checked: boolean;
	/** The id of what is wrong with it; null for nothing. */
	readonly problem?: string | null;
	readonly onChange: (checked: boolean) => void;
}

/** Whether the order is wrapped as a gift, with what that costs. */
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
