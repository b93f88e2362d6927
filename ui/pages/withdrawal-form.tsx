import { useLayoutEffect, useRef, useState } from "react";
import { takesEnquiries } from "#core/enquiries/takes-enquiries.ts";
import { type WithdrawalDraft, withdrawalDrafts } from "#core/enquiries/withdrawal-draft.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { withdrawalIsland } from "#ui/pages/withdrawal-flow/withdrawal-island.ts";
import { WithdrawalLetter } from "#ui/pages/withdrawal-flow/withdrawal-letter.tsx";
// The form's style comes with the page, its script when it is used.
import "#ui/foundation/spectrum/spectrum.css";
import styles from "#ui/pages/withdrawal-flow/withdrawal.module.css";

/** The withdrawal function (B-LAW-02): the form, and how to withdraw without it. */
export function WithdrawalFormPage({ page }: { readonly page: PageModel }) {
	const shell = useShell();
	return (
		<article className={styles.page}>
			<PlainPageHeader page={page} />
			<div className={styles.body}>
				{takesEnquiries(shell) ? <Form key={page.path} path={page.path} /> : null}
				<WithdrawalLetter />
			</div>
		</article>
	);
}

/**
 * What the browser has stored takes the place of the prerendered form, unless the visitor has written into that before its
 * script came: what is written there, and a press of its button, counts more than a draft. What was sent is shown in any case.
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
