import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitHead } from "#ui/components/page-heads.tsx";
import { Picture } from "#ui/components/picture.tsx";
import styles from "#ui/pages/brand.module.css";

/** A brand: its logo on a line of its own, then picture and words. */
export function BrandPage({ page }: { readonly page: PageModel }) {
	const logo = page.brand?.logo;
	return (
		<>
			{logo ? (
				<div className={styles.brand}>
					<Picture image={{ ...logo, alt: "" }} sizes="280px" className={styles.logo} priority />
				</div>
			) : null}
			<div className={styles.head}>
				<SplitHead page={page} />
			</div>
			<Blocks blocks={page.blocks} />
		</>
	);
}
