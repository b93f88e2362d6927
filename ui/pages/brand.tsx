import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { Image } from "#ui/components/image.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/brand.module.css";

/** A brand's page: its logo on a separate line, then image and text. */
export function BrandPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const logo = page.brand?.logo;
	return (
		<>
			{logo ? (
				<div className={styles.brand}>
					<Image image={{ ...logo, alt: "" }} sizes="280px" className={styles.logo} priority />
				</div>
			) : null}
			<div className={styles.head}>
				<SplitPageHeader page={page} />
			</div>
			<Blocks blocks={page.blocks} />
			<CallToAction
				title={t("brand.questions", { name: page.brand?.name ?? page.title })}
				text={t("brand.questionsText")}
			/>
		</>
	);
}
