import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { clockConsentId, mayLoadClock } from "#core/consent/clock-consent.ts";
import { Button } from "#ui/components/button.tsx";
import { outsideLink } from "#ui/components/external-link.ts";
import { Link } from "#ui/components/link.tsx";
import { useServices } from "#ui/foundation/services.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useConsentState, useContentConsents } from "#ui/foundation/use-consents.ts";
import styles from "#ui/shell/retailer-clock.module.css";

interface ClockLoaderProps {
	readonly brand: string;
	readonly apiKey: string;
	/** The element that the clock comes into. */
	readonly elementId: string;
	/** Whether the clock is there now. */
	readonly onShown: (shown: boolean) => void;
	/** The visitor agreed, and the button that had the focus goes. */
	readonly onAllowed: () => void;
}

/** Asks whether the brand's clock may load, and shows it once it may (R-CLOCK-01, R-CONSENT-08). */
export function ClockLoader({ brand, apiKey, elementId, onShown, onAllowed }: ClockLoaderProps) {
	const t = useTranslate();
	const contents = useServices()?.contents;
	const stored = useContentConsents() ?? [];
	const agreed = mayLoadClock(stored, useConsentState()?.consents ?? "none");
	useMountedClock(agreed, { apiKey, elementId, onShown });
	if (agreed) return null;
	const allow = () => {
		contents?.allow(clockConsentId, t("clock.title", { brand }));
		onAllowed();
	};
	return <ClockConsentPrompt brand={brand} onAllow={allow} />;
}

/** Keeps the brand's clock in its element while the visitor agrees; a failure is noted by the clock alone. */
function useMountedClock(
	agreed: boolean,
	{ apiKey, elementId, onShown }: Pick<ClockLoaderProps, "apiKey" | "elementId" | "onShown">,
): void {
	const clock = useServices()?.clock;
	const { language } = useShell();
	useEffect(() => {
		if (!clock || !agreed) return;
		let current = true;
		void clock.mount(elementId, { apiKey, language, colour: "gold" }).then((shown) => {
			if (current) onShown(shown);
		});
		return () => {
			current = false;
			clock.unmount(elementId);
			onShown(false);
		};
	}, [clock, agreed, apiKey, elementId, language, onShown]);
}

/** Who the clock comes from, and the button that lets it. */
function ClockConsentPrompt({ brand, onAllow }: { readonly brand: string; readonly onAllow: () => void }) {
	const [open, setOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const t = useTranslate();
	const closeOnEscape = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open) return;
		setOpen(false);
		opener.current?.focus();
	};
	const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only watches the keys and the focus of its button and panel
		<div onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
			<button
				ref={opener}
				type="button"
				className={styles.load}
				aria-expanded={open}
				aria-controls="retailer-clock-question"
				onClick={() => setOpen(!open)}
			>
				{t("clock.load")}
			</button>
			<div id="retailer-clock-question" className={styles.question} hidden={!open}>
				<p>{t("clock.purpose", { brand })}</p>
				<p>
					<Link link={outsideLink("https://www.rolex.com/legal-notices/privacy-notice.html")}>
						{t("embed.privacy", { provider: brand })}
					</Link>
				</p>
				<Button onPress={onAllow}>{t("embed.always")}</Button>
			</div>
		</div>
	);
}
