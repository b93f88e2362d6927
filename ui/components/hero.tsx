import type { PageModel } from "#core/models/page-model.ts";
import styles from "#ui/components/hero.module.css";
import { Image } from "#ui/components/image.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";

/**
 * A full-width image with text on its calm left third; stacked on phones.
 *
 * Use it for the first screen of the home page. Not for pages whose image has no calm third.
 */
export function Hero({ page }: { readonly page: PageModel }) {
	if (!page.image) return <PlainPageHeader page={page} />;
	return (
		<header className={styles.hero} data-part="hero">
			<Image image={page.image} sizes="min(1600px, 100vw)" className={styles.picture} priority />
			<div className={styles.words}>
				<PageIntro page={page} />
			</div>
		</header>
	);
}
