import { createContext, type ReactNode, useContext } from "react";
import type { Services } from "#core/models/page-services.ts";

const ServicesContext = createContext<Services | null>(null);

/** Hands the browser's services to everything below. */
export function ServicesProvider({
	services,
	children,
}: {
	readonly services: Services | null;
	readonly children: ReactNode;
}) {
	return <ServicesContext value={services}>{children}</ServicesContext>;
}

/**
 * Returns the browser's services; null while a page is prerendered. Use them only in effects and handlers, because
 * the first render must be the same on the server and in the browser.
 */
export function useServices(): Services | null {
	return useContext(ServicesContext);
}
