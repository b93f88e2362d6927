import styles from "#ui/components/hero.module.css";
import { Image } from "#ui/components/image.tsx";
import { type PageHeaderProps, PlainPageHeader } from "#ui/components/page-headers.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";
import { replaceable } from "#ui/foundation/replaceable.ts";

/** The props of {@link Hero}. */
export interface HeroProps {
	readonly page: PageHeaderProps["page"];
}

/**
 * A full-width image with text on its calm left third; stacked on phones.
 *
 * Use it for the first screen of the home page. Not for pages whose image has no calm third.
 */
export const Hero = replaceable("Hero", function Hero({ page }: HeroProps) {
	if (!page.image) return <PlainPageHeader page={page} />;
	return (
		<header className={styles.hero} data-part="hero">
			<Image image={page.image} sizes="min(1600px, 100vw)" className={styles.picture} priority />
			<div className={styles.words}>
				<PageIntro page={page} />
			</div>
		</header>
	);
});
