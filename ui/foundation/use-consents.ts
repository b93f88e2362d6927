import { useSyncExternalStore } from "react";
import type { ConsentState } from "#core/consent/consent-state.ts";
import type { StoredContentConsent } from "#core/consent/content-consents-store.ts";
import type { Store } from "#core/state/store.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { nothing } from "#ui/foundation/use-search.ts";

const none = () => null;

function useStored<Value>(store: Store<Value> | undefined): Value | null {
	return useSyncExternalStore(store?.subscribe ?? nothing, store?.state ?? none, none);
}

/** Returns the visitor's consents and the state of the cookie banner; null on the server and in the first render. */
export function useConsentState(): ConsentState | null {
	return useStored(useServices()?.consents);
}

/** Returns the stored consents to content of other providers; null on the server and in the first render. */
export function useContentConsents(): readonly StoredContentConsent[] | null {
	return useStored(useServices()?.contents);
}
