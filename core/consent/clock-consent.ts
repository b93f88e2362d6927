import type { StoredContentConsent } from "#core/consent/content-consents-store.ts";
import { type Consents, mayLoad } from "#core/consent/may-load.ts";

/** Names the consent to the clock of a watch brand: contentConsent:{id}, and a function that the banner may ask. */
export const clockConsentId = "rolex-clock";

/**
 * Whether the brand's own clock may load (R-CLOCK-01, R-CONSENT-08): agreed to in the header, or on the cookie banner
 * where the content asks for that function.
 */
export function mayLoadClock(contents: readonly StoredContentConsent[], consents: Consents): boolean {
	return (
		contents.some(({ id, given }) => id === clockConsentId && given) || mayLoad(clockConsentId, consents)
	);
}
