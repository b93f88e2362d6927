import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { NoticeModel } from "#core/navigation/notices.ts";
import { internal } from "#stories/fixtures/site-models.ts";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { SiteNotices } from "#ui/shell/site-notices.tsx";

const meta = { component: SiteNotices } satisfies Meta<typeof SiteNotices>;

export default meta;
type Story = StoryObj<typeof meta>;

const notice: NoticeModel = {
	id: "2026-12-24_2099-01-06_0",
	text: "Vom 24. Dezember bis 6. Januar machen wir Betriebsferien.",
	link: internal("/kontakt"),
	label: null,
	tone: "info",
	days: { from: "2026-12-24", to: "2099-01-06" },
	from: 0,
	until: Date.parse("2099-01-07"),
	isCurrent: true,
};

const shown = (...notices: readonly Partial<NoticeModel>[]) =>
	withShell(() => ({
		notices: notices.map((changes, place) => ({ ...notice, id: `story-${place}`, ...changes })),
	}));

export const Info: Story = {
	name: "B-USE-03 shows a notice with its link, in a region of the page",
	decorators: [shown({})],
	play: async ({ canvas }) => {
		await expect(canvas.getByRole("region", { name: /Hinweise|Notices|Avis/ })).toHaveTextContent(
			"Betriebsferien",
		);
		await expect(canvas.getByRole("link")).toHaveAttribute("href", "/kontakt");
		await expect(canvas.getByRole("button")).toHaveAccessibleDescription(/Betriebsferien/);
	},
};

export const Important: Story = {
	decorators: [shown({ tone: "important", link: null, text: "Heute ab 14 Uhr geschlossen." })],
};

export const SeveralAndLong: Story = {
	decorators: [
		shown(
			{
				text: "En raison des congés annuels de notre atelier, les réparations, les mises à taille et les gravures déposées après le 20 décembre ne seront prêtes qu’à partir du 11 janvier.",
				label: "Toutes les informations sur nos congés annuels",
			},
			{
				tone: "important",
				text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(3),
			},
		),
	],
};

export const NotToday: Story = {
	name: "B-USE-03 hides a notice of other days",
	decorators: [shown({ isCurrent: false })],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("region")).toBeNull();
	},
};

export const None: Story = {
	decorators: [shown()],
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole("region")).toBeNull();
	},
};
