import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { Image } from "#ui/components/image.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/brand-rolex.module.css";

/** The watch brand with a template of its own: a dark header, only the name above the image. */
export function BrandRolexPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	const logo = page.brand?.logo;
	return (
		<>
			<header className={styles.head}>
				<div className={styles.words}>
					{logo ? (
						<Image image={{ ...logo, alt: "" }} sizes="160px" className={styles.logo} priority />
					) : null}
					<PageIntro page={page} />
				</div>
				{page.image ? (
					<Image image={page.image} sizes="min(1480px, 100vw)" className={styles.picture} priority />
				) : null}
			</header>
			<Blocks blocks={page.blocks} />
			<CallToAction
				title={t("brand.questions", { name: page.brand?.name ?? page.title })}
				text={t("brand.questionsText")}
			/>
		</>
	);
}
