import { defineConfig } from "facette";

/** The demo shop that comes with Facette. */
export default defineConfig({
	domain: "www.juwelier-sternau.example",
	languages: ["de", "en", "fr"],
	content: { from: "files", directory: "content" },
	features: { appointment: true },
});
