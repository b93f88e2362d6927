import type { PageModel } from "#core/models/page-model.ts";
import { LegalLayout } from "#ui/components/legal-layout.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";

/** Data protection in the company's social networks, with a list of them. */
export function SocialPrivacyPage({ page }: { readonly page: PageModel }) {
	return <LegalLayout page={page} contents aside={<SocialLinks />} />;
}
