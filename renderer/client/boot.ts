/**
 * The page is complete without script; this entry brings it to life when that disturbs nobody: once the browser
 * is idle after loading, or at once when the visitor touches something. A button pressed before is pressed again
 * afterwards, so that no click is lost.
 */
const interactions = ["pointerdown", "keydown", "focusin"] as const;
let started = false;
let pressed: HTMLElement | null = null;

function remember(event: Event): void {
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (!button) return;
	pressed = button;
	// A form waits for its script too.
	if (button.type === "submit") event.preventDefault();
}

function start(): void {
	if (started) return;
	started = true;
	for (const type of interactions) removeEventListener(type, start, true);
	import("#renderer/client/hydrate.tsx")
		.then(({ hydrate }) => hydrate())
		.then(() => pressed?.click())
		// The page stays as it was written: complete, its links followed by the browser.
		.catch(reportError)
		.finally(() => removeEventListener("click", remember, true));
}

addEventListener("click", remember, true);
for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });

function startWhenIdle(): void {
	if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
	else setTimeout(start, 200);
}

if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });
