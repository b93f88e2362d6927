import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Pushes the row before it aside so far that its current entry is in the middle, where it would not be seen whole (B-USE-13). */
export const connectCurrentInView: ConnectElement = ({ previousElementSibling: row }) => {
	const current = row?.querySelector("[aria-current]");
	if (row && current) {
		const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
		const isSeen = inner.left >= outer.left && inner.right <= outer.right;
		if (!isSeen) row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
	}
	return () => undefined;
};
