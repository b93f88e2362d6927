import {
	type ComponentType,
	createContext,
	type ReactElement,
	useContext,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
} from "react";
import { Contexts } from "#ui/foundation/contexts.tsx";
import { hydrateIsland } from "#ui/foundation/island-lifecycle.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** A part of a page whose script comes when it is used. */
export interface Island<Props extends object> {
	/** Unique; names the island in markup and log. */
	readonly name: string;
	/** Whether it shows what the address's query says, and so comes at once where there is one. */
	readonly readsQuery?: true;
	/** Whether it shows what its document may be too old for, and so comes at once. */
	readonly isLive?: true;
	load(): Promise<ComponentType<Props>>;
}

/**
 * Renders an island's markup while the page is prerendered; its ids begin with the prefix, `tree` puts its component into
 * the page's contexts.
 */
export type RenderIsland = <Props extends object>(
	island: Island<Props>,
	identifierPrefix: string,
	tree: (component: ComponentType<Props>) => ReactElement,
) => string;

/** Given while pages are prerendered; null in the browser. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

interface IslandHostProps<Props extends object> {
	readonly island: Island<Props>;
	readonly props: Props;
	/** Keeps the island's place while it loads. */
	readonly className?: string | undefined;
}

/**
 * The place of an island. Its markup comes with the page and works as plain HTML; it is a root of its own, brought
 * to life when it is first touched, so that nothing the rest of the page does meanwhile can reach it. Give it a key
 * that changes with the page.
 */
export function IslandHost<Props extends object>({ island, props, className }: IslandHostProps<Props>) {
	const [t, shell, services] = [useTranslate(), useShell(), useServices()];
	const draw = useContext(RenderIslandContext);
	const host = useRef<HTMLDivElement>(null);
	// A page may have several places of one island.
	const identifierPrefix = useId();
	const tree = (Component: ComponentType<Props>) => (
		<Contexts t={t} shell={shell} services={services}>
			<Component {...props} />
		</Contexts>
	);
	const loadTree = useEffectEvent(tree);
	useEffect(() => {
		if (!host.current) return;
		return hydrateIsland(host.current, {
			identifierPrefix,
			atOnce: island.isLive || (island.readsQuery === true && (services?.navigation.search() ?? "") !== ""),
			load: async () => loadTree(await island.load()),
			failed: () => services?.logger.note("island.loadFailed", { island: island.name }),
		});
	}, [island, services, identifierPrefix]);
	const markup = draw ? draw(island, identifierPrefix, tree) : "";
	return (
		<div
			ref={host}
			className={className}
			data-island={island.name}
			data-reads-query={island.readsQuery}
			data-live={island.isLive}
			suppressHydrationWarning
			// Drawn by React itself; in the browser it stays as it came.
			dangerouslySetInnerHTML={{ __html: markup }}
		/>
	);
}
