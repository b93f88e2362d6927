import { lazy, Suspense, useRef, useState } from "react";
import type { ClockModel } from "#core/models/page-model.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { useContentConsents } from "#ui/foundation/use-consents.ts";
import styles from "#ui/shell/retailer-clock.module.css";

/** Only sites with a clock load it, once the visitor's consents are known. */
const ClockLoader = lazy(async () => ({
	default: (await import("#ui/shell/retailer-clock-loader.tsx")).ClockLoader,
}));

/** The clock of a watch brand, a link to the brand's page (R-CLOCK-01); not on the page that hides it. */
export function RetailerClock({ path }: { readonly path: string }) {
	const { clock } = useShell();
	return clock && clock.hiddenOn !== path ? <Clock clock={clock} /> : null;
}

/** A plain link, in whose place the brand's own clock comes after consent; both take the same room. */
function Clock({ clock }: { readonly clock: ClockModel }) {
	const { brand, link, mounted } = clock;
	const known = useContentConsents() !== null;
	const t = useTranslate();
	const anchor = useRef<HTMLAnchorElement>(null);
	const [shown, setShown] = useState(false);
	return (
		<div className={styles.clock} data-shown={shown || undefined}>
			<a
				ref={anchor}
				className={styles.link}
				href={link.href}
				hrefLang={link.hreflang ?? undefined}
				aria-label={t("clock.link", { brand })}
			>
				<span className={styles.name}>{brand}</span>
				{/* An image of the time, whose clicks are the link's. */}
				<span id="retailer-clock" className={styles.face} inert />
			</a>
			{mounted && known ? (
				<Suspense fallback={null}>
					<ClockLoader
						brand={brand}
						apiKey={mounted.apiKey}
						elementId="retailer-clock"
						onShown={setShown}
						onAllowed={() => anchor.current?.focus()}
					/>
				</Suspense>
			) : null}
		</div>
	);
}
