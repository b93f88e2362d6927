import type { ConsentEvent } from "#core/consent/consent-state.ts";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import type { CookieBanner } from "#ui/elements/cookie-banner-dialog.ts";

/**
 * Shows the cookie banner while it is needed and announces it (R-CONSENT-04). Its script loads when it is first
 * shown, so visitors who have decided never load it. A button of the document shows it again and moves the focus
 * into it; afterwards the focus returns.
 */
export const connectCookieBanner: ConnectElement = (element, { services: { consents }, t }) => {
	const document = element.ownerDocument;
	const status = Object.assign(document.createElement("p"), { className: "visually-hidden" });
	status.role = "status";
	element.replaceChildren(status);
	/** The element that had the focus before the banner. */
	let opener: HTMLElement | null = null;
	let dialog: CookieBanner | null = null;

	const leave = (event: ConsentEvent) => {
		consents.dispatch(event);
		opener?.focus();
		opener = null;
	};

	async function show(): Promise<void> {
		const banner = await import("#ui/elements/cookie-banner-dialog.ts");
		const state = consents.state();
		if (!element.isConnected || !state.bannerWanted) return;
		if (!dialog) {
			dialog = banner.createCookieBanner({ consents, t, leave });
			element.append(dialog.element);
			if (!opener) status.textContent = t("consent.announcement");
		}
		dialog.update(state);
	}

	function update(): void {
		// A failed load is retried with the next change.
		if (consents.state().bannerWanted) return void show().catch(() => undefined);
		dialog?.remove();
		dialog = null;
		status.textContent = "";
	}

	const open = (event: Event) => {
		const button = (event.target as Element).closest<HTMLElement>("[data-cookies]");
		if (!button) return;
		opener = button;
		consents.dispatch({ type: "open" });
		void show().then(
			() => dialog?.element.focus(),
			() => undefined,
		);
	};

	/**
	 * Remembers the previously focused element, so that keyboard users continue there and not at the end of the
	 * document.
	 */
	const rememberOpener = ({ target, relatedTarget }: FocusEvent) => {
		const isInside = dialog?.element.contains(target as Element);
		const isOutside = relatedTarget instanceof HTMLElement && !element.contains(relatedTarget);
		if (isInside && isOutside) opener = relatedTarget;
	};

	document.addEventListener("click", open);
	// On the document, because React stops this event at its root while it hydrates the page.
	document.addEventListener("focusin", rememberOpener, true);
	const stop = consents.subscribe(update);
	update();
	return () => {
		stop();
		document.removeEventListener("click", open);
		document.removeEventListener("focusin", rememberOpener, true);
		dialog?.remove();
	};
};
