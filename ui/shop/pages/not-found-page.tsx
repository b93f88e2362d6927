import { homePath } from "#core/routes/paths.ts";
import type { PageModel } from "#core/site/page-model.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** What stands at a path under the store root that names nothing (R-ROUTE-09); it leads back to the shop. */
export function ShopNotFoundPage({ page }: { readonly page: PageModel }) {
	const { shop } = useShell();
	const place = shop?.paths.list ?? homePath(page.language);
	return (
		<PlainHead page={page}>
			<ButtonLink link={pageLink(place)}>{shop?.displayName ?? page.title}</ButtonLink>
		</PlainHead>
	);
}
