import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import { WholePicture } from "#ui/components/whole-picture.tsx";
import styles from "#ui/pages/edition.module.css";

/** The house's own edition: the piece alone on its ground, the words below it in the middle. */
export function EditionPage({ page }: { readonly page: PageModel }) {
	const { image } = page;
	return (
		<>
			<header className={styles.head}>
				{image ? <WholePicture image={image} sizes="(width >= 992px) 70vh, 100vw" priority /> : null}
				<div className={styles.words}>
					<HeadingWords page={page} />
				</div>
			</header>
			<Blocks blocks={page.blocks} />
		</>
	);
}
