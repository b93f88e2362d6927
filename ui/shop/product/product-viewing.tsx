import { prefilledLink } from "#core/navigation/link.ts";
import type { ContentId } from "#core/shared/branded.ts";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/product/product-viewing.module.css";

/** Links to request an appointment for seeing the product, with product and branch filled in (B-USE-15). */
export function ProductViewing({ product }: { readonly product: ContentId }) {
	const { appointment, branches } = useShell();
	const t = useTranslate();
	if (appointment === null) return null;
	return (
		<ul className={styles.viewing}>
			{branches.map(({ id, shortName }) => (
				<li key={id}>
					<Link link={prefilledLink(appointment, { branch: id, product })}>
						{t("product.viewIn", { branch: shortName })}
					</Link>
				</li>
			))}
		</ul>
	);
}
