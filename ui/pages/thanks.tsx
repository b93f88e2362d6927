import { useLayoutEffect, useState } from "react";
import { decodeThankedSender, type ThankedSender } from "#core/enquiries/thanked-sender.ts";
import { homePath } from "#core/routes/paths.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useWords, type Words } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/thanks.module.css";

/** Thanks for a message; without a sender, as on a direct visit, the text names nobody (R-ROUTE-13). */
export function ThanksPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	const sender = useThankedSender();
	const lead = sender ? thanksTo(sender, words) : (page.lead ?? words("thanks.text"));
	return (
		<div className={styles.page}>
			<PlainHead page={{ ...page, lead }}>
				<ButtonLink link={pageLink(homePath(page.language))}>{words("thanks.home")}</ButtonLink>
			</PlainHead>
			<Blocks blocks={page.blocks} />
		</div>
	);
}

/** The thanks to somebody who has at least given an address. */
export function thanksTo({ name, email }: ThankedSender, words: Words): string {
	return name.trim() === "" ? words("thanks.unnamed", { email }) : words("thanks.named", { name, email });
}

/** Who has sent a message; nobody while the page is prerendered and first drawn. */
function useThankedSender(): ThankedSender | null {
	const services = useServices();
	const [sender, setSender] = useState<ThankedSender | null>(null);
	useLayoutEffect(() => {
		const decoded = decodeThankedSender(services?.navigation.state());
		setSender(decoded.ok && decoded.value.email !== "" ? decoded.value : null);
	}, [services]);
	return sender;
}
