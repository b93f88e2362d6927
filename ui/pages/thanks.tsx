import { homePath } from "#core/routes/paths.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/thanks.module.css";

/** Who has sent a message; known to the browser alone (R-ROUTE-13). */
export interface ThankedSender {
	readonly name: string;
	readonly email: string;
}

/** Thanks for a message; without a sender, as on a direct visit, the text names nobody (R-ROUTE-13). */
export function ThanksPage({ page, sender }: { readonly page: PageModel; readonly sender?: ThankedSender }) {
	const words = useWords();
	const lead = sender ? words("thanks.named", { ...sender }) : (page.lead ?? words("thanks.text"));
	return (
		<div className={styles.page}>
			<PlainHead page={{ ...page, lead }}>
				<ButtonLink link={pageLink(homePath(page.language))}>{words("thanks.home")}</ButtonLink>
			</PlainHead>
			<Blocks blocks={page.blocks} />
		</div>
	);
}
