import { digestSource } from "#renderer/engines/react-html/digest-source.ts";

/**
 * The one inline script of a document, the same in all: it notes the button that is pressed before the page's first
 * script has come, which on a slow network can be seconds after the page is seen. That script (boot.ts) takes over from
 * `notePress`. Forms are sent by the browser until then.
 */
export const earlyClickScript =
	'addEventListener("click",self.notePress=e=>{let b=e.target.closest?.("button");if(b&&b.type!="submit")self.pressedEarly=b},!0)';

/** The script's digest as a source of a Content-Security-Policy (B-SEC-01). */
export const earlyClickDigest = digestSource(earlyClickScript);
