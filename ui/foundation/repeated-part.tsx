import { createContext, type ReactElement, type ReactNode, useContext } from "react";

/** What stands for a part that is on many pages, in their markup. */
export type DrawPart = (key: string, part: ReactElement) => ReactNode;

/** Given while pages are prerendered; null in the browser. */
export const DrawPartContext = createContext<DrawPart | null>(null);

interface RepeatedPartProps {
	/** Unique among the parts. */
	readonly name: string;
	/** All that the part is made from in addition to what the pages of a language share, as JSON; absent for nothing, null where it is not repeated. */
	readonly of?: string | number | boolean | object | null;
	readonly children: ReactElement;
}

/**
 * A part that is the same on many pages of a language, so that a build renders it once. It has one element at its root,
 * and nothing in it asks for an id of its own, as these follow from the place in the page.
 */
export function RepeatedPart({ name, of = "", children }: RepeatedPartProps) {
	const draw = useContext(DrawPartContext);
	return draw && of !== null ? draw(`${name} ${JSON.stringify(of)}`, children) : children;
}
