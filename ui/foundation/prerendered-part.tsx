import {
	type ComponentType,
	type HTMLAttributes,
	useEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
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
	/** All that the part is made from, its language aside, and that may change while the page is open, as one text. */
	readonly of: string;
	/** Whether it comes to life as soon as it is near the screen, and is hidden where it cannot. */
	readonly near?: boolean;
}

/** Calls back when an element is less than a quarter of a screen away; returns how to stop. */
function whenNear(element: Element, isNear: () => void): () => void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			isNear();
		},
		{ rootMargin: "25%" },
	);
	observer.observe(element);
	return () => observer.disconnect();
}

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
	near = false,
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
	// What does not differ between languages, such as a product without translations, is labelled in each.
	const made = `${shell.language} ${of}`;
	const [written] = useState(() => ({ made, tree }));
	const [root] = useState(createPartRoot);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the tree is made of what is named, `made` stands for its props.
	useEffect(() => {
		const element = host.current;
		if (Component || !element) return;
		let isWanted = true;
		const show = () =>
			void part.load().then(
				() => {
					const Loaded = part.component();
					if (isWanted && Loaded) root.show(element, isWritten ? written.tree(Loaded) : null, tree(Loaded));
				},
				() => {
					element.hidden = near;
					services?.logger.note("part.loadFailed", { part: part.name });
				},
			);
		const isUntouched = isWritten && !root.isShown();
		const stop = isUntouched && near ? whenNear(element, show) : null;
		if (!isUntouched || (!near && made !== written.made)) show();
		return () => {
			isWanted = false;
			stop?.();
		};
	}, [Component, part, made, near, t, shell, services, root, isWritten, written]);
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
