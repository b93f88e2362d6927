import { lazy, Suspense, useState } from "react";
import { useConsentState } from "#ui/foundation/use-consents.ts";

/** Loaded when it is to show: whoever has decided never loads it. */
const CookieBanner = lazy(async () => ({
	default: (await import("#ui/consent/cookie-banner.tsx")).CookieBanner,
}));

/** Shows the cookie banner, after mount only, when it is wanted, and says so (R-CONSENT-04). */
export function ConsentLayer() {
	const state = useConsentState();
	const [announcement, announce] = useState("");
	if (!state) return null;
	return (
		<>
			<p role="status" className="visually-hidden">
				{state.bannerWanted ? announcement : null}
			</p>
			{state.bannerWanted ? (
				<Suspense fallback={null}>
					<CookieBanner state={state} announce={announce} />
				</Suspense>
			) : null}
		</>
	);
}
