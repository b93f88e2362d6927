import type { Meta, StoryObj } from "@storybook/react-vite";
import { type PageArgs, pageMeta } from "#stories/pages/page-meta.tsx";

const meta: Meta<PageArgs> = { ...pageMeta, title: "pages/states" };

export default meta;
type Story = StoryObj<PageArgs>;

const phone = { viewport: { value: "phone" } };
const bare = { image: null, brand: null, kicker: null, lead: null, blocks: [] };

export const HomeOnAPhone: Story = { args: { template: "home" }, globals: phone };

export const ContactOnAPhone: Story = { args: { template: "contact" }, globals: phone };

export const DisplayOnAPhone: Story = { args: { template: "display" }, globals: phone };

export const LegalOnAPhone: Story = { args: { template: "legal" }, globals: phone };

export const BrandOnAPhone: Story = { args: { template: "brand" }, globals: phone };

export const WorkshopOnAPhone: Story = { args: { template: "workshop" }, globals: phone };

export const HomeOnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const HomeOnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const HomeInEnglish: Story = { globals: { language: "en" } };

export const HomeInFrench: Story = { globals: { language: "fr" } };

export const NotFoundInEnglish: Story = { args: { template: "not-found" }, globals: { language: "en" } };

export const HomeOfZeitwerk: Story = { globals: { theme: "zeitwerk" } };

export const HomeOfMaison: Story = { globals: { theme: "maison" } };

export const ContactOfMaison: Story = { args: { template: "contact" }, globals: { theme: "maison" } };

export const BareHome: Story = {
	name: "Home with a heading alone",
	args: { fields: bare },
};

export const BareDisplay: Story = {
	name: "Display with a heading alone",
	args: { template: "display", fields: bare },
};

export const WithoutMenuAndLogo: Story = {
	args: { shellFields: { primary: [], logo: null, logoLight: null, social: [] } },
};

export const FirstVisit: Story = {
	name: "First visit: the cookie banner lies over the page",
	args: { firstVisit: true },
};
