import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { framedDocs } from "#stories/fixtures/dialogs.ts";
import { exampleDrawings, exampleImages } from "#stories/fixtures/images.ts";
import {
	plainProduct,
	price,
	productRatings,
	ringProduct,
	ringVariant,
} from "#stories/shop/product-models.ts";
import { ProductStory, type ProductStoryProps } from "#stories/shop/product-story.tsx";

/**
 * A product's page with a shop in memory: images, choices, price, details, ratings.
 *
 * Use it for one product with its variants. Not for a comparison of products.
 */
const meta: Meta<ProductStoryProps> = {
	parameters: framedDocs,
	args: { product: ringProduct(), ratings: productRatings },
	render: (args, { globals }) => (
		<ProductStory key={globals.language} {...args} language={globals.language} />
	),
};

export default meta;
type Story = StoryObj<ProductStoryProps>;

const phone = { viewport: { value: "phone" } };

export const Ring: Story = {};

export const RingOnAPhone: Story = { globals: phone };

export const RingInFrench: Story = { globals: { language: "fr" } };

export const Plain: Story = { args: { product: plainProduct(), ratings: [] } };

export const Worn: Story = {
	name: "R-CAT-07 fills the square with a worn piece, and labels its thumbnail",
	args: {
		images: [exampleImages.square, exampleDrawings.worn, { ...exampleImages.tile, subject: "detail" }],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Bild 2 von 3, getragen" }));
		await expect(canvas.getByRole("button", { name: "Bild 3 von 3, aus der Nähe" })).toBeVisible();
		await expect(canvas.getByRole("img", { name: exampleDrawings.worn.alt })).toHaveStyle({
			objectFit: "cover",
		});
	},
};

export const Reduced: Story = {
	name: "B-LAW-05 compares a reduction with the lowest price of the 30 days before",
	args: {
		product: plainProduct({
			price_brutto: price("890"),
			price_history: [
				{ date: "2026-06-01T00:00:00Z", price_brutto: price("1100") },
				{ date: "2026-10-20T00:00:00Z", price_brutto: price("1000") },
				{ date: "2026-11-10T00:00:00Z", price_brutto: price("890") },
			],
		}),
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/1\.000,00/)).toBeVisible();
		await expect(canvas.getByText(/11 %/)).toBeVisible();
	},
};

export const OnRequest: Story = {
	args: { product: plainProduct({ price_brutto: null }), ratings: [] },
};

export const SoldOut: Story = { args: { product: plainProduct({ stock: 0 }), ratings: [] } };

export const Maintenance: Story = { args: { settings: { maintenance_mode: true } } };

export const Variant: Story = {
	name: "R-PROD-03 R-PROD-04 R-CAT-09 sets price, reference, stock and availability with the variant",
	play: async ({ canvas }) => {
		const cart = () => canvas.queryByRole("button", { name: "In den Warenkorb" });
		await userEvent.click(canvas.getByRole("radio", { name: /^54/ }));
		await expect(canvas.getByText("Referenz SE-103-54")).toBeVisible();
		await expect(canvas.getByText("2 Stück vorrätig")).toBeVisible();
		await userEvent.click(canvas.getByRole("button", { name: "Eins mehr" }));
		await expect(canvas.getByRole("button", { name: "Eins mehr" })).toBeDisabled();
		await userEvent.click(canvas.getByRole("radio", { name: /^56/ }));
		await expect(cart()).toBeNull();
		await expect(canvas.getByText("Auf Anfrage")).toBeVisible();
		await userEvent.click(canvas.getByRole("radio", { name: /^52/ }));
		await expect(cart()).toBeEnabled();
	},
};

export const Unchosen: Story = {
	name: "R-PROD-02 R-FORM-02 names a missing variant on press and scrolls to it",
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("button", { name: "In den Warenkorb" }));
		await expect(canvas.getByText("Bitte wählen Sie: Ringgröße.")).toBeVisible();
		await expect(canvas.getByRole("radio", { name: /^52/ })).toHaveFocus();
		await userEvent.click(canvas.getByRole("radio", { name: /^54/ }));
		await expect(canvas.queryByText("Bitte wählen Sie: Ringgröße.")).toBeNull();
	},
};

