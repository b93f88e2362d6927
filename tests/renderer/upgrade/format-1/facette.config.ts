import { defineConfig } from "facette";

export default defineConfig({
	domain: "www.juwelier-alt.example",
	country: "DE",
	languages: ["de"],
	content: { from: "files", directory: "content" },
	ecommerce: {
		displayName: { de: "Shop", en: "Shop", fr: "Boutique" },
		currency: "EUR",
	},
	// The service that takes orders, once it runs:
	// orderService: { url: "https://orders.juwelier-alt.example" },
	// Builds a preview although gaps are left, and marks each page as one. Remove this line before you publish.
	allowIncomplete: true,
});
