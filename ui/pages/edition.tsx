import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ContainedImage } from "#ui/components/contained-image.tsx";
import { PageIntro } from "#ui/components/page-intro.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import styles from "#ui/pages/edition.module.css";

/** The company's own edition: the piece alone on its background, the text centred below. */
export function EditionPage({ page }: { readonly page: PageModel }) {
	const { image } = page;
	return (
		<>
			<header className={styles.head}>
				{image ? <ContainedImage image={image} sizes={`${fromLarge} 70vh, 100vw`} priority /> : null}
				<div className={styles.words}>
					<PageIntro page={page} />
				</div>
			</header>
			<Blocks blocks={page.blocks} />
		</>
	);
}
