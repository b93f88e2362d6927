import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { ConsentState } from "#core/consent/consent-state.ts";
import { Button } from "#ui/components/button.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { useConsent } from "#ui/consent/consent-context.tsx";
import { ConsentRow } from "#ui/consent/consent-row.tsx";
import styles from "#ui/consent/cookie-banner.module.css";
import { useServices } from "#ui/foundation/services.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface CookieBannerProps {
	readonly state: ConsentState;
	/** Says something to visitors who do not see the banner appear. */
	readonly announce: (text: string) => void;
}

/**
 * Asks what may load (R-CONSENT-04, B-LAW-10). It waits at the edge, takes no focus unless a button asked for it, and
 * can be left without a new decision once there is one.
 *
 * Use it for the consents of the whole site, once. Not for a single embedded content, which asks in its place.
 */
export function CookieBanner({ state, announce }: CookieBannerProps) {
	const { opening, leaveBanner } = useConsent();
	const consents = useServices()?.consents;
	const t = useTranslate();
	const banner = useRef<HTMLElement>(null);
	const decided = state.consents !== "none";
	useSpaceBelow(banner);

	useEffect(() => {
		if (opening) banner.current?.focus();
		else announce(t("consent.announcement"));
	}, [opening, announce, t]);

	const close = () => leaveBanner({ type: "close" });
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key === "Escape" && decided) close();
	};
	return (
		<section
			ref={banner}
			role="dialog"
			tabIndex={-1}
			className={styles.banner}
			aria-labelledby="cookie-banner"
			aria-describedby="cookie-banner-text"
			onKeyDown={closeOnEscape}
		>
			<div className={styles.scrolling}>
				<h2 id="cookie-banner" className={styles.heading}>
					{t("consent.heading")}
				</h2>
				<p id="cookie-banner-text" className={styles.text}>
					{t("consent.text")}
				</p>
				<ul className={styles.rows}>
					{state.entries.map((entry, index) => (
						<ConsentRow
							key={`${index} ${entry.function_id}`}
							id={`cookie-${index}`}
							entry={entry}
							onToggle={() => consents?.dispatch({ type: "toggle", function_id: entry.function_id })}
						/>
					))}
				</ul>
			</div>
			<div className={styles.actions}>
				<Button onPress={() => leaveBanner({ type: "save", choice: "none" })}>{t("consent.none")}</Button>
				<Button onPress={() => leaveBanner({ type: "save", choice: "all" })}>{t("consent.all")}</Button>
				<Button
					quiet
					className={styles.selected}
					onPress={() => leaveBanner({ type: "save", choice: "selected" })}
				>
					{t("consent.selected")}
				</Button>
			</div>
			{decided ? (
				<button type="button" className={styles.close} onClick={close}>
					<Icon name="close" />
					<span className="visually-hidden">{t("consent.close")}</span>
				</button>
			) : null}
		</section>
	);
}

/** Passes the banner's height to the style sheet, so that nothing focused or at the page's end stays below it. */
function useSpaceBelow(banner: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = banner.current;
		if (!element) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() =>
			style.setProperty("--cookie-banner-height", `${element.offsetHeight}px`),
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty("--cookie-banner-height");
		};
	}, [banner]);
}
