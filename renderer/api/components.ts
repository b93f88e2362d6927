import type { ComponentName } from "#core/pages/replaceable-components.ts";
import type { BrandCardProps } from "#ui/blocks/lazy/brands-block.tsx";
import type { TeaserCardProps } from "#ui/blocks/teasers-block.tsx";
import type { CallToActionProps } from "#ui/components/call-to-action.tsx";
import type { ContactCardProps } from "#ui/components/contact-card.tsx";
import type { HeroProps } from "#ui/components/hero.tsx";
import type { LogoProps } from "#ui/components/logo.tsx";
import type { PageHeaderProps } from "#ui/components/page-headers.tsx";
import type { OwnComponentExtras } from "#ui/foundation/own-components.ts";
import type { FooterProps } from "#ui/shell/footer-contents.tsx";
import type { HeaderProps } from "#ui/shell/header.tsx";
import type { ProductCardProps } from "#ui/shop/list/product-card.tsx";
import type { FormattedPriceProps } from "#ui/shop/price.tsx";
import type { BreadcrumbsProps } from "#ui/shop/product/breadcrumbs.tsx";
import type { ProductFactsProps } from "#ui/shop/product/product-details.tsx";
import type { ProductGalleryProps } from "#ui/shop/product/product-gallery.tsx";

/** The props of the built-in components that a site can replace. */
interface BuiltInProps extends Readonly<Record<ComponentName, object>> {
	readonly Header: HeaderProps;
	readonly Logo: LogoProps;
	readonly ContactPanel: Record<never, never>;
	readonly Footer: FooterProps;
	readonly Hero: HeroProps;
	readonly PageHeader: PageHeaderProps;
	readonly TeaserCard: TeaserCardProps;
	readonly BrandCard: BrandCardProps;
	readonly CallToAction: CallToActionProps;
	readonly ContactCard: ContactCardProps;
	readonly ProductCard: ProductCardProps;
	readonly Breadcrumbs: BreadcrumbsProps;
	readonly ProductGallery: ProductGalleryProps;
	readonly ProductFacts: ProductFactsProps;
	readonly Price: FormattedPriceProps;
}

/**
 * The props of a component of the site's own in place of the built-in one of that name: those of the built-in component, this
 * component as `Default`, the language of the page, and the data of the site.
 *
 * @example
 * export default function Price({ Default, ...props }: OwnComponentProps<"Price">) {
 * 	return <strong><Default {...props} /></strong>;
 * }
 */
export type OwnComponentProps<Name extends ComponentName> = BuiltInProps[Name] &
	OwnComponentExtras<BuiltInProps[Name]>;
