import type { PageModel } from "#core/models/page-model.ts";
import { ContactCard } from "#ui/components/contact-card.tsx";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** Shipping and payment, with a contact for questions. */
export function ShippingAndPaymentPage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	return <LegalLayout page={page} contents aside={<ContactCard title={t("shipping.questions")} />} />;
}
