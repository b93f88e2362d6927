import type { BlockType, HeadingText } from "#core/content/block.ts";
import type { BlockName, blockTypes } from "#core/content/blocks.ts";
import type { ShownOf } from "#core/content/field.ts";
import type { DataProtectionCommissioner } from "#core/content/legal.ts";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { HeadingModel, ProseModel } from "#core/content-values/prose-model.ts";
import type { LegalTextId } from "#core/legal/legal-blocks.ts";
import type { OwnHydration } from "#core/loading/hydration-time.ts";
import type { ProductCardModel } from "#core/models/shop-model.ts";
import type { NavigationLink } from "#core/navigation/link.ts";
import type { PhoneDisplay } from "#core/ports/phone-numbers.ts";

/**
 * The models of blocks that show other data than their own fields. All other blocks show their fields
 * (renderer/plan/block-models.ts).
 */
export interface DerivedBlocks {
	readonly teasers: { readonly items: readonly TeaserModel[] };
	readonly brands: { readonly items: readonly BrandTeaserModel[] };
	readonly legal: LegalInfoModel;
	readonly products: ProductsModel;
	readonly appointment: AppointmentModel;
}

type TypeOf<Name extends BlockName> = (typeof blockTypes)[Name];

type HeadingOf<Type> = Type extends BlockType<infer _, infer Heading> ? Heading : never;

type Headed<Heading> = Heading extends HeadingText ? HeadingModel : null;

/** The content of a block below its heading. */
export type BlockContent<Name extends BlockName> = Name extends keyof DerivedBlocks
	? DerivedBlocks[Name]
	: Name extends "text"
		? { readonly markdown: ProseModel }
		: Omit<ShownOf<TypeOf<Name>["fields"]>, "heading">;

/** The model of a block type, with images, links, prose and heading resolved. */
export type BlockNamedModel<Name extends BlockName> = {
	readonly type: Name;
} & ([HeadingOf<TypeOf<Name>>] extends [null]
	? unknown
	: { readonly heading: Headed<HeadingOf<TypeOf<Name>>> }) &
	BlockContent<Name>;

/** The model of a block of one of the site's own types. */
export interface OwnBlockModel {
	readonly type: "own";
	/** The name of its type in the content. */
	readonly name: string;
	/** The URL of its module within the site. */
	readonly module: string;
	readonly hydrate: OwnHydration;
	/** The shown values of its fields. */
	readonly fields: Readonly<Record<string, unknown>>;
}

/** The model of a block of a built-in type. */
export type BuiltInBlockModel = { [Name in BlockName]: BlockNamedModel<Name> }[BlockName];

/** The model of a block. */
export type BlockModel = BuiltInBlockModel | OwnBlockModel;

/** A link to another page with its image. */
export interface TeaserModel {
	readonly link: NavigationLink;
	readonly title: string;
	readonly text: string | null;
	readonly image: ImageModel | null;
}

/** A manufacturer as its page and the brand lists show it. */
export interface BrandModel {
	readonly slug: string;
	readonly name: string;
	readonly logo: ImageModel | null;
}

/** A brand in a list of brands. */
export interface BrandTeaserModel extends BrandModel {
	/** The link to the brand's page; null if there is none in this language. */
	readonly link: NavigationLink | null;
	/** The teaser text of the brand's page; null if it has none in this language. */
	readonly text: string | null;
	readonly image: ImageModel | null;
}

/** Products of the shop on a content page, with the prices at build time. */
export interface ProductsModel {
	/** At least one. */
	readonly items: readonly ProductCardModel[];
	/** The link to the shop's list with all of these products. */
	readonly link: NavigationLink;
}

/** The model of the appointment request. */
export interface AppointmentModel {
	readonly text: string | null;
	/** At least one. */
	readonly reasons: readonly AppointmentReason[];
}

/** A reason for an appointment. */
export interface AppointmentReason {
	/** The id used in addresses. */
	readonly id: string;
	readonly name: string;
	readonly minutes: number;
	/** The ids of the branches that offer appointments for the reason, in the branches' order; at least one. */
	readonly branches: readonly string[];
}

/** One of the legal information blocks (R-LEGAL-01). */
export type LegalInfoModel =
	| { readonly id: LegalTextId; readonly markdown: ProseModel }
	| {
			readonly id: "data_protection";
			readonly officer: DataProtectionCommissioner;
			/** Street and number. */
			readonly street: string;
			/** Postcode, city, and the country if it is not the site's own. */
			readonly city: string;
			readonly phone: PhoneDisplay | null;
	  }
	| { readonly id: "rolex" | "consentmanager" };
