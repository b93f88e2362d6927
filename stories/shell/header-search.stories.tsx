import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChangedSurroundings } from "#stories/fixtures/surroundings.tsx";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { listServices, listShop } from "#stories/shop/list-models.ts";
import styles from "#ui/shell/header-search.module.css";
import { HeaderSearchField } from "#ui/shell/header-search-field.tsx";

type Environment = ReturnType<typeof listServices>;

const meta = {
	component: HeaderSearchField,
	decorators: [
		(Story, { loaded }) => (
			<ChangedSurroundings services={(loaded.environment as Environment).services}>
				<div className={styles.panel} data-open="">
					<Story />
				</div>
			</ChangedSurroundings>
		),
		withShell(() => ({ shop: listShop() })),
	],
	args: { action: "/shop", panel: "header-search" },
	loaders: [() => ({ environment: listServices() })],
} satisfies Meta<typeof HeaderSearchField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

export const Open: Story = {};

const hits: Play = async ({ canvas, userEvent }) => {
	await userEvent.type(canvas.getByRole("combobox", { name: "Produkte suchen" }), "kron");
	await expect((await canvas.findAllByRole("option")).length).toBeGreaterThan(1);
	await expect(canvas.queryByText(/nichts gefunden/)).toBeNull();
};

export const Hits: Story = { name: "B-USE-13 suggests in the header while typing", play: hits };

export const HitsInZeitwerk: Story = {
	name: "Hits in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
	play: hits,
};

export const HitsInMaison: Story = { name: "Hits in Maison", globals: { theme: "maison" }, play: hits };

const none: Play = async ({ canvas, userEvent }) => {
	await userEvent.type(canvas.getByRole("combobox", { name: "Produkte suchen" }), "xyzzyq");
	await expect(await canvas.findByText("Zu „xyzzyq“ haben wir nichts gefunden")).toBeVisible();
	await expect(canvas.getByRole("button", { name: "Ähnliches zeigen" })).toBeVisible();
	await expect(canvas.queryAllByRole("option")).toHaveLength(0);
};

export const None: Story = {
	name: "B-USE-13 says that there is nothing to suggest, and shows the nearest results",
	play: none,
};

export const NoneOnANarrowPhone: Story = {
	name: "None on a narrow phone",
	globals: { viewport: { value: "narrow" } },
	play: none,
};

export const NoneInZeitwerk: Story = {
	name: "None in Zeitwerk",
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
	play: none,
};

export const NoneInMaison: Story = { name: "None in Maison", globals: { theme: "maison" }, play: none };
