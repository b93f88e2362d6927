import type { PageModel } from "#core/site/page-model.ts";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import styles from "#ui/components/hero.module.css";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { Picture } from "#ui/components/picture.tsx";

/** A picture over the whole width of the page with the words on its calm left third; stacked on phones. */
export function Hero({ page }: { readonly page: PageModel }) {
	if (!page.image) return <PlainHead page={page} />;
	return (
		<header className={styles.hero}>
			<Picture
				image={page.image}
				sizes="(width >= 1600px) 1600px, 100vw"
				className={styles.picture}
				priority
			/>
			<div className={styles.words}>
				<HeadingWords page={page} />
			</div>
		</header>
	);
}