export const Engraved: Story = {
	name: "B-USE-02 R-PROD-05 renders the engraving while typing, in the chosen script",
	play: async ({ canvas, canvasElement }) => {
		await userEvent.click(canvas.getByText("+ Gravur hinzufügen"));
		await userEvent.type(canvas.getByLabelText("Text der Gravur (freiwillig)"), "Clara & Anton");
		await userEvent.selectOptions(canvas.getByLabelText("Schrift (freiwillig)"), "Blockschrift");
		await expect(canvas.getByText("Noch 17 Zeichen")).toBeVisible();
		await canvas.findByText(/So sieht Ihre Gravur aus/);
		const drawn = canvasElement.querySelector("text[data-script]");
		await expect(drawn).toHaveTextContent("CLARA & ANTON");
		await expect(drawn).toHaveAttribute("data-script", "block");
		await userEvent.click(canvas.getByRole("radio", { name: /^52/ }));
		await expect(canvas.getByText(/Größe 52, innen 16,6 mm/)).toBeVisible();
	},
};

export const AddedToCart: Story = {
	name: "Adds the choice to the cart, announces it, and keeps the focus",
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("radio", { name: /^54/ }));
		await userEvent.click(canvas.getByText("+ Gravur hinzufügen"));
		await userEvent.type(canvas.getByLabelText("Text der Gravur (freiwillig)"), "Für immer");
		const button = canvas.getByRole("button", { name: "In den Warenkorb" });
		await userEvent.click(button);
		const notice = await canvas.findByText("Drei Steine, 54 liegt in Ihrem Warenkorb.");
		await expect(notice.closest("[role=status]")).not.toBeNull();
		await expect(button).toHaveFocus();
		await expect(canvas.getByRole("link", { name: "Zum Warenkorb" })).toHaveAttribute(
			"href",
			"/shop/warenkorb",
		);
	},
};

export const ReadAgain: Story = {
	name: "B-SEO-03 keeps the choice when price and stock are updated",
	args: {
		now: ringProduct({
			product_variants: [ringVariant("52"), ringVariant("54", { price_brutto: price("3350"), stock: 1 })],
		}),
	},
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("radio", { name: /^54/ }));
		await expect(await canvas.findByText("1 Stück vorrätig")).toBeVisible();
		await expect(canvas.getByRole("radio", { name: /^54/ })).toBeChecked();
	},
};

export const Gone: Story = {
	name: "Prevents ordering a product that is no longer listed",
	args: { product: plainProduct(), now: null, ratings: [] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText("Dieses Stück ist nicht mehr erhältlich.")).toBeVisible();
		await expect(canvas.queryByRole("button", { name: "In den Warenkorb" })).toBeNull();
	},
};

const openRequest = async (canvas: ReturnType<typeof within>) => {
	await userEvent.click(canvas.getByRole("button", { name: "Verfügbarkeit anfragen" }));
	return canvas.findByRole("form", { name: "Ihre Anfrage" }, { timeout: 10_000 });
};

export const RequestMistakes: Story = {
	name: "R-CAT-07 shows what to correct in a request and focuses the first",
	play: async ({ canvas }) => {
		const form = within(await openRequest(canvas));
		await userEvent.click(form.getByRole("button", { name: "Anfrage senden" }));
		await expect(await form.findByText("Bitte geben Sie Ihre E-Mail-Adresse an.")).toBeVisible();
		await expect(form.getByLabelText(/E-Mail/)).toHaveFocus();
	},
};

export const RequestFails: Story = {
	name: "R-ORDER-03 R-I18N-03 reports a failed request verbatim and keeps the text",
	args: { down: true },
	globals: { language: "en" },
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Request Availability" }));
		const form = within(await canvas.findByRole("form", { name: "Your request" }, { timeout: 10_000 }));
		await userEvent.type(form.getByLabelText(/E-mail/), "ada@example.org");
		await userEvent.click(form.getByRole("checkbox"));
		await userEvent.click(form.getByRole("button", { name: "Send request" }));
		await expect(await form.findByText("Could not post request")).toBeVisible();
		await expect(form.getByLabelText(/E-mail/)).toHaveValue("ada@example.org");
	},
};

