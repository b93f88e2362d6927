import { siteLinkOf } from "#renderer/client/site-links.ts";

/** The time in milliseconds after which Chromium prerenders a pointed link by a rule with "moderate" eagerness. */
const pointedMs = 200;

let pointed: URL | null = null;
let since = 0;

/*
 * A prerendered page is shown without a transition: the open page would be rendered and copied first, which on a slow
 * phone takes about as long as everything else. This module loads when pages are prerendered.
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
