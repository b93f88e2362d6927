import { pageEdits } from "./page-edits.mjs";
import { productEdits } from "./product-edits.mjs";
import { siteEdits } from "./site-edits.mjs";

const everything = new Map([...productEdits, ...pageEdits, ...siteEdits]);
/** Most batches have edits of one kind, because an edit that changes every page would hide missed changes of others. */
const kinds = [productEdits, productEdits, productEdits, pageEdits, pageEdits, siteEdits, everything];

/** Makes `count` random edits of a site's folder; returns their descriptions. */
export function makeEdits(content, random, count) {
	const kind = [...random.pick(kinds)];
	const descriptions = [];
	while (descriptions.length < count) {
		const [name, edit] = random.pick(kind);
		const what = edit(content, random);
		if (what !== null) descriptions.push(`${name}: ${what}`);
	}
	return descriptions;
}
