import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reuseEncodedImages } from "../tests/encoded-images.mjs";
import { editedContent } from "./support/content-file.mjs";

function edit(file, change) {
	writeFileSync(file, change(readFileSync(file, "utf8")));
}

const editJson = (file, change) => edit(file, (text) => editedContent(text, change));

/** The URL of the variant's clock script, which journeys mock. */
export const clockScript = "https://uhr.marke.example/retailers/clock.js";

/**
 * Writes a dark copy of the demo shop without optional parts: appointments, the accessibility statement, an order
 * service, a shop, a primary menu. It has a watch brand's clock. Returns its folder and where to build it.
 */
export function makeVariant(directory) {
	const site = join(directory, "shop");
	const content = join(site, "content");
	rmSync(site, { recursive: true, force: true });
	mkdirSync(directory, { recursive: true });
	cpSync("adapters/content-files/demo", site, { recursive: true });
	edit(join(site, "facette.config.ts"), (text) =>
		text
			.replace("appointment: true", "appointment: false")
			.replace(/\torderService: .*\n/, `\tretailerClock: { script: "${clockScript}" },\n`)
			.replace(/\tecommerce: .*\n/, ""),
	);
	editJson(join(content, "project.json"), (project) => ({
		...project,
		show_accessibility: false,
		config: { brand_config: { rolex_clock: true, rolex_api_key: "sternau-probe" } },
	}));
	editJson(join(content, "theme.json"), (theme) => ({ ...theme, base_color: "#14110f" }));
	editJson(join(content, "menus.json"), (items) => items.filter(({ position }) => position === "social"));
	const out = join(directory, "site");
	reuseEncodedImages(out);
	return { site, out };
}
