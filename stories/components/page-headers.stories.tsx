import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoPage } from "#stories/fixtures/demo-shop.ts";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { BannerPageHeader, PlainPageHeader, SplitPageHeader } from "#ui/components/page-headers.tsx";

const page = demoPage("display", "de");
const meta = { component: SplitPageHeader, args: { page } } satisfies Meta<typeof SplitPageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = <ButtonLink link={pageLink("/kontakt")}>Zur Kontaktseite</ButtonLink>;

export const Split: Story = {};

export const SplitWithAButton: Story = { args: { children: button } };

export const SplitOnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const SplitWithoutAnImage: Story = { args: { page: { ...page, image: null } } };

export const Banner: Story = { render: (args) => <BannerPageHeader {...args} /> };

export const BannerOnAPhone: Story = {
	render: (args) => <BannerPageHeader {...args} />,
	globals: { viewport: { value: "phone" } },
};

export const BannerWithoutAnImage: Story = {
	args: { page: { ...page, image: null } },
	render: (args) => <BannerPageHeader {...args} />,
};

export const Plain: Story = { render: (args) => <PlainPageHeader {...args} /> };

export const PlainWithAButton: Story = {
	args: { children: button },
	render: (args) => <PlainPageHeader {...args} />,
};
