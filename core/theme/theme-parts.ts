/** The parts of pages that a site's `theme.css` can address as `[data-part="NAME"]`, with a description of each. */
export const themeParts = {
	header: "the header of every page",
	"header-row": "its row with logo and buttons",
	"header-tools": "the buttons at the end of that row",
	logo: "the logo in the header",
	navigation: "the navigation below or next to the logo",
	footer: "the footer of every page",
	breadcrumbs: "the way back above a product",
	"page-head": "the head of a page with its title",
	hero: "the large image of the home page with its text",
	text: "running text from Markdown",
	teasers: "the block with cards that link to pages",
	gallery: "the block with several images",
	picture: "the block with one image",
	quote: "the block with a quotation",
	"call-to-action": "the band with a heading and buttons",
	"contact-card": "the card with telephone and e-mail",
	"opening-hours": "the table of opening hours",
	button: "a button, or a link that looks like one",
	dialog: "menus, filters and other dialogs",
	"product-list": "the grid of products",
	"product-card": "a product in a list",
	filters: "the filters of a list",
	price: "a price, or a price range",
	"product-gallery": "the images of a product",
	"cart-line": "a line of the cart",
	"cart-summary": "the total of the cart",
	"checkout-step": "a step of the checkout",
	"checkout-summary": "the order next to the steps",
} as const;

/** The name of a part of a page in a site's `theme.css` (B-USE-07). */
export type ThemePart = keyof typeof themeParts;
