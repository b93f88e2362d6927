import type { ConnectElement } from "#ui/elements/connect-element.ts";

/** Scrolls the preceding row to centre its current entry if that is not fully visible (B-USE-13). */
export const connectCurrentInView: ConnectElement = ({ previousElementSibling: row }) => {
	const current = row?.querySelector("[aria-current]");
	if (row && current) {
		const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
		const isSeen = inner.left >= outer.left && inner.right <= outer.right;
		if (!isSeen) row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
	}
	return () => undefined;
};
