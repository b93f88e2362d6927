import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { png } from "#tests/adapters/content-files/content-folder.ts";
import type { Change } from "#tests/architecture/cost/change.ts";

const definition = `	recipe: block({
		de: ["Rezept", "Wie man etwas pflegt, Schritt für Schritt."],
		en: ["Recipe", "How to care for something, step by step."],
		heading: ownHeading,
		fields: {
			heading: headingField,
			photo: image({ de: ["Foto", "Ein Bild."], en: ["Photo", "An image."] }),
			steps: requiredList(
				{ text: markdown({ de: ["Schritt", "In Markdown."], en: ["Step", "In Markdown."] }) },
				{ de: ["Schritte", "Der Reihe nach."], en: ["Steps", "In order."] },
			),
		},
	}),
`;

const component = `import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/recipe-block.module.css";
import { Image } from "#ui/components/image.tsx";
import { Prose } from "#ui/components/prose.tsx";

/** How to care for something, step by step. */
export function RecipeBlock({ block: { heading, photo, steps } }: BlockProps<"recipe">) {
	return (
		<section className={styles.recipe} aria-labelledby={heading?.anchor}>
			{heading ? <h2 id={heading.anchor}>{heading.text}</h2> : null}
			<Image image={photo} sizes="92vw" />
			<ol>
				{steps.map(({ text }, index) => (
					<li key={index}>
						<Prose html={text.html} singleColumn />
					</li>
				))}
			</ol>
		</section>
	);
}

export const block: BlockView<"recipe"> = { type: "recipe", component: RecipeBlock };
`;

const recipe = {
	type: "recipe",
	heading: "Pflege",
	photo: "ring.png",
	steps: [{ text: "Mit *Wasser* spülen." }, { text: "Trocknen. Siehe [Uhren](/uhren)." }],
};

/** A new type of block, with a heading, an image and prose. */
export const contentBlock: Change = {
	name: "a new type of block",
	apply(copy) {
		copy.replace(
			"core/content/blocks.ts",
			"export const blockTypes = {\n",
			`export const blockTypes = {\n${definition}`,
		);
		copy.write("ui/blocks/lazy/recipe-block.tsx", component);
		copy.write("ui/blocks/lazy/recipe-block.module.css", ".recipe {\n\tcounter-reset: recipe-steps;\n}\n");
	},
	content: (files) => ({
		...files,
		"media/ring.png": png,
		"pages/care.json": {
			template: "info",
			translations: [
				{
					language: "de",
					path: "/pflege",
					title: "Pflege",
					description: "Ein Rezept.",
					blocks: [{ type: "text", markdown: "## Pflege" }, recipe],
				},
			],
		},
	}),
	prove(made) {
		const html = () => readFileSync(join(made.pages, "pflege/index.html"), "utf8");

		it("touches one definition and one ui file with its style", () => {
			expect(made.files.toSorted()).toEqual([
				"core/content/blocks.ts",
				"ui/blocks/lazy/recipe-block.module.css",
				"ui/blocks/lazy/recipe-block.tsx",
			]);
		});

		it("is on the page with its image, its prose and its links", () => {
			expect(html()).toMatch(/<section class="[\w-]+" aria-labelledby="pflege-2">/);
			expect(html()).toMatch(/<img [^>]*src="\/[^"]*ring[^"]*"/);
			expect(html()).toContain("Mit <em>Wasser</em> spülen.");
			expect(html()).toContain('<a href="/uhren">Uhren</a>');
		});

		it("R-A11Y-03 has a heading with an anchor of its own next to a text's", () => {
			expect(html()).toContain('<h2 id="pflege">Pflege</h2>');
			expect(html()).toContain('<h2 id="pflege-2">Pflege</h2>');
		});

		it("comes with its style, in its page's style sheet, and its script, which other pages do not load", () => {
			const home = readFileSync(join(made.pages, "index.html"), "utf8");
			const [style = ""] = /\/assets\/template-[\w-]+\.css/.exec(html()) ?? [];
			expect(readFileSync(join(made.pages, style), "utf8")).toContain("recipe-steps");
			expect(html()).toMatch(/data-modules="[^"]*\/assets\/recipe-block-[\w-]+\.js/);
			expect(home).not.toContain("recipe-block");
		});

		it("B-USE-06 is in the JSON Schema that editors complete from", () => {
			made.copy.run("schema", "--json", "--out", "schemas");
			const folder = join(made.copy.directory, "schemas");
			const schemas = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
			expect(schemas.some((text) => text.includes('"recipe"'))).toBe(true);
		});
	},
};
