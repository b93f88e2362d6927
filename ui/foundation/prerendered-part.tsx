import {
	type ComponentType,
	type HTMLAttributes,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { contentText } from "#core/decoding/content-text.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { Contexts } from "#ui/foundation/contexts.tsx";
import { createPartRoot } from "#ui/foundation/part-root.ts";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { nothing } from "#ui/foundation/use-search.ts";

/** A component whose script is a chunk of its own. */
export interface LaterComponent<Props extends object> {
	/** Names it in the log. */
	readonly name: string;
	/** Null until it is loaded. */
	component(): ComponentType<Props> | null;
	/** Rejects when it cannot be loaded. */
	load(): Promise<unknown>;
}

interface PrerenderedPartProps<Props extends object> extends Omit<HTMLAttributes<HTMLElement>, "part"> {
	/** The element that is there in either case. */
	readonly as: "div" | "footer";
	readonly part: LaterComponent<Props>;
	readonly props: Props;
	/** All that the part is made from, its language aside, and that may change while the page is open: a text, or plain data. */
	readonly of: string | object;
}

/** Data is the same object from one drawing to the next, and several parts are made from it. */
const textOf = oncePer(contentText);

/**
 * A part that works without React: in a page that React takes over it stays as the document has it. Its script comes once it is
 * to show something else, with another page at the latest; then it is a root of its own, in which nothing is lost that was
 * opened or focused. It stays as it is where the script is lost.
 *
 * Use it for large parts of links and of what the browser opens by itself. Not for what is pressed and typed, asks for
 * ids, or follows a state that `of` does not name.
 */
export function PrerenderedPart<Props extends object>({
	as: Element,
	part,
	props,
	of,
	...attributes
}: PrerenderedPartProps<Props>) {
	const [t, shell, services] = [useTranslate(), useShell(), useServices()];
	const host = useRef<HTMLElement & HTMLDivElement>(null);
	// Whether the markup came with the document; false where React draws the part's place.
	const [isWritten] = useState(
		useSyncExternalStore(
			nothing,
			() => false,
			() => true,
		),
	);
	const [Component] = useState(() => part.component());
	const tree = (Loaded: ComponentType<Props>) => (
		<Contexts t={t} shell={shell} services={services}>
			<Loaded {...props} />
		</Contexts>
	);
	// What does not differ between languages, such as a product without translations, is labelled in each. A part that React
	// draws itself is compared with nothing.
	const made = Component ? "" : `${shell.language} ${typeof of === "string" ? of : textOf(of)}`;
	const [written] = useState(() => ({ made, tree }));
	const [root] = useState(createPartRoot);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the tree is made of what is named, `made` stands for its props.
	useEffect(() => {
		const element = host.current;
		if (Component || !element) return;
		if (isWritten && !root.isShown() && made === written.made) return;
		let wanted = true;
		part.load().then(
			() => {
				const Loaded = part.component();
				if (wanted && Loaded) root.show(element, isWritten ? written.tree(Loaded) : null, tree(Loaded));
			},
			() => services?.logger.note("part.loadFailed", { part: part.name }),
		);
		return () => {
			wanted = false;
		};
	}, [Component, part, made, t, shell, services, root, isWritten, written]);
	useEffect(() => root.end, [root]);
	if (Component)
		return (
			<Element {...attributes}>
				<Component {...props} />
			</Element>
		);
	return (
		<Element
			{...attributes}
			ref={host}
			suppressHydrationWarning
			// As the server has written it.
			dangerouslySetInnerHTML={{ __html: "" }}
		/>
	);
}
