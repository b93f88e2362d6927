import { useSyncExternalStore } from "react";
import { useServices } from "#ui/foundation/services.tsx";

const noUrlSubscription = { subscribe: () => () => undefined, search: () => "" };

/** The query of the URL with its question mark; "" on the server and in the first render, which know the path alone. */
export function useSearch(): string {
	const { subscribe, search } = useServices()?.navigation ?? noUrlSubscription;
	return useSyncExternalStore(subscribe, search, () => "");
}
