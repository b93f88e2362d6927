import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Change } from "#tests/architecture/cost/change.ts";

const definition = `	sizer: block({
		de: ["Ringgröße", "Der Durchmesser zu einem Umfang."],
		en: ["Ring size", "The diameter of a circumference."],
		heading: ownHeading,
		fields: { heading: headingField },
	}),
`;

const component = `import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import { sizerIsland } from "#ui/blocks/sizer/sizer-island.ts";
import { IslandHost } from "#ui/foundation/island.tsx";

/** The diameter of a ring for a circumference. */
export function SizerBlock({ block: { heading } }: BlockProps<"sizer">) {
	return (
		<section aria-labelledby={heading?.anchor}>
			{heading ? <h2 id={heading.anchor}>{heading.text}</h2> : null}
			<IslandHost island={sizerIsland} props={{ circumference: 54 }} />
		</section>
	);
}

export const block: BlockView<"sizer"> = { type: "sizer", component: SizerBlock };
`;

const form = `import { useState } from "react";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The props of the calculator. */
export interface SizerFormProps {
	/** In millimetres. */
	readonly circumference: number;
}

/** A field for a circumference, and the diameter. */
export function SizerForm({ circumference }: SizerFormProps) {
	const t = useTranslate();
	const [value, setValue] = useState(circumference);
	return (
		<form>
			<label>
				{t("sizer.circumference")}
				<input type="number" value={value} onChange={({ target }) => setValue(target.valueAsNumber)} />
			</label>
			<output>{(value / Math.PI).toFixed(1)}</output>
		</form>
	);
}
`;

const island = `import type { SizerFormProps } from "#ui/blocks/sizer/sizer-form.tsx";
import { defineIsland } from "#ui/foundation/island-definition.ts";

/** The calculator, which few visitors use. */
export const sizerIsland = defineIsland<SizerFormProps>({
	name: "sizer",
	hydrate: "interaction",
	load: () => import("#ui/blocks/sizer/sizer-form.tsx").then((module) => module.SizerForm),
});
`;

const texts = { de: "Umfang in mm", en: "Circumference in mm", fr: "Circonférence en mm" };

/** A new type of block with an island and texts of its own. */
export const interactiveBlock: Change = {
	name: "a new type of block that visitors use",
	apply(copy) {
		copy.replace(
			"core/content/blocks.ts",
			"export const blockTypes = {\n",
			`export const blockTypes = {\n${definition}`,
		);
		copy.write("ui/blocks/lazy/sizer-block.tsx", component);
		copy.write("ui/blocks/sizer/sizer-form.tsx", form);
		copy.write("ui/blocks/sizer/sizer-island.ts", island);
		for (const [language, circumference] of Object.entries(texts))
			copy.write(`ui/locales/${language}/sizer.json`, JSON.stringify({ sizer: { circumference } }));
		copy.replace("ui/locales/namespaces.ts", '\t"newsletter",\n', '\t"newsletter",\n\t"sizer",\n');
		copy.replace("ui/locales/load-messages.ts", "{pages,", "{sizer,pages,");
		copy.replace(
			"ui/locales/page-text-key.ts",
			"import type site",
			'import type sizer from "#ui/locales/de/sizer.json";\nimport type site',
		);
		copy.replace(
			"ui/locales/page-text-key.ts",
			"\t| TextKey<typeof site>\n",
			"\t| TextKey<typeof site>\n\t| TextKey<typeof sizer>\n",
		);
	},
	content: (files) => ({
		...files,
		"pages/size.json": {
			template: "info",
			translations: [
				{
					language: "de",
					path: "/ringgroesse",
					title: "Ringgröße",
					description: "Ein Rechner.",
					blocks: [{ type: "sizer", heading: "Welche Größe?" }],
				},
			],
		},
	}),
	prove(made) {
		const html = () => readFileSync(join(made.pages, "ringgroesse/index.html"), "utf8");

		it("touches one definition, the block, its island, its texts and the three lists of texts", () => {
			// The other type of block has changed core/content/blocks.ts before.
			expect(made.files.toSorted()).toEqual([
				"ui/blocks/lazy/sizer-block.tsx",
				"ui/blocks/sizer/sizer-form.tsx",
				"ui/blocks/sizer/sizer-island.ts",
				"ui/locales/de/sizer.json",
				"ui/locales/en/sizer.json",
				"ui/locales/fr/sizer.json",
				"ui/locales/load-messages.ts",
				"ui/locales/namespaces.ts",
				"ui/locales/page-text-key.ts",
			]);
		});

		it("is prerendered with its texts", () => {
			expect(html()).toContain("Umfang in mm");
			expect(html()).toContain("<output>17.2</output>");
		});

		it("comes with the script of its island, which other pages do not load", () => {
			expect(html()).toMatch(/\/assets\/sizer-[\w-]+\.js/);
			expect(readFileSync(join(made.pages, "index.html"), "utf8")).not.toContain("sizer");
		});
	},
};
