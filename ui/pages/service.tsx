import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { CallToAction } from "#ui/components/call-to-action.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The company's services and their prices, and how to bring in a piece. */
export function ServicePage({ page }: { readonly page: PageModel }) {
	const t = useTranslate();
	return (
		<>
			<SplitPageHeader page={page} />
			<Blocks blocks={page.blocks} />
			<CallToAction title={t("service.appointment")} text={t("service.appointmentText")} />
		</>
	);
}
