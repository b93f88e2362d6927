import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import { Picture } from "#ui/components/picture.tsx";
import styles from "#ui/pages/edition.module.css";

/** The house's own edition: the piece alone on its ground, the words below it in the middle. */
export function EditionPage({ page }: { readonly page: PageModel }) {
	const { image } = page;
	return (
		<>
			<header className={styles.head}>
				{image ? (
					<div className={styles.frame} style={image.color ? { backgroundColor: image.color } : undefined}>
						<Picture image={image} sizes="(width >= 992px) 70vh, 100vw" className={styles.picture} priority />
					</div>
				) : null}
				<div className={styles.words}>
					<HeadingWords page={page} />
				</div>
			</header>
			<Blocks blocks={page.blocks} />
		</>
	);
}
