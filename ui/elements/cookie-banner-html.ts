import type { ConsentState } from "#core/consent/consent-state.ts";
import type { ConsentEntry } from "#core/site/site.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import buttons from "#ui/components/button-link.module.css";
import expander from "#ui/components/expander.module.css";
import icons from "#ui/components/icon.module.css";
import styles from "#ui/elements/cookie-banner.module.css";
import { linkHtml } from "#ui/elements/link-html.ts";
import switches from "#ui/elements/switch.module.css";
import type { Translate } from "#ui/foundation/translate-context.tsx";
import type { PageTextKey } from "#ui/locales/page-text-key.ts";

/** Returns the banner's HTML, without the toggles' state. */
export function cookieBannerHtml({ entries, consents }: ConsentState, t: Translate): string {
	const text = (key: PageTextKey) => escapeMarkup(t(key));
	const button = (choice: "none" | "all" | "selected", classes = "") =>
		`<button type="button" class="${buttons.button} ${classes}" data-choice="${choice}">${text(`consent.${choice}`)}</button>`;
	const close = `<button type="button" class="${styles.close}" data-choice="close"><i class="${icons.icon} ${icons.close}"></i><span class="visually-hidden">${text("consent.close")}</span></button>`;
	return [
		`<div class="${styles.scrolling}"><h2 id="cookie-banner" class="${styles.heading}">${text("consent.heading")}</h2>`,
		`<p id="cookie-banner-text" class="${styles.text}">${text("consent.text")}</p>`,
		`<ul class="${styles.rows}">${entries.map((entry, place) => rowHtml(entry, `cookie-${place}`, t)).join("")}</ul></div>`,
		`<div class="${styles.actions}">${button("none")}${button("all")}${button("selected", `${buttons.quiet} ${styles.selected}`)}</div>`,
		consents === "none" ? "" : close,
	].join("");
}

/** Returns an entry's HTML: name, link, toggle and a collapsible description (R-CONSENT-05). */
function rowHtml(
	{ display_name, description, link, locked }: ConsentEntry,
	id: string,
	t: Translate,
): string {
	const name = escapeMarkup(display_name);
	const always = `<span class="${styles.always}">${escapeMarkup(t("consent.always"))}</span>`;
	const label = `${escapeMarkup(t("consent.link"))}<span class="visually-hidden">: ${name}</span>`;
	return [
		`<li class="${styles.row}"><details class="${expander.expander}"><summary><span id="${id}">${name}</span>`,
		`<i class="${icons.icon} ${icons.chevron}"></i></summary>`,
		`<p class="${styles.description}">${escapeMarkup(description)}</p></details><div class="${styles.control}">`,
		locked ? always : "",
		`<input type="checkbox" class="${switches.switch}" aria-labelledby="${id}"${locked ? " disabled" : ""}></div>`,
		link === null ? "" : `<span class="${styles.link}">${linkHtml(link, label, t)}</span>`,
		"</li>",
	].join("");
}