export const Rated: Story = {
	name: "R-PROD-07 sends a rating and thanks for it",
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole("button", { name: "Bewertung schreiben" }));
		const found = await canvas.findByRole("form", { name: "Bewertung schreiben" }, { timeout: 10_000 });
		const form = within(found);
		await userEvent.click(form.getByRole("button", { name: "Bewertung senden" }));
		await expect(await form.findByText("Bitte wählen Sie 1 bis 5 Sterne.")).toBeVisible();
		await userEvent.click(form.getByRole("radio", { name: "4 Sterne von 5" }));
		await userEvent.click(form.getByRole("checkbox"));
		await userEvent.click(form.getByRole("button", { name: "Bewertung senden" }));
		await expect(await canvas.findByText(/Ihre Bewertung erscheint/)).toBeVisible();
	},
};

const wrapping = { present_wrapping: true, present_wrapping_price: price("4.9") };

const wrap: NonNullable<Story["play"]> = async ({ canvas }) => {
	await userEvent.click(canvas.getByRole("checkbox", { name: /^Als Geschenk verpacken \(4,90/ }));
	await userEvent.type(
		await canvas.findByRole("textbox", { name: /^Text der Glückwunschkarte/ }),
		"Für dich",
	);
};

export const Gift: Story = {
	name: "B-USE-16 offers gift wrapping with a checkbox, and a text for the card",
	args: { product: plainProduct(), settings: wrapping },
	play: async (context) => {
		await wrap(context);
		await expect(context.canvas.getByText("Noch 292 Zeichen")).toBeVisible();
	},
};

export const GiftInZeitwerk: Story = {
	...Gift,
	name: "Gift in Zeitwerk",
	globals: { theme: "zeitwerk", ...phone },
};

export const GiftInMaison: Story = { ...Gift, name: "Gift in Maison", globals: { theme: "maison" } };

export const GiftWithAnAddress: Story = {
	name: "B-USE-16 rejects web addresses on a card, with a message",
	args: { product: plainProduct(), settings: wrapping },
	play: async (context) => {
		await wrap(context);
		const card = context.canvas.getByRole("textbox", { name: /^Text der Glückwunschkarte/ });
		await userEvent.type(card, ", siehe www.beispiel.example");
		await expect(card).toHaveAccessibleDescription(/Bitte lassen Sie Internetadressen weg/);
	},
};

const scrollToEnd: NonNullable<Story["play"]> = async ({ canvasElement }) => {
	canvasElement.ownerDocument.documentElement.scrollTop = 100_000;
	await waitFor(() => expect(canvasElement.querySelector("buy-bar")).toHaveAttribute("data-shown"));
};

export const BuyBar: Story = {
	name: "B-LAW-04 keeps price and cart button within reach on a phone while the button is out of view",
	globals: phone,
	play: scrollToEnd,
};

export const BuyBarInZeitwerk: Story = { globals: { theme: "zeitwerk", ...phone }, play: scrollToEnd };

export const BuyBarInMaison: Story = { globals: { theme: "maison", ...phone }, play: scrollToEnd };

export const RequestBar: Story = {
	name: "R-CAT-07 offers a request in the bar on a phone for products on request",
	args: OnRequest.args ?? {},
	globals: phone,
	play: scrollToEnd,
};

export const RequestBarInZeitwerk: Story = {
	args: OnRequest.args ?? {},
	globals: { theme: "zeitwerk", ...phone },
	play: scrollToEnd,
};

export const RequestBarInMaison: Story = {
	args: SoldOut.args ?? {},
	globals: { theme: "maison", ...phone },
	play: scrollToEnd,
};

export const OutlinedButtons: Story = {
	name: "B-USE-07 fills the button of the cart in a theme with outlined buttons",
	args: { product: plainProduct(), ratings: [] },
	globals: { theme: "zeitwerk", language: "de" },
	play: async ({ canvas }) => {
		const button = canvas.getByRole("button", { name: "In den Warenkorb" });
		await waitFor(() =>
			expect(button).toHaveStyle({ backgroundColor: "rgb(0, 0, 0)", color: "rgb(255, 255, 255)" }),
		);
	},
};
