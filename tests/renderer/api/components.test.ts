import type { ComponentProps, ComponentType } from "react";
import { expect, expectTypeOf, it } from "vitest";
import type { Language } from "#core/language/language.ts";
import type { Currency } from "#core/money/currency.ts";
import { componentNames, replaceableComponents } from "#core/pages/replaceable-components.ts";
import type { OwnComponentProps } from "#renderer/api/components.ts";
import { expectGenerated } from "#tests/core/content/generated-part.ts";
import type { CallToAction } from "#ui/components/call-to-action.tsx";
import type { ContactCard } from "#ui/components/contact-card.tsx";
import type { Hero } from "#ui/components/hero.tsx";
import type { Logo } from "#ui/components/logo.tsx";
import type { BannerPageHeader, PlainPageHeader, SplitPageHeader } from "#ui/components/page-headers.tsx";
import type { ContactPanel } from "#ui/shell/contact-panel.tsx";
import type { FooterContents } from "#ui/shell/footer-contents.tsx";
import type { HeaderProps } from "#ui/shell/header.tsx";
import type { ProductCardProps } from "#ui/shop/list/product-card.tsx";
import type { Breadcrumbs } from "#ui/shop/product/breadcrumbs.tsx";
import type { ProductGallery } from "#ui/shop/product/product-gallery.tsx";

it("B-USE-07 a site's own component has the type of the component that it replaces", () => {
	type DefaultOf<Name extends (typeof componentNames)[number]> = OwnComponentProps<Name>["Default"];
	expectTypeOf<DefaultOf<"Header">>().toEqualTypeOf<ComponentType<HeaderProps>>();
	expectTypeOf<DefaultOf<"Logo">>().toEqualTypeOf<ComponentType<ComponentProps<typeof Logo>>>();
	expectTypeOf<DefaultOf<"ContactPanel">>().toEqualTypeOf<
		ComponentType<ComponentProps<typeof ContactPanel>>
	>();
	expectTypeOf<DefaultOf<"Footer">>().toEqualTypeOf<ComponentType<ComponentProps<typeof FooterContents>>>();
	expectTypeOf<DefaultOf<"Hero">>().toEqualTypeOf<ComponentType<ComponentProps<typeof Hero>>>();
	expectTypeOf<DefaultOf<"PageHeader">>().toEqualTypeOf<
		ComponentType<ComponentProps<typeof PlainPageHeader | typeof SplitPageHeader | typeof BannerPageHeader>>
	>();
	expectTypeOf<DefaultOf<"CallToAction">>().toEqualTypeOf<
		ComponentType<ComponentProps<typeof CallToAction>>
	>();
	expectTypeOf<DefaultOf<"ContactCard">>().toEqualTypeOf<ComponentType<ComponentProps<typeof ContactCard>>>();
	expectTypeOf<DefaultOf<"ProductCard">>().toEqualTypeOf<ComponentType<ProductCardProps>>();
	expectTypeOf<DefaultOf<"Breadcrumbs">>().toEqualTypeOf<ComponentType<ComponentProps<typeof Breadcrumbs>>>();
	expectTypeOf<DefaultOf<"ProductGallery">>().toEqualTypeOf<
		ComponentType<ComponentProps<typeof ProductGallery>>
	>();
	expectTypeOf<OwnComponentProps<"Price">["text"]>().toEqualTypeOf<string>();
	expectTypeOf<OwnComponentProps<"ProductCard">["card"]["product"]["tags"]>().toEqualTypeOf<
		readonly string[]
	>();
	expectTypeOf<
		NonNullable<OwnComponentProps<"ProductCard">["site"]["shop"]>["currency"]
	>().toEqualTypeOf<Currency>();
	expectTypeOf<OwnComponentProps<"ProductFacts">["language"]>().toEqualTypeOf<Language>();
	// @ts-expect-error: no such component.
	expectTypeOf<OwnComponentProps<"ProductCart">>().toBeObject();
});

it("B-USE-07 the documentation lists every component; update it with vitest --update", async () => {
	const pagesOf = (name: (typeof componentNames)[number]) => {
		const { templates, blocks } = replaceableComponents[name];
		const named = (names: readonly string[]) => names.map((one) => `\`${one}\``).join(", ");
		if (templates === null) return "all";
		const kinds = [
			...(templates.length > 0 ? [`templates ${named(templates)}`] : []),
			...(blocks.length > 0 ? [`block ${named(blocks)}`] : []),
		];
		return kinds.join("; ");
	};
	const rows = componentNames.map(
		(name) => `| \`${name}\` | ${replaceableComponents[name].shows} | ${pagesOf(name)} |`,
	);
	expect(rows.length).toBeGreaterThan(11);
	const table = ["| name | shows | pages |", "| --- | --- | --- |", ...rows].join("\n");
	await expectGenerated("renderer/api/own-components.md", { components: `\n${table}\n\n` });
});
