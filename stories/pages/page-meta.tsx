import type { Meta } from "@storybook/react-vite";
import type { Language } from "#core/language/language.ts";
import type { PageModel, ShellModel } from "#core/models/page-model.ts";
import type { TemplateName } from "#core/pages/page.ts";
import { StoryPage } from "#stories/pages/story-page.tsx";
import type { Template } from "#ui/pages/template.ts";
import { templates } from "#ui/pages/templates.ts";

/** The arguments of a full-page story. */
export interface PageArgs {
	readonly template: TemplateName;
	readonly fields?: Partial<PageModel>;
	readonly shellFields?: Partial<ShellModel>;
	/** Whether the visitor has not decided about cookies yet. */
	readonly firstVisit?: boolean;
}

/** Loads a template and renders the demo shop's page with it, in the toolbar's language. */
export const pageMeta = {
	args: { template: "home" },
	loaders: [async ({ args }) => ({ draw: await templates[args.template]() })],
	render: ({ template, fields, shellFields, firstVisit }, { globals, loaded }) => {
		const language = globals.language as Language;
		return (
			<StoryPage
				key={language}
				template={template}
				language={language}
				draw={loaded.draw as Template}
				fields={fields}
				shellFields={shellFields}
				firstVisit={firstVisit}
			/>
		);
	},
} satisfies Meta<PageArgs>;
