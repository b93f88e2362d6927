import { lazy, Suspense, useState } from "react";
import type { Product } from "#core/catalogue/product.ts";
import { offersRingSizes } from "#core/catalogue/ring-size.ts";
import { Dialog } from "#ui/components/dialog.tsx";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import fields from "#ui/shop/product/product-fields.module.css";
import styles from "#ui/shop/product/product-size-guide.module.css";

// Load when needed, because few visitors look at sizes or measure a ring.
const RingMeasure = lazy(() =>
	import("#ui/shop/product/product-ring-measure.tsx").then((module) => ({
		default: module.ProductRingMeasure,
	})),
);

const SizeTable = lazy(() =>
	import("#ui/shop/product/product-size-table.tsx").then((module) => ({ default: module.SizeTable })),
);

interface SizeGuideProps {
	readonly product: Product;
	/** The chosen variant. */
	readonly chosen: Product["product_variants"][number] | null;
	/** Chooses the variant of a measured size; absent if sizes are not variants. */
	readonly onChoose: (variant: Product["product_variants"][number]["id"]) => void;
}

/** The size table of a product (R-PROD-05), and the ring measure or the shop's own page on it (B-USE-02), for products with sizes. */
export function ProductSizeGuide({ product, chosen, onChoose }: SizeGuideProps) {
	const t = useTranslate();
	const [open, setOpen] = useState<"none" | "guide" | "measure">("none");
	const close = () => setOpen("none");
	const { size_guide, personalization, product_variants } = product;
	const variants = product_variants.filter(({ active }) => active);
	const byVariant = offersRingSizes(variants.map(({ display_name }) => display_name));
	const rings = byVariant || personalization?.fields.some(({ options }) => offersRingSizes(options));
	const ringSizePage = useShell().shop?.ringSizePage ?? null;
	const measures = rings && ringSizePage === null;
	if (!size_guide && !rings) return null;
	return (
		<div className={fields.links}>
			{size_guide ? (
				<button type="button" className={fields.textButton} onClick={() => setOpen("guide")}>
					{t("product.sizeGuide")}
				</button>
			) : null}
			{rings && ringSizePage ? (
				<Link link={ringSizePage} className={fields.textButton}>
					{t("product.measure.open")}
				</Link>
			) : null}
			{measures ? (
				<button type="button" className={fields.textButton} onClick={() => setOpen("measure")}>
					{t("product.measure.open")}
				</button>
			) : null}
			{size_guide ? (
				<Dialog place="middle" label={size_guide.display_name} open={open === "guide"} onClose={close}>
					<Suspense fallback={<div className={styles.loading} />}>
						<SizeTable guide={size_guide} />
					</Suspense>
				</Dialog>
			) : null}
			{measures ? (
				<Dialog place="middle" label={t("product.measure.heading")} open={open === "measure"} onClose={close}>
					<Suspense fallback={<div className={styles.loading} />}>
						<RingMeasure
							variants={byVariant ? variants : []}
							chosen={chosen}
							onChoose={(variant) => {
								onChoose(variant);
								close();
							}}
						/>
					</Suspense>
				</Dialog>
			) : null}
		</div>
	);
}
