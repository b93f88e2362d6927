import type { PageModel } from "#core/site/page-model.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** The right of withdrawal, with the address that a withdrawal goes to. */
export function WithdrawalPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return <LegalLayout page={page} aside={<ContactCard title={words("withdrawal.address")} />} />;
}
