import type { ConsentEvent, ConsentState } from "#core/consent/consent-state.ts";
import type { ConsentStore } from "#core/consent/consent-store.ts";
import styles from "#ui/elements/cookie-banner.module.css";
import { cookieBannerHtml } from "#ui/elements/cookie-banner-html.ts";
import { nextTask } from "#ui/foundation/scheduling.ts";
import type { Translate } from "#ui/foundation/translate-context.tsx";

/** The cookie banner in a document. */
export interface CookieBanner {
	readonly element: HTMLElement;
	/** Shows the store's current state. */
	update(state: ConsentState): void;
	remove(): void;
}

interface BannerOptions {
	readonly consents: ConsentStore;
	readonly t: Translate;
	/** Saves a choice, or closes the banner. */
	leave(event: ConsentEvent): void;
}

/**
 * Creates the cookie banner (R-CONSENT-04, B-LAW-10). It appears at the edge, takes no focus, and can be closed
 * without a new decision once there is one.
 */
export function createCookieBanner({ consents, t, leave }: BannerOptions): CookieBanner {
	const element = document.createElement("section");
	const attributes = {
		role: "dialog",
		tabindex: "-1",
		class: styles.banner ?? "",
		"aria-labelledby": "cookie-banner",
		"aria-describedby": "cookie-banner-text",
	};
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	const stop = reportHeight(element);
	let shown = "";

	element.addEventListener("click", ({ target }) => {
		const { choice } = (target as Element).closest("button")?.dataset ?? {};
		if (choice === "close") leave({ type: "close" });
		else if (choice === "none" || choice === "all" || choice === "selected") leave({ type: "save", choice });
	});
	element.addEventListener("change", ({ target }) => {
		const entry = consents.state().entries[boxesIn(element).indexOf(target as HTMLInputElement)];
		if (entry) consents.dispatch({ type: "toggle", function_id: entry.function_id });
	});
	element.addEventListener("keydown", ({ key }) => {
		if (key === "Escape" && consents.state().consents !== "none") leave({ type: "close" });
	});

	return {
		element,
		update(state) {
			const html = cookieBannerHtml(state, t);
			if (html !== shown) element.innerHTML = html;
			shown = html;
			for (const [place, box] of boxesIn(element).entries()) {
				const isGiven = state.entries[place]?.consentGiven ?? false;
				// Also as the default, so that hydration does not take it for an entered value and report it again.
				Object.assign(box, { checked: isGiven, defaultChecked: isGiven });
			}
		},
		remove() {
			stop();
			element.remove();
		},
	};
}

const boxesIn = (element: HTMLElement) => [...element.querySelectorAll("input")];

/**
 * Reserves the banner's height, so that it covers neither focused elements nor the page's end. The root element is
 * styled only when the keyboard moves the focus, because that makes the browser recompute all styles.
 */
function reportHeight(element: HTMLElement): () => void {
	const { body, documentElement } = document;
	const height = () => `${element.offsetHeight}px + var(--space-7)`;
	const keepFocusFree = ({ key }: KeyboardEvent) => {
		if (key === "Tab") documentElement.style.scrollPaddingBottom = `calc(var(--bar-height) + ${height()})`;
	};
	document.addEventListener("keydown", keepFocusFree, true);
	let ended = false;
	const observer = new ResizeObserver(async () => {
		await nextTask();
		if (!ended) body.style.paddingBottom = `calc(${height()})`;
	});
	observer.observe(element);
	return () => {
		ended = true;
		observer.disconnect();
		document.removeEventListener("keydown", keepFocusFree, true);
		documentElement.style.scrollPaddingBottom = "";
		body.style.paddingBottom = "";
	};
}
