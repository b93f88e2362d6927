import type { ComponentType, ReactNode } from "react";
import type { EditorText, Fields, ShownOf } from "#core/content/field.ts";
import type { Language } from "#core/language/language.ts";
import type { OwnHydration, TemplateHydration } from "#core/loading/hydration-time.ts";
import type { PageModel } from "#core/models/page-model.ts";
import type { SiteInfo } from "#ui/foundation/own-components.ts";

export { decimal } from "#core/content/decimals.ts";
export { optional, withDefault } from "#core/content/field.ts";
export {
	anchoredHeading,
	boolean,
	choice,
	frameAddress,
	integer,
	markdown,
	multiline,
	pagePath,
	text,
} from "#core/content/fields.ts";
export { image, optionalImage } from "#core/content/images.ts";
export { labelledChoice } from "#core/content/labelled-choice.ts";
export { images, list, object, requiredList, table, texts } from "#core/content/structures.ts";
export type { OwnComponentProps } from "#renderer/api/components.ts";

/** The props of the component of a site's own block. */
export interface BlockProps<FieldMap extends Fields> {
	/** The shown values of the fields: an image has URLs and sizes, Markdown is safe HTML, a heading has an anchor. */
	readonly block: ShownOf<FieldMap>;
	/** The language of the page. */
	readonly language: Language;
}

/** A type of block of a site's own. */
export interface OwnBlockDefinition<FieldMap extends Fields = Fields> {
	/** The `type` of such blocks in the content: lower case letters, digits and hyphens. */
	readonly name: string;
	/** Label and help for German editors. */
	readonly de: EditorText;
	/** Label and help for English editors. */
	readonly en: EditorText;
	/** The fields that editors fill in; their names are in snake_case. */
	readonly fields: FieldMap;
	/** When the prerendered markup becomes interactive; without it, it stays as it is and loads no script. */
	readonly hydrate?: OwnHydration;
	readonly component: ComponentType<BlockProps<FieldMap>>;
}

/**
 * Defines a type of block of a site's own: the default export of a file that `blocks` in facette.config.ts names.
 *
 * @example
 * export default defineBlock({
 * 	name: "ring-size",
 * 	de: ["Ringgröße", "Rechnet Umfang und Durchmesser um."],
 * 	en: ["Ring size", "Converts circumference and diameter."],
 * 	fields: { title: text({ de: ["Titel", "Über dem Rechner."], en: ["Title", "Above the converter."] }) },
 * 	hydrate: "interaction",
 * 	component: ({ block }) => <h2>{block.title}</h2>,
 * });
 */
export function defineBlock<const FieldMap extends Fields>(
	definition: OwnBlockDefinition<FieldMap>,
): OwnBlockDefinition<FieldMap> {
	return definition;
}

/** The props of the component of a site's own page template. */
export interface TemplateProps<FieldMap extends Fields> {
	/** The texts and the image of all pages. */
	readonly page: Pick<PageModel, "title" | "heading" | "kicker" | "lead" | "buttons" | "image">;
	/** The shown values of the template's own fields. */
	readonly fields: ShownOf<FieldMap>;
	/** The blocks of the page. */
	readonly children: ReactNode;
	/** The language of the page. */
	readonly language: Language;
	readonly site: SiteInfo;
}

/** A page template of a site's own. */
export interface OwnTemplateDefinition<FieldMap extends Fields = Fields>
	extends Omit<OwnBlockDefinition<FieldMap>, "hydrate" | "component"> {
	/** When the prerendered page becomes interactive; without it, it stays as it is until a visitor presses a button. */
	readonly hydrate?: TemplateHydration;
	readonly component: ComponentType<TemplateProps<FieldMap>>;
}

/**
 * Defines a page template of a site's own: the default export of a file that `templates` in facette.config.ts names. Header and
 * footer are around it.
 *
 * @example
 * export default defineTemplate({
 * 	name: "lookbook",
 * 	de: ["Lookbook", "Eine Strecke mit großen Bildern."],
 * 	en: ["Lookbook", "A series of large images."],
 * 	fields: { season: text({ de: ["Saison", "Steht über dem Titel."], en: ["Season", "Above the title."] }) },
 * 	component: ({ page, fields, children }) => <><p>{fields.season}</p><h1>{page.heading}</h1>{children}</>,
 * });
 */
export function defineTemplate<const FieldMap extends Fields>(
	definition: OwnTemplateDefinition<FieldMap>,
): OwnTemplateDefinition<FieldMap> {
	return definition;
}
