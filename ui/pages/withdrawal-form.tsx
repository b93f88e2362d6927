import { useLayoutEffect, useRef, useState } from "react";
import { type WithdrawalDraft, withdrawalDrafts } from "#core/enquiries/withdrawal-draft.ts";
import { hasOrderService, type PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { withdrawalIsland } from "#ui/pages/withdrawal-flow/withdrawal-island.ts";
import { WithdrawalLetter } from "#ui/pages/withdrawal-flow/withdrawal-letter.tsx";

// The form's style loads with the page, its script on first use.
import "#ui/foundation/spectrum/spectrum.css";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";

/** The page of the withdrawal function (B-LAW-02): the form, and how to withdraw without it. */
export function WithdrawalFormPage({ page }: { readonly page: PageModel }) {
	const shell = useShell();
	return (
		<article className={styles.page}>
			<PlainPageHeader page={page} />
			<div className={styles.body}>
				{hasOrderService(shell) ? <Form key={page.path} path={page.path} /> : null}
				<WithdrawalLetter />
			</div>
		</article>
	);
}

/**
 * Replaces the prerendered form by the stored state, unless the visitor has already typed into it or pressed its
 * button, which takes precedence over a draft. A sent withdrawal is always shown.
 */
function Form({ path }: { readonly path: string }) {
	const services = useServices();
	const place = useRef<HTMLDivElement>(null);
	const [stored, setStored] = useState<WithdrawalDraft | null>(null);
	useLayoutEffect(() => {
		if (!services) return;
		const { storage, logger, time } = services;
		const found = withdrawalDrafts(storage, logger, () => time.now()).load();
		const isSent = found !== null && (found.attempt !== null || found.receipt !== null);
		if (isSent || !place.current || !hasEnteredValues(place.current)) setStored(found);
	}, [services]);
	return (
		<div ref={place}>
			<IslandHost
				key={stored ? `${path} stored` : path}
				className={styles.place}
				island={withdrawalIsland}
				props={{ stored }}
			/>
		</div>
	);
}
