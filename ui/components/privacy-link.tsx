import { privacyPath } from "#core/routes/paths.ts";
import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** A link to the privacy page in a new tab, so that entered form data is kept. */
export function PrivacyLink() {
	const { language, defaultLanguage } = useShell();
	const t = useTranslate();
	const href = privacyPath(language, defaultLanguage);
	return (
		<Link link={{ href, kind: "internal", hreflang: null, newTab: true, rel: null }}>
			{t("contactForm.privacyLink")}
		</Link>
	);
}
