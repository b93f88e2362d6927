import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { ConsentEvent } from "#core/consent/consent-state.ts";
import { useServices } from "#ui/foundation/services.tsx";

/** What the parts of a page can do about the cookie banner. */
export interface Consent {
	/** The button that asked for the banner, again at each press; null when the page itself shows it. */
	readonly opening: { readonly by: HTMLElement } | null;
	/** Shows the banner and moves the focus there (R-FOOT-03). */
	openBanner(by: HTMLElement): void;
	/** Saves a choice, or leaves the banner; the focus returns to where it came from. */
	leaveBanner(event: ConsentEvent & { readonly type: "save" | "close" }): void;
}

const ConsentContext = createContext<Consent | null>(null);

/** Hands the way to the cookie banner to everything below. */
export function ConsentProvider({ children }: { readonly children: ReactNode }) {
	const consents = useServices()?.consents;
	const [opening, setOpening] = useState<Consent["opening"]>(null);

	const consent = useMemo<Consent>(
		() => ({
			opening,
			openBanner(by) {
				consents?.dispatch({ type: "open" });
				setOpening({ by });
			},
			leaveBanner(event) {
				consents?.dispatch(event);
				opening?.by.focus();
				setOpening(null);
			},
		}),
		[consents, opening],
	);
	return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** What this part of the page can do about the cookie banner. Throws outside a {@link ConsentProvider}. */
export function useConsent(): Consent {
	const consent = useContext(ConsentContext);
	if (!consent) throw new Error("useConsent needs a ConsentProvider above it");
	return consent;
}
