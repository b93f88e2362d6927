import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Image } from "#ui/components/image.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";
import styles from "#ui/pages/workshop.module.css";

/** The workshop: a full-width image of the bench, with the text on a sheet that overlaps it. */
export function WorkshopPage({ page }: { readonly page: PageModel }) {
	return (
		<>
			<header className={styles.head}>
				{page.image ? (
					<Image image={page.image} sizes="min(1600px, 100vw)" className={styles.picture} priority />
				) : null}
				<div className={styles.sheet}>
					<PageIntro page={page} />
				</div>
			</header>
			<Blocks blocks={page.blocks} />
		</>
	);
}
