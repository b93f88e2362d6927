import type { ReactNode } from "react";
import type { ThemeConfig } from "#core/content/theme.ts";
import type { Language } from "#core/language/language.ts";
import { demoBlock, demoPage } from "#stories/fixtures/demo-shop.ts";
import { exampleImages } from "#stories/fixtures/images.ts";
import { ChangedSurroundings } from "#stories/fixtures/surroundings.tsx";
import { card, listedProducts, listShop } from "#stories/shop/list-models.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { Hero } from "#ui/components/hero.tsx";
import { FormProvider } from "#ui/components/spectrum/form-provider.tsx";
import { TextField } from "#ui/components/spectrum/text-field.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { Footer } from "#ui/shell/footer.tsx";
import { Header } from "#ui/shell/header.tsx";
import { ProductGrid } from "#ui/shop/list/product-grid.tsx";
import "#ui/foundation/spectrum/spectrum.css";

function Products() {
	const { language } = useShell();
	return (
		<ChangedSurroundings shell={{ ...useShell(), shop: listShop() }}>
			<ProductGrid
				key={language}
				cards={listedProducts.slice(0, 4).map((product) => card(product))}
				label="Produkte"
			/>
		</ChangedSurroundings>
	);
}

function Buttons() {
	return (
		<p style={{ display: "flex", gap: 16 }}>
			<ButtonLink link={pageLink("/kontakt")}>Termin vereinbaren</ButtonLink>
			<ButtonLink link={pageLink("/shop")} quiet>
				Zum Shop
			</ButtonLink>
			<ButtonLink link={pageLink("/shop/kasse")} buys>
				Zur Kasse
			</ButtonLink>
		</p>
	);
}

const gallery = {
	type: "gallery",
	images: [exampleImages.scene, exampleImages.square, exampleImages.tile, exampleImages.square],
} as const;

/** The part of a page that shows a choice best; by default blocks with headings, texts and buttons. */
const samples: Partial<Record<keyof ThemeConfig, (language: Language) => ReactNode>> = {
	border_radius: () => <Buttons />,
	border_width: () => <Buttons />,
	button_style: () => <Buttons />,
	field_style: (language) => (
		<FormProvider language={language}>
			<TextField label="E-Mail" name="email" type="email" autoComplete="email" />
		</FormProvider>
	),
	header_style: (language) => <Header page={demoPage("home", language)} />,
	logo_size: (language) => <Header page={demoPage("home", language)} />,
	hero_style: (language) => <Hero page={demoPage("home", language)} />,
	card_style: () => <Products />,
	list_style: () => <Products />,
	gallery_style: () => <Blocks blocks={[gallery]} />,
	footer_style: () => <Footer path="/uhren" />,
};

/** Returns a part of a page in which a choice of the theme is visible. */
export function styleSample(name: keyof ThemeConfig, language: Language): ReactNode {
	const sample = samples[name] ?? (() => <Blocks blocks={[demoBlock("text"), demoBlock("facts")]} />);
	return sample(language);
}
