import { nearest } from "#core/content/nearest.ts";

/** Returns the anchor of an address as browsers look for it: decoded; empty for the top of the page. */
export function anchorOf(target: string): string {
	const start = target.indexOf("#");
	const written = start < 0 ? "" : target.slice(start + 1).replace(/:~:.*$/s, "");
	try {
		return decodeURIComponent(written);
	} catch {
		return written;
	}
}

/** What stays of an anchor that programs write in different ways: "größe--maß", "groesse-mass" and "Grosse_Mass" give the same. */
function folded(anchor: string): string {
	return anchor
		.toLowerCase()
		.normalize("NFD")
		.replaceAll("ß", "ss")
		.replace(/\p{Mark}/gu, "")
		.replace(/(?<=[aou])e/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Returns the anchor of a page that was probably meant: one that differs only in spelling, else the nearest; null without any. */
export function nearestAnchor(wanted: string, anchors: Iterable<string>): string | null {
	// React's own ids mean nothing to an editor.
	const byName = new Map(
		Array.from(anchors)
			.filter((anchor) => /^[\p{L}\d]/u.test(anchor))
			.map((anchor) => [folded(anchor), anchor]),
	);
	const name = folded(wanted);
	return byName.get(name) ?? byName.get(nearest(name, byName.keys()) ?? "") ?? null;
}
