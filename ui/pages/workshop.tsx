import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import { Picture } from "#ui/components/picture.tsx";
import styles from "#ui/pages/workshop.module.css";

/** The workshop: the bench from edge to edge, the words on a sheet that lies over it. */
export function WorkshopPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<header className={styles.head}>
				{page.image ? (
					<Picture
						image={page.image}
						sizes="(width >= 1600px) 1600px, 100vw"
						className={styles.picture}
						priority
					/>
				) : null}
				<div className={styles.sheet}>
					<HeadingWords page={page} />
				</div>
			</header>
			<Blocks blocks={page.blocks} />
		</>
	);
}
