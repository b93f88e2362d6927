import type { PageModel } from "#core/models/page-model.ts";
import { homePath } from "#core/routes/paths.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { ShopSearch } from "#ui/components/search-form.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** What is at a path under the store root that names nothing (R-ROUTE-09); it leads back to the shop. */
export function ShopNotFoundPage({ page }: { readonly page: PageModel }) {
	const { shop } = useShell();
	const place = shop?.paths.list ?? homePath(page.language);
	return (
		<PlainPageHeader page={page}>
			<ShopSearch id="not-found-search" />
			<ButtonLink link={pageLink(place)}>{shop?.displayName ?? page.title}</ButtonLink>
		</PlainPageHeader>
	);
}
