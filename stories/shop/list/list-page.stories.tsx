import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { framedDocs, pressable } from "#stories/fixtures/dialogs.ts";
import { ChangedSurroundings } from "#stories/fixtures/surroundings.tsx";
import { withShell } from "#stories/fixtures/with-shell.tsx";
import { listPage, listServices, listShop } from "#stories/shop/list-models.ts";
import { price } from "#stories/shop/product-models.ts";
import { ListPage } from "#ui/pages/shop-list.tsx";

type Environment = ReturnType<typeof listServices>;

const meta = {
	parameters: framedDocs,
	component: ListPage,
	decorators: [
		(Story, { loaded }) => (
			<ChangedSurroundings services={(loaded.environment as Environment).services}>
				<Story />
			</ChangedSurroundings>
		),
		withShell(() => ({ shop: listShop() })),
	],
	args: { page: listPage() },
	loaders: [() => ({ environment: listServices() })],
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const searchOf = (loaded: Readonly<Record<string, unknown>>) =>
	(loaded.environment as Environment).services.navigation.search();

export const CompleteShop: Story = {
	name: "R-CAT-06 appends the next page with 'Show More' and hides it after the last",
	play: async ({ canvas, userEvent }) => {
		await expect(canvas.getAllByRole("article")).toHaveLength(20);
		await userEvent.click(canvas.getByRole("link", { name: "Mehr anzeigen" }));
		await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(26));
		await expect(canvas.queryByRole("link", { name: "Mehr anzeigen" })).toBeNull();
	},
};

export const Category: Story = { args: { page: listPage("de", "uhren") } };

export const Filtered: Story = {
	name: "R-CAT-06 B-USE-01 adds a filter to the address and the chips, and shows the promised number of products",
	play: async ({ canvas, loaded, userEvent }) => {
		await userEvent.click(canvas.getByRole("checkbox", { name: /^Havelwerk/ }));
		await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
		await expect(searchOf(loaded)).toBe("?manufacturer=havelwerk");
		await userEvent.click(canvas.getByRole("button", { name: "Filter entfernen: Havelwerk" }));
		await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(20));
	},
};

export const FromAnAddress: Story = {
	loaders: [() => ({ environment: listServices("?category=uhren&attribute.colour=Blau&price_max=1500") })],
};

export const PriceTyped: Story = {
	name: "R-CAT-06 accepts typed prices with any thousands separator",
	play: async ({ canvas, loaded, userEvent }) => {
		await userEvent.type(canvas.getByRole("textbox", { name: "Von" }), "1.000,50{Enter}");
		await waitFor(() => expect(searchOf(loaded)).toBe("?price_min=1000.5"));
	},
};

export const LongGroup: Story = {
	name: "Shows six values of a long group, and all on request",
	play: async ({ canvas, userEvent }) => {
		const group = within(canvas.getByRole("list", { name: "Farbe" }));
		await expect(group.getAllByRole("checkbox")).toHaveLength(6);
		await userEvent.click(canvas.getByRole("button", { name: "4 weitere" }));
		await expect(group.getAllByRole("checkbox")).toHaveLength(10);
	},
};

export const Search: Story = {
	name: "B-USE-01 opens a suggested product by keyboard alone",
	play: async ({ canvas, loaded, userEvent }) => {
		const field = canvas.getByRole("combobox", { name: "Produkte suchen" });
		await userEvent.type(field, "Kronberg Grün");
		await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(0));
		await expect(field).toHaveAttribute("aria-expanded", "true");
		await userEvent.keyboard("{ArrowDown}");
		await expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
		await userEvent.keyboard("{Enter}");
		await expect((loaded.environment as Environment).visitedPages).toEqual(["/shop/uhren/produkt-3"]);
	},
};

