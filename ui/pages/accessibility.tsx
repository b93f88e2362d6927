import type { PageModel } from "#core/site/page-model.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** The accessibility statement, with the way to report a barrier. */
export function AccessibilityPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return (
		<LegalLayout page={page}>
			<ContactCard title={words("accessibility.feedback")} text={words("accessibility.feedbackText")} />
		</LegalLayout>
	);
}
