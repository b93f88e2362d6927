import { languageName } from "#core/language/language-name.ts";
import type { ClockModel } from "#core/navigation/retailer-clock.ts";
import { escapeMarkup } from "#core/text/escape-markup.ts";
import { LiveElement } from "#ui/components/live-element.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/retailer-clock.module.css";

/** The clock of a watch brand, a link to the brand's page (R-CLOCK-01); not on the page that hides it. */
export function RetailerClock({ path }: { readonly path: string }) {
	const { clock } = useShell();
	return clock && clock.hiddenOn !== path ? <Clock clock={clock} /> : null;
}

/** A plain link, in whose place the brand's own clock comes after consent; both take the same room. */
function Clock({ clock: { brand, link } }: { readonly clock: ClockModel }) {
	const t = useTranslate();
	const { language } = useShell();
	const { hreflang } = link;
	const attribute = hreflang === null ? "" : ` hreflang="${hreflang}"`;
	const name = t("clock.link", { brand });
	const note = hreflang && t("link.inLanguage", { language: languageName(hreflang, language) });
	const label = escapeMarkup(note ? `${name} (${note})` : name);
	const html = [
		`<a class="${styles.link}" href="${escapeMarkup(link.href)}"${attribute} aria-label="${label}">`,
		`<span class="${styles.name}">${escapeMarkup(brand)}</span>`,
		// An image of the time, whose clicks are the link's.
		`<span id="retailer-clock" class="${styles.face}" inert></span></a>`,
	].join("");
	return <LiveElement name="retailer-clock" className={styles.clock} html={html} />;
}
