import type { PageModel } from "#core/models/page-model.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The accessibility statement, with a way to report barriers. */
export function AccessibilityPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	return (
		<LegalLayout page={page}>
			<ContactCard title={t("accessibility.feedback")} text={t("accessibility.feedbackText")} />
		</LegalLayout>
	);
}