export const NothingFound: Story = {
	name: "Helps if nothing is found",
	loaders: [() => ({ environment: listServices("?q=xyzzy") })],
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByRole("heading", { name: /xyzzy/ })).toBeVisible());
		const [, clear] = canvas.getAllByRole("button", { name: "Alle Filter löschen" });
		await userEvent.click(clear as HTMLElement);
		await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(20));
	},
};

const nearest: Story = {
	loaders: [() => ({ environment: listServices("?q=xyzzy") })],
	play: async ({ canvas }) => {
		const near = await canvas.findByRole("list", { name: "Das kommt dem am nächsten" });
		await expect(within(near).getAllByRole("article").length).toBeGreaterThan(0);
	},
};

export const Nearest: Story = {
	...nearest,
	name: "B-USE-13 shows the nearest products if nothing is found",
};

export const NearestInZeitwerk: Story = {
	...nearest,
	globals: { theme: "zeitwerk", viewport: { value: "phone" } },
};

export const NearestInMaison: Story = { ...nearest, globals: { theme: "maison" } };

const gifts = {
	display_name: "Geschenke bis 100 €",
	tag: "geschenk",
	price_min: null,
	price_max: price("100"),
};

export const QuickFilters: Story = {
	name: "B-USE-16 shows the shop's quick filters above the list, with the active one marked",
	decorators: [withShell(() => ({ shop: listShop({ quick_filters: [gifts] }) }))],
	loaders: [() => ({ environment: listServices("?tag=geschenk&price_max=100") })],
	play: async ({ canvas }) => {
		const link = canvas.getByRole("link", { name: "Geschenke bis 100 €" });
		await waitFor(() => expect(link).toHaveAttribute("aria-current", "true"));
		await expect(link).toHaveAttribute("href", "/shop");
	},
};

const never = () => new Promise<never>(() => undefined);

export const Loading: Story = {
	loaders: [
		() => ({
			environment: listServices("?category=uhren", ({ catalogue }) => ({
				catalogue: { ...catalogue, list: never },
			})),
		}),
	],
};

export const Sheet: Story = {
	name: "R-CAT-06 shows filters on a phone in a sheet with the number of remaining products",
	globals: { viewport: { value: "phone" } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
		const sheet = within(canvas.getByRole("dialog", { name: "Filter" }));
		await userEvent.click(await pressable(await sheet.findByRole("checkbox", { name: /^Trauringe/ })));
		await waitFor(() => expect(sheet.getByRole("button", { name: "8 Produkte anzeigen" })).toBeVisible());
	},
};

/** A live shop: it does not count, and has a colour that the build lacked. */
export const Uncounted: Story = {
	name: "R-CAT-06 offers filters without counts if the catalogue does not count",
	decorators: [withShell(() => ({ shop: { ...listShop(), countsFacets: false } }))],
	loaders: [
		() => ({
			environment: listServices("", ({ catalogue }) => ({
				catalogue: {
					...catalogue,
					list: async (query) => ({ ...(await catalogue.list(query)), facets: null }),
					attributes: async (groups) =>
						(await catalogue.attributes(groups)).map((group) => ({
							...group,
							display_values: [...group.display_values.filter((value) => value !== "Silber"), "Türkis"],
						})),
				},
			})),
		}),
	],
	play: async ({ canvas, userEvent }) => {
		const group = within(canvas.getByRole("list", { name: "Farbe" }));
		await waitFor(() => expect(group.queryByRole("checkbox", { name: "Silber" })).toBeNull());
		await userEvent.click(canvas.getByRole("button", { name: "4 weitere" }));
		await expect(group.getByRole("checkbox", { name: "Türkis" })).toBeEnabled();
		await userEvent.click(canvas.getByRole("checkbox", { name: "Havelwerk" }));
		await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
		await expect(canvas.getByRole("button", { name: "Filter entfernen: Havelwerk" })).toBeVisible();
	},
};

export const Maintenance: Story = {
	decorators: [withShell(() => ({ shop: listShop({ maintenance_mode: true }) }))],
};
