/** Whatever comes after everything that says its place. */
export const last = Number.MAX_SAFE_INTEGER;

interface Placed {
	readonly sort: number | null;
	readonly display_name: string;
}

const byName = new Intl.Collator("de");

/** Orders by `sort`, then by name; what has no `sort` comes last. */
export function inOrder(one: Placed, other: Placed): number {
	return (one.sort ?? last) - (other.sort ?? last) || byName.compare(one.display_name, other.display_name);
}
