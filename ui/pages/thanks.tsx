import { useLayoutEffect, useState } from "react";
import { decodeSubmittedSender, type SubmittedSender } from "#core/enquiries/submitted-sender.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { type Translate, useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/pages/thanks.module.css";

/** The thank-you page for a message; without a sender, as on a direct visit, it addresses nobody (R-ROUTE-13). */
export function ThanksPage({ page }: { readonly page: PageModel }) {
	const { homePath } = useShell();
	const t = useTranslate();
	const sender = useSubmittedSender();
	const lead = sender ? thankYouText(sender, t) : (page.lead ?? t("thanks.text"));
	return (
		<div className={styles.page}>
			<PlainPageHeader page={{ ...page, lead }}>
				<ButtonLink link={pageLink(homePath)}>{t("thanks.home")}</ButtonLink>
			</PlainPageHeader>
			<Blocks blocks={page.blocks} />
		</div>
	);
}

/** Returns the thanks to a sender with at least an e-mail address. */
export function thankYouText({ name, email }: SubmittedSender, t: Translate): string {
	return name.trim() === "" ? t("thanks.unnamed", { email }) : t("thanks.named", { name, email });
}

/** Returns the sender of the message; null while prerendering and hydrating. */
function useSubmittedSender(): SubmittedSender | null {
	const services = useServices();
	const [sender, setSender] = useState<SubmittedSender | null>(null);
	useLayoutEffect(() => {
		const decoded = decodeSubmittedSender(services?.navigation.state());
		setSender(decoded.ok && decoded.value.email !== "" ? decoded.value : null);
	}, [services]);
	return sender;
}
