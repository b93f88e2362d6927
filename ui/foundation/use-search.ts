import { useSyncExternalStore } from "react";
import { useServices } from "#ui/foundation/services.tsx";

/** A subscription without notifications, for use before the services exist. */
export const nothing = () => () => undefined;
const none = () => "";

/**
 * Returns the query of the URL with its question mark; "" on the server and in the first render, which only know the
 * path.
 */
export function useSearch(): string {
	const navigation = useServices()?.navigation;
	return useSyncExternalStore(navigation?.subscribe ?? nothing, navigation?.search ?? none, none);
}
