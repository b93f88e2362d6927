import type { PageModel } from "#core/models/page-model.ts";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { LegalSidebar } from "#ui/components/legal-sidebar.tsx";

/** Imprint and privacy: the text, with the company next to it (specification 2.2). */
export function LegalPage({ page }: { readonly page: PageModel }) {
	return <LegalLayout page={page} aside={<LegalSidebar />} />;
}
