import { clockConsentId, mayLoadClock } from "#core/consent/clock-consent.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import buttons from "#ui/components/button-link.module.css";
import type { ConnectElement } from "#ui/elements/connect-element.ts";
import { linkHtml } from "#ui/elements/link-html.ts";
import styles from "#ui/elements/retailer-clock.module.css";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";

/** The id of the clock's container (ui/shell/retailer-clock.tsx). */
const placeId = "retailer-clock";

/**
 * Asks whether the brand's clock may load and keeps it while the visitor agrees (R-CLOCK-01, R-CONSENT-08); the
 * clock logs its failures. Without the brand's key it stays a link.
 */
export const connectRetailerClock: ConnectElement = (element, { services, shell, t }) => {
	const { clock, consents, contents } = services;
	const { brand, mounted } = shell.clock ?? {};
	if (!clock || !brand || !mounted) return () => {};
	const options = { apiKey: mounted.apiKey, language: shell.language, colour: "gold" } as const;
	const prompt = createPrompt(brand, t, () => {
		contents.allow(clockConsentId, t("clock.title", { brand }));
		// The focused button is gone.
		element.querySelector("a")?.focus();
	});
	let agreed: boolean | null = null;

	function update(): void {
		const agrees = mayLoadClock(contents.state(), consents.state().consents);
		if (agrees === agreed) return;
		agreed = agrees;
		if (agrees) mount();
		else refuse();
	}

	function mount(): void {
		prompt.remove();
		void clock
			?.mount(placeId, options)
			.then((shown) => element.toggleAttribute("data-shown", shown && agreed === true));
	}

	function refuse(): void {
		clock?.unmount(placeId);
		element.removeAttribute("data-shown");
		element.append(prompt);
	}

	const stops = [contents.subscribe(update), consents.subscribe(update)];
	update();
	return () => {
		for (const stop of stops) stop();
		agreed = false;
		clock.unmount(placeId);
	};
};

/** Creates the prompt: the clock's origin and the button that allows it. */
function createPrompt(brand: string, t: Translate, allow: () => void): HTMLElement {
	const prompt = document.createElement("div");
	const text = (key: PageTextKey, parameters?: Readonly<Record<string, string>>) =>
		escapeMarkup(t(key, parameters));
	const privacy = text("embed.privacy", { provider: brand });
	prompt.innerHTML = [
		`<button type="button" class="${styles.load}" aria-expanded="false" aria-controls="retailer-clock-question">`,
		`${text("clock.load")}</button><div id="retailer-clock-question" class="${styles.question}" hidden>`,
		`<p>${text("clock.purpose", { brand })}</p>`,
		`<p>${linkHtml("https://www.rolex.com/legal-notices/privacy-notice.html", privacy, t)}</p>`,
		`<button type="button" class="${buttons.button}">${text("embed.always")}</button></div>`,
	].join("");
	const [opener, always] = prompt.querySelectorAll("button");
	const question = prompt.querySelector("div");
	const show = (open: boolean) => {
		opener?.setAttribute("aria-expanded", String(open));
		question?.toggleAttribute("hidden", !open);
	};
	prompt.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest("button");
		if (!button) return;
		show(button === opener && question?.hidden === true);
		if (button === always) allow();
	});
	prompt.addEventListener("keydown", ({ key }) => {
		if (key !== "Escape" || question?.hidden !== false) return;
		show(false);
		opener?.focus();
	});
	prompt.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget instanceof Node && !prompt.contains(relatedTarget)) show(false);
	});
	return prompt;
}
