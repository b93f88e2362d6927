import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { BannerHead, PlainHead, SplitHead } from "#ui/components/page-heads.tsx";

const page = demoPage("display", "de");
const meta = { component: SplitHead, args: { page } } satisfies Meta<typeof SplitHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = <ButtonLink link={pageLink("/kontakt")}>Zur Kontaktseite</ButtonLink>;

export const Split: Story = {};

export const SplitWithAButton: Story = { args: { children: button } };

export const SplitOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const SplitWithoutAPicture: Story = { args: { page: { ...page, image: null } } };

export const Banner: Story = { render: (args) => <BannerHead {...args} /> };

export const BannerOnAPhone: Story = {
	render: (args) => <BannerHead {...args} />,
	globals: { viewport: { value: "phone" } },
};

export const BannerWithoutAPicture: Story = {
	args: { page: { ...page, image: null } },
	render: (args) => <BannerHead {...args} />,
};

export const Plain: Story = { render: (args) => <PlainHead {...args} /> };

export const PlainWithAButton: Story = {
	args: { children: button },
	render: (args) => <PlainHead {...args} />,
};
