import {
	contentConsentId,
	contentConsentIds,
	contentConsentKey,
	formatContentConsent,
	parseContentConsent,
} from "#core/consent/content-consent.ts";
import type { KeyValue } from "#core/platform/key-value.ts";
import { createStore, type Store } from "#core/state/store.ts";

/** An external content with a stored consent. */
export interface StoredContentConsent {
	readonly id: string;
	/** The content's title, or its id if no title was stored. */
	readonly title: string;
	/** False for a damaged entry. It grants nothing, but is listed so that the visitor can remove it. */
	readonly given: boolean;
}

/** The ports that the store of content consents needs. */
export interface ContentConsentsDependencies {
	readonly store: KeyValue;
	/** The time in milliseconds since 1970, from the time port. */
	readonly now: () => number;
}

/** All stored consents to external contents in one tab, sorted by id. */
export interface ContentConsentsStore extends Store<readonly StoredContentConsent[]> {
	/** Allows a content to load from now on (R-CONSENT-08). */
	allow(id: string, title: string): void;
	/** Revokes the consent (R-CONSENT-07). */
	revoke(id: string): void;
	/** Stops following other tabs. */
	close(): void;
}

/**
 * Creates the store that keeps the contentConsent:{id} keys and their subscribers up to date (R-CONSENT-07,
 * R-CONSENT-08).
 */
export function createContentConsents({ store, now }: ContentConsentsDependencies): ContentConsentsStore {
	const { state, subscribe, set } = createStore(stored(store));
	const changed = () => set(stored(store));

	return {
		state,
		subscribe,
		allow(id, title) {
			store.write(contentConsentKey(id), formatContentConsent(now(), title));
			changed();
		},
		revoke(id) {
			store.remove(contentConsentKey(id));
			changed();
		},
		close: store.subscribe(({ key }) => {
			if (key === null || contentConsentId(key) !== null) changed();
		}),
	};
}

function stored(store: KeyValue): readonly StoredContentConsent[] {
	return contentConsentIds(store.keys()).map((id) => {
		const consent = parseContentConsent(store.read(contentConsentKey(id)));
		return { id, title: consent?.title ?? id, given: consent !== null };
	});
}
