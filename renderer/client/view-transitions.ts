import { siteLinkOf } from "#renderer/client/site-links.ts";

/** How long a link is pointed at before Chromium renders its page ahead by a rule of "moderate" eagerness, in milliseconds. */
const pointedMs = 200;

let pointed: URL | null = null;
let since = 0;

/*
 * A page that the browser has rendered ahead is shown without a transition: for that the open page would be drawn once more and
 * copied first, which on a slow phone takes about as long as all the rest. Loaded once pages are rendered ahead.
 */
addEventListener(
	"pointerover",
	({ target, timeStamp }) => {
		const link = siteLinkOf(target);
		if (link?.href !== pointed?.href) since = timeStamp;
		pointed = link;
	},
	{ passive: true },
);
addEventListener("pageswap", ({ viewTransition, activation, timeStamp }) => {
	if (timeStamp - since >= pointedMs && pointed?.href === activation?.entry.url)
		viewTransition?.skipTransition();
});
