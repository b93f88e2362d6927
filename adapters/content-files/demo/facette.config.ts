import { defineConfig } from "facette";

/** The demo shop that comes with Facette. */
export default defineConfig({
	format: 2,
	domain: "www.juwelier-sternau.example",
	languages: ["de", "en", "fr"],
	content: { from: "files", directory: "content" },
	analytics: { matomo: { url: "https://statistik.juwelier-sternau.example/", siteId: 1 } },
	// The reference service of `npm start`, by default.
	orderService: { url: process.env.FACETTE_ORDER_SERVICE ?? "http://127.0.0.1:4310" },
	features: { appointment: true },
	redirects: { login: "https://portal.juwelier-sternau.example/" },
	ecommerce: { storeRoot: "shop", displayName: { de: "Shop", en: "Shop", fr: "Boutique" }, currency: "EUR" },
});
