import { privacyPath } from "#core/routes/paths.ts";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** To the privacy page of the language, in a tab of its own, so that nothing typed into a form is lost. */
export function PrivacyLink() {
	const { language } = useShell();
	const t = useTranslate();
	const href = privacyPath(language);
	return (
		<Link link={{ href, kind: "internal", hreflang: null, newTab: true, rel: null }}>
			{t("contactForm.privacyLink")}
		</Link>
	);
}
