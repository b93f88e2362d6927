import { digestSource } from "#renderer/engines/react-html/digest-source.ts";

/**
 * The button that is pressed before the page's first script has come, which on a slow network can be seconds after the page
 * is seen. That script (boot.ts) takes over from `notePress`. Forms are sent by the browser until then.
 */
const notePress =
	'addEventListener("click",self.notePress=e=>{let b=e.target.closest?.("button");if(b&&b.type!="submit")self.pressedEarly=b},!0)';

/** Before the first layout, where the visit begins at a place in the page: an anchor, or where it was left (whole-page.ts). */
const layOutWhole =
	'(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")&&(document.documentElement.dataset.whole="")';

/** The one inline script of a document, the same in all. */
export const earlyScript = `${notePress};${layOutWhole}`;

/** The script's digest as a source of a Content-Security-Policy (B-SEC-01). */
export const earlyScriptDigest = digestSource(earlyScript);
