import type { Meta, StoryObj } from "@storybook/react-vite";
import { type PageArgs, pageMeta } from "#stories/pages/page-meta.tsx";

const meta: Meta<PageArgs> = { ...pageMeta, tags: ["!autodocs"] };

export default meta;
type Story = StoryObj<PageArgs>;

export const About: Story = { args: { template: "about" } };

export const Accessibility: Story = { args: { template: "accessibility" } };

export const Brand: Story = { args: { template: "brand" } };

export const BrandRolex: Story = { args: { template: "brand-rolex" } };

export const Brands: Story = { args: { template: "brands" } };

export const Contact: Story = { args: { template: "contact" } };

export const Display: Story = { args: { template: "display" } };

export const Edition: Story = { args: { template: "edition" } };

export const Home: Story = { args: { template: "home" } };

export const Info: Story = { args: { template: "info" } };

export const Legal: Story = { args: { template: "legal" } };

export const NotFound: Story = { args: { template: "not-found" } };

export const Offline: Story = {
	args: { template: "offline" },
};

export const Recycling: Story = { args: { template: "recycling" } };

export const Service: Story = { args: { template: "service" } };

export const ShippingAndPayment: Story = { args: { template: "shipping-and-payment" } };

export const ShopNotFound: Story = { args: { template: "shop-not-found" } };

export const SocialPrivacy: Story = { args: { template: "social-privacy" } };

export const Terms: Story = { args: { template: "terms" } };

export const Thanks: Story = { args: { template: "thanks" } };

export const Withdrawal: Story = { args: { template: "withdrawal" } };

export const WithdrawalForm: Story = { args: { template: "withdrawal-form" } };

export const Workshop: Story = { args: { template: "workshop" } };
