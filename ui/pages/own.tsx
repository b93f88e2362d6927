import type { ComponentType, ReactNode } from "react";
import type { Language } from "#core/language/language.ts";
import type { OwnTemplateModel, PageModel } from "#core/models/page-model.ts";
import { oncePer } from "#core/shared/once-per.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { SplitPageHeader } from "#ui/components/page-headers.tsx";
import { FailureBoundary } from "#ui/foundation/failure-boundary.ts";
import type { SiteInfo } from "#ui/foundation/own-components.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import type { Template } from "#ui/pages/template.ts";

/** The props of the component of a template of the site's own. */
interface OwnPageProps {
	readonly page: PageModel;
	readonly fields: OwnTemplateModel["fields"];
	readonly language: Language;
	readonly site: SiteInfo;
	readonly children: ReactNode;
}

/** The module of a template of the site's own. */
export interface OwnPageModule {
	readonly default: { readonly component: ComponentType<OwnPageProps> };
}

/** Returns the template that renders pages with a component of the site's own; if it fails in a browser, they are plain pages. */
export const ownPage: (component: ComponentType<OwnPageProps>) => Template = oncePer(
	(Own: ComponentType<OwnPageProps>): Template =>
		function OwnPage({ page }) {
			const shell = useShell();
			const blocks = <Blocks blocks={page.blocks} />;
			const plain = (
				<>
					<SplitPageHeader page={page} />
					{blocks}
				</>
			);
			return (
				<FailureBoundary fallback={plain}>
					<Own page={page} fields={page.own?.fields ?? {}} language={shell.language} site={shell}>
						{blocks}
					</Own>
				</FailureBoundary>
			);
		},
);

/** Loads the template of a page that is the site's own. */
export async function loadOwnPage({ own }: Pick<PageModel, "own">): Promise<Template> {
	if (!own) throw new Error("The page has no template of the site's own.");
	const { default: definition } = (await import(/* @vite-ignore */ own.module)) as OwnPageModule;
	return ownPage(definition.component);
}
