import { digestSource } from "#renderer/engines/react-html/digest-source.ts";

/**
 * Notes the buttons that are pressed before the page's first script has come, which on a slow network can be seconds after the
 * page is seen. That script (boot.ts) takes over from `notePress`. Forms with an `action` are sent by the browser until then;
 * others wait, as they are of use with script alone. A link within the site that is clicked after a press waits, too, for ten
 * seconds at most: the page would be left before the press counts. What the browser does by itself holds no link.
 */
const notePress =
	'let p=self.pressedEarly=[];addEventListener("click",self.notePress=e=>{' +
	"let t=e.target.closest?.(\"button,a[href^='/']\"),hold=()=>e.preventDefault();" +
	"if(!t)return;" +
	"if(t.href){" +
	'if(e.ctrlKey||e.metaKey||e.shiftKey||p.every(b=>b.matches("[commandfor],[popovertarget]")))return;' +
	"hold();self.clickedEarly=t;setTimeout(()=>self.notePress&&(location=clickedEarly.href),1e4)" +
	'}else if(t.type!="submit")p.push(t);' +
	'else if(!t.form?.hasAttribute("action"))hold(),p.push(t)},!0)';

/** Before the first layout, where the visit begins at a place in the page: an anchor, or where it was left (whole-page.ts). */
const layOutWhole =
	'(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")&&(document.documentElement.dataset.whole="")';

/**
 * A transition from one document to the next that the browser skips, as when the next one takes long, is no error of either. Of one
 * whose page is seen already, Chromium says so before the page is given the transition (CSS View Transitions 2).
 */
const skipTransition =
	'addEventListener("unhandledrejection",e=>' +
	"e.reason instanceof DOMException&&/transition/i.test(e.reason.message)&&e.preventDefault())";

/** The one inline script of a document, the same in all. */
export const earlyScript = `{${notePress}}${layOutWhole};${skipTransition}`;

/** The script's digest as a source of a Content-Security-Policy (B-SEC-01). */
export const earlyScriptDigest = digestSource(earlyScript);
