import type { PageModel } from "#core/site/page-model.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useWords } from "#ui/foundation/words.tsx";

/** Shipping and payment, with somebody to ask. */
export function ShippingAndPaymentPage({ page }: { readonly page: PageModel }) {
	const words = useWords();
	return <LegalLayout page={page} contents aside={<ContactCard title={words("shipping.questions")} />} />;
}
