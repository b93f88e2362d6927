import type { PageModel } from "#core/models/page-model.ts";
import { LegalLayout } from "#ui/components/legal-layout.tsx";

/** The general terms: a long text with its contents next to it. */
export function TermsPage({ page }: { readonly page: PageModel }) {
	return <LegalLayout page={page} contents />;
}
