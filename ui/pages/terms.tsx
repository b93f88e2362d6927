import type { PageModel } from "#core/models/page-model.ts";
import { LegalLayout } from "#ui/components/legal-layout.tsx";

/** The general terms: a long text with a table of contents. */
export function TermsPage({ page }: { readonly page: PageModel }) {
	return <LegalLayout page={page} contents />;
}
