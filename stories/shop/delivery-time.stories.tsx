import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DeliveryTime, PromisedDelivery } from "#ui/shop/delivery-time.tsx";

const meta = {
	title: "Shop/DeliveryTime",
	component: DeliveryTime,
	args: {
		days: { earliest: 2, latest: 4 },
		shipping: { areas: ["DE"], closures: [], collected: false, paidAhead: false },
	},
} satisfies Meta<typeof DeliveryTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InDays: Story = {
	name: "B-USE-12 in working days, as prerendered",
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Lieferzeit: 2 bis 4 Arbeitstage")).toBeVisible();
	},
};

export const Collected: Story = {
	name: "B-USE-12 states that collected goods are ready",
	args: {
		days: { earliest: 1, latest: 1 },
		shipping: { areas: ["DE"], closures: [], collected: true, paidAhead: false },
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Abholbereit in 1 Arbeitstag")).toBeVisible();
	},
};

export const Unknown: Story = {
	name: "B-LAW-06 unknown if the shop does not state it",
	args: { days: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Lieferzeit auf Anfrage")).toBeVisible();
	},
};

export const Promised: Story = {
	name: "B-USE-12 the dates promised for an order",
	render: () => (
		<PromisedDelivery
			promise={{ deliveryDates: { earliest: "2026-12-15", latest: "2026-12-17" }, deliveryDays: null }}
			collected={false}
			paidAhead={false}
		/>
	),
	play: async ({ canvas }) => {
		await expect(canvas.getByText("Bei Ihnen: Di., 15. – Do., 17. Dezember")).toBeVisible();
	},
};

export const PaidAhead: Story = {
	name: "B-USE-12 B-LAW-06 counts from the payment for payment in advance",
	args: { shipping: { areas: ["DE"], closures: [], collected: false, paidAhead: true } },
	play: async ({ canvas }) => {
		await expect(
			canvas.getByText("Lieferzeit: 2 bis 4 Arbeitstage nach Erteilung des Zahlungsauftrags"),
		).toBeVisible();
	},
};

export const PaymentOpen: Story = {
	name: "B-USE-12 B-LAW-06 shows both if payment in advance is possible",
	args: {
		shipping: { areas: ["DE"], closures: [], collected: false, paidAhead: "open" },
		withTransfer: true,
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvasElement).toHaveTextContent(/\. Bei Überweisung vorab/);
		await expect(canvas.getByText("Lieferzeit: 2 bis 4 Arbeitstage")).toBeVisible();
		await expect(
			canvas.getByText("Bei Überweisung vorab: 2 bis 4 Arbeitstage nach Erteilung des Zahlungsauftrags"),
		).toBeVisible();
	},
};
