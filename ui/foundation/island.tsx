import {
	createContext,
	useContext,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { contentText } from "#core/decoding/decoder.ts";
import type { HydrationTime } from "#core/loading/hydration-time.ts";
import type { ShellModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import type { ThemePart } from "#core/theme/theme-parts.ts";
import { Contexts } from "#ui/foundation/contexts.tsx";
import type { Island, IslandTree } from "#ui/foundation/island-definition.ts";
import { type IslandRoot, startIsland } from "#ui/foundation/island-root.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { nothing } from "#ui/foundation/use-search.ts";

/** Renders an island's markup while its page is prerendered. */
export type RenderIsland = <Props extends object>(
	island: Island<Props>,
	props: Props,
	identifierPrefix: string,
	tree: IslandTree<Props>,
) => string;

/** The renderer of islands while pages are prerendered; null in the browser. */
export const RenderIslandContext = createContext<RenderIsland | null>(null);

interface IslandHostProps<Props extends object> {
	readonly island: Island<Props>;
	/** Plain data; the island is updated if its content changes. */
	readonly props: Props;
	/** Plain data that the island reads from contexts and that may change while the page is open. */
	readonly dependsOn?: object | null;
	/** The element around the island. */
	readonly as?: "div" | "footer";
	/** Keeps the island's place while it loads. */
	readonly className?: string | undefined;
	/** Its name in a site's `theme.css`. */
	readonly part?: ThemePart;
}

/**
 * The place of an island. Its markup is prerendered and works as plain HTML until the island hydrates; typed values, opened
 * parts and presses are kept. Give it a key that changes with the page, unless it stays from page to page.
 *
 * Use it for a part that needs React on a page that otherwise does not, and for one that most visitors never use. Not for
 * what a custom element can do (README.md, "Two ways to mount").
 */
export function IslandHost<Props extends object>(props: IslandHostProps<Props>) {
	// False if React renders the page itself, as after a move within the document.
	const [isPrerendered] = useState(
		useSyncExternalStore(
			nothing,
			() => false,
			() => true,
		),
	);
	return isPrerendered ? <PrerenderedIsland {...props} /> : <RenderedIsland {...props} />;
}

/** An island on a page that React renders itself: a part of that page. */
function RenderedIsland<Props extends object>({
	island,
	props,
	as: Element = "div",
	className,
	part,
}: IslandHostProps<Props>) {
	const services = useServices();
	const [Component, setComponent] = useState(() => island.loaded());
	useEffect(() => {
		if (Component) return;
		island.load().then(
			(loaded) => setComponent(() => loaded),
			() => services?.logger.note("island.loadFailed", { island: island.name }),
		);
	}, [Component, island, services]);
	return (
		<Element
			className={className}
			data-part={part}
			data-island={island.name}
			data-hydrated={Component ? true : undefined}
		>
			{Component ? <Component {...props} /> : null}
		</Element>
	);
}

/** Memoized, because data is the same object in the next render. */
const textOf = oncePer(contentText);

/** Returns a text that is equal for equal props. */
function propsText(props: object): string {
	return JSON.stringify(
		Object.values(props).map((value: unknown) =>
			typeof value === "object" && value !== null ? textOf(value) : value,
		),
	);
}

/** Returns when an island hydrates. One with a component of the site's own reacts to its first use. */
function hydrationOf(
	{ hydrate, replaceable }: Pick<Island<never>, "hydrate" | "replaceable">,
	{ components }: ShellModel,
): HydrationTime {
	const isReplaced = components?.some(({ name }) => replaceable?.includes(name));
	return hydrate === "change" && isReplaced ? "interaction" : hydrate;
}

function PrerenderedIsland<Props extends object>({
	island,
	props,
	dependsOn = null,
	as: Element = "div",
	className,
	part,
}: IslandHostProps<Props>) {
	const [t, shell, services] = [useTranslate(), useShell(), useServices()];
	const renderIsland = useContext(RenderIslandContext);
	const hydrate = hydrationOf(island, shell);
	const host = useRef<HTMLElement & HTMLDivElement>(null);
	// A page may have several places of one island.
	const identifierPrefix = useId();
	const tree: IslandTree<Props> = (Component) => (
		<Contexts t={t} shell={shell} services={services}>
			<Component {...props} />
		</Contexts>
	);
	// Texts without a translation are labelled in each language.
	const content = renderIsland ? "" : shell.language + propsText({ ...props, dependsOn });
	const [first] = useState({ content, tree });
	const root = useRef<IslandRoot<Props>>(null);
	const shown = useRef(content);
	const currentTree = useEffectEvent((): IslandTree<Props> => tree);
	useEffect(() => {
		if (!host.current) return;
		const { readsQuery = false } = island;
		const hasQuery = readsQuery && (services?.navigation.search() ?? "") !== "";
		const started = startIsland(host.current, {
			island,
			identifierPrefix,
			hydrate: hasQuery ? "load" : hydrate,
			tree: first.tree,
			noteLoadFailure: () => services?.logger.note("island.loadFailed", { island: island.name }),
		});
		root.current = started;
		return () => {
			root.current = null;
			started.end();
		};
	}, [island, hydrate, services, identifierPrefix, first]);
	useEffect(() => {
		if (shown.current === content) return;
		shown.current = content;
		root.current?.update(currentTree());
	}, [content]);
	return (
		<Element
			ref={host}
			className={className}
			data-part={part}
			data-island={island.name}
			data-hydrate={hydrate}
			data-reads-query={island.readsQuery}
			suppressHydrationWarning
			// Rendered as a root of its own; in the browser it stays as prerendered.
			dangerouslySetInnerHTML={{
				__html: renderIsland ? renderIsland(island, props, identifierPrefix, tree) : "",
			}}
		/>
	);
}
