import type { StoredContentConsent } from "#core/consent/content-consents-store.ts";
import { type Consents, mayLoad } from "#core/consent/may-load.ts";

/**
 * The id of the consent to a watch brand's clock: part of contentConsent:{id}, and a function that the banner can
 * ask for.
 */
export const clockConsentId = "rolex-clock";

/**
 * Returns whether the brand's clock may load (R-CLOCK-01, R-CONSENT-08): the visitor agreed in the header, or in
 * the cookie banner if the content asks for that function there.
 */
export function mayLoadClock(contents: readonly StoredContentConsent[], consents: Consents): boolean {
	return (
		contents.some(({ id, given }) => id === clockConsentId && given) || mayLoad(clockConsentId, consents)
	);
}
