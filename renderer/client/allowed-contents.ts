import { mayLoad } from "#core/consent/may-load.ts";
import type { PageServices } from "#core/models/page-services.ts";

/**
 * Calls `show` when the visitor's consents allow a part of the page to load its content, which React then renders
 * (R-CONSENT-08). Such parts have the function of their consent, if any, in `data-consent`.
 */
export function watchAllowedContents(
	{ consents, contents }: Pick<PageServices, "consents" | "contents">,
	show: () => void,
): void {
	const check = () => {
		const functions = [...document.querySelectorAll<HTMLElement>("[data-consent]")].map(
			({ dataset }) => dataset.consent ?? "",
		);
		if (functions.length === 0) return;
		const decided = consents.state().consents;
		if (contents.state().length > 0 || functions.some((id) => id !== "" && mayLoad(id, decided))) show();
	};
	consents.subscribe(check);
	contents.subscribe(check);
	check();
}
