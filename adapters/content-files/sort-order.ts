/** The `sort` value of items without one, which come last. */
export const last = Number.MAX_SAFE_INTEGER;

interface Placed {
	readonly sort: number | null;
	readonly display_name: string;
}

const byName = new Intl.Collator("de");

/** Compares two items by `sort`, then by name; those without `sort` come last. */
export function inOrder(one: Placed, other: Placed): number {
	return (one.sort ?? last) - (other.sort ?? last) || byName.compare(one.display_name, other.display_name);
}
