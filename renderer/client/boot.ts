import { type RedirectTable, redirectTarget } from "#core/routes/redirect-target.ts";
import { reloadOnce } from "#renderer/client/reload-once.ts";
import { pageDataPath, sharedDataPath } from "#renderer/engines/page-data-paths.ts";
import { hasEnteredValues } from "#ui/foundation/entered-values.ts";

/**
 * The page is complete without script; this entry brings it to life when that disturbs nobody: once the browser
 * is idle after loading, or at once when the visitor touches something. A button pressed before is pressed again
 * afterwards, so that no click is lost; for that it is there before the page is rendered (document.ts).
 */
const interactions = ["pointerdown", "keydown", "focusin"] as const;
let started = false;
let pressed: HTMLElement | null = null;
/** Whether the runtime acted on it at once. */
let isDone = () => false;

/** Whether the browser acts on the button, so that pressing it again would undo what the visitor did meanwhile. */
const opensByItself = (button: HTMLElement) => button.matches("[commandfor], [popovertarget]");

function recordInteraction(event: Event): void {
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (!button || opensByItself(button)) return;
	pressed = button;
	isDone = () => button.type !== "submit" && event.defaultPrevented;
	// A form waits for its script too.
	if (button.type === "submit") event.preventDefault();
}

function preload(attributes: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement("link"), attributes));
}

/** Requests at once all that hydration needs, rather than for one after the other. */
function preloadAll({ path = location.pathname, shared = "", modules = "" }: DOMStringMap): void {
	for (const href of [pageDataPath(path), ...shared.split(" ").map(sharedDataPath)])
		preload({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
	for (const href of modules.split(" ").filter(Boolean)) preload({ rel: "modulepreload", href });
}

/**
 * The page cannot hydrate: its script may be gone with the last deployment, so it is loaded again, once
 * (R-LOAD-03); else it stays as it was written, links followed by the browser, and says so (R-LOAD-06).
 */
async function handleLoadFailure(
	error: unknown,
	{ build = "", failed = "", reload = "" }: DOMStringMap,
): Promise<void> {
	reportError(error);
	const lost = `chunk ${build} ${location.pathname}`;
	if (!hasEnteredValues(document.body) && (await reloadOnce(lost))) return;
	const notice = Object.assign(document.createElement("div"), { className: "page-notice", role: "alert" });
	const button = Object.assign(document.createElement("button"), { type: "button", textContent: reload });
	button.addEventListener("click", () => location.reload());
	notice.append(failed, " ", button);
	document.body.append(notice);
}

function start(): void {
	if (started) return;
	started = true;
	for (const type of interactions) removeEventListener(type, start, true);
	// It may be touched while half of it is still on its way.
	whenParsed(startHydration);
}

function startHydration(): void {
	if (pressedEarly && !opensByItself(pressedEarly)) pressed ??= pressedEarly;
	const { dataset = {} } = document.getElementById("root") ?? {};
	preloadAll(dataset);
	const stopRecording = () => removeEventListener("click", recordInteraction, true);
	const runtime = import("#renderer/client/runtime.ts").then(({ startRuntime }) => startRuntime(dataset));
	Promise.all([runtime, import("#renderer/client/hydrate.tsx")])
		// Clicks while the page hydrates are replayed by the page itself.
		.then(([listening, { hydrate }]) => hydrate(listening, stopRecording))
		.then((hydrated) => hydrated && !isDone() && pressed?.click())
		.catch((error: unknown) => handleLoadFailure(error, dataset))
		.finally(stopRecording);
}

/** A path that leads elsewhere is left at once and leaves no entry in the history (R-REDIR-01, R-REDIR-02). */
function followRedirect(): boolean {
	const { redirects = "{}" } = document.getElementById("root")?.dataset ?? {};
	// The renderer wrote it.
	const target = redirectTarget(location.pathname, JSON.parse(redirects) as RedirectTable);
	if (target !== null) location.replace(target);
	return target !== null;
}

/** What the document's own script has noted (early-press.ts). */
interface EarlyPress {
	readonly notePress?: (event: Event) => void;
	readonly pressedEarly?: HTMLElement;
}

const { notePress, pressedEarly } = self as EarlyPress;
if (notePress) removeEventListener("click", notePress, true);
addEventListener("click", recordInteraction, true);
for (const type of interactions) addEventListener(type, start, { capture: true, passive: true });

/** Whether the browser opens and closes the shell by itself. */
const complete =
	"commandForElement" in HTMLButtonElement.prototype &&
	"closedBy" in HTMLDialogElement.prototype &&
	"popover" in HTMLElement.prototype;
if (!complete)
	import("#ui/elements/older-browsers.ts")
		.then(({ helpOlderBrowsers }) => helpOlderBrowsers(document, pressedEarly))
		.catch((error: unknown) => handleLoadFailure(error, document.getElementById("root")?.dataset ?? {}));

function startWhenIdle(): void {
	if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
	else setTimeout(start, 200);
}

function whenParsed(run: () => void): void {
	if (document.readyState === "loading") addEventListener("DOMContentLoaded", run, { once: true });
	else run();
}

whenParsed(() => {
	if (followRedirect()) started = true;
	else if (pressedEarly) start();
	else if (document.readyState === "complete") startWhenIdle();
	else addEventListener("load", startWhenIdle, { once: true });
});
