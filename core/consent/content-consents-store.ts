import {
	contentConsentId,
	contentConsentIds,
	contentConsentKey,
	formatContentConsent,
	parseContentConsent,
} from "#core/consent/content-consent.ts";
import type { KeyValue } from "#core/ports/key-value.ts";
import { createStore, type Store } from "#core/shared/store.ts";

/** An external content with a stored consent. */
export interface StoredContentConsent {
	readonly id: string;
	/** What the content is called; its id where that was not kept. */
	readonly title: string;
	/** False for a damaged text, which counts for nothing but is listed, so that it can be removed. */
	readonly given: boolean;
}

/** What the consents to external contents need of the world. */
export interface ContentConsentsDependencies {
	readonly store: KeyValue;
	/** Milliseconds since 1970, as the time port gives them. */
	readonly now: () => number;
}

/** The consents to external contents of a browser as a tab holds them: all that are stored, sorted by id. */
export interface ContentConsentsStore extends Store<readonly StoredContentConsent[]> {
	/** Lets a content load from now on (R-CONSENT-08). */
	allow(id: string, title: string): void;
	/** Takes that back (R-CONSENT-07). */
	revoke(id: string): void;
	/** Stops following other tabs. */
	close(): void;
}

/** Keeps the contentConsent:{id} keys, and all that depends on them, up to date (R-CONSENT-07, R-CONSENT-08). */
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
