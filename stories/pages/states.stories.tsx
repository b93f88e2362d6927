import type { Meta, StoryObj } from "@storybook/react-vite";
import { type PageArgs, pageMeta } from "#stories/pages/page-meta.tsx";

const meta: Meta<PageArgs> = { ...pageMeta, tags: ["!autodocs"] };

export default meta;
type Story = StoryObj<PageArgs>;

const phone = { viewport: { value: "phone" } };
const bare = { image: null, brand: null, kicker: null, lead: null, blocks: [] };

export const HomeOnAPhone: Story = { args: { template: "home" }, globals: phone };

export const ContactOnAPhone: Story = { args: { template: "contact" }, globals: phone };

export const HomeOnANarrowPhone: Story = { globals: { viewport: { value: "narrow" } } };

export const HomeInEnglish: Story = { globals: { language: "en" } };

export const NotFoundInEnglish: Story = { args: { template: "not-found" }, globals: { language: "en" } };

export const NotFoundOnAPhone: Story = { args: { template: "not-found" }, globals: phone };

export const NotFoundOfZeitwerk: Story = { args: { template: "not-found" }, globals: { theme: "zeitwerk" } };

export const AppointmentOnAPhone: Story = { args: { template: "info" }, globals: phone };

export const AppointmentOfMaison: Story = { args: { template: "info" }, globals: { theme: "maison" } };

export const BrandsOnAPhone: Story = { args: { template: "brands" }, globals: phone };

export const BrandOfZeitwerk: Story = { args: { template: "brand" }, globals: { theme: "zeitwerk" } };

export const HomeOfMaison: Story = { globals: { theme: "maison" } };

export const BareHome: Story = {
	name: "Home with a heading only",
	args: { fields: bare },
};

export const WithoutMenuAndLogo: Story = {
	args: { template: "info", shellFields: { primary: [], logo: null, bandLogo: null, social: [] } },
};

export const FirstVisit: Story = {
	name: "First visit, with the cookie banner over the page",
	args: { template: "info", firstVisit: true },
};
