import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { BannerHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/recycling.module.css";

/** Old gold: how it is tested, weighed and paid for. */
export function RecyclingPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return (
		<div className={styles.page}>
			<BannerHead page={{ ...page, image: null }} />
			<Blocks blocks={page.blocks} />
			<CallToAction title={words("recycling.appointment")} text={words("recycling.appointmentText")} />
		</div>
	);
}
