/** The source of a site's own block with state: it converts the circumference of a ring to its diameter. */
export const ringSize = `import { useState } from "react";
import { type BlockProps, defineBlock, integer, list, optional, text } from "facette/blocks";
import styles from "./ring-size.module.css";

const fields = {
	title: text({ de: ["Titel", "Steht über dem Rechner."], en: ["Title", "Shown above the converter."] }),
	smallest: integer(
		{ minimum: 40, maximum: 80 },
		{ de: ["Kleinste Größe", "Umfang in Millimetern."], en: ["Smallest size", "Circumference in millimetres."] },
	),
	hint: optional(text({ de: ["Hinweis", "Steht darunter."], en: ["Hint", "Shown below."] })),
	names: list(
		{
			millimetres: integer(
				{ minimum: 40, maximum: 80 },
				{ de: ["Umfang", "In Millimetern."], en: ["Circumference", "In millimetres."] },
			),
			label: text({ de: ["Name", "Wie die Größe heißt."], en: ["Name", "What the size is called."] }),
		},
		{ de: ["Namen", "Namen von Größen."], en: ["Names", "Names of sizes."] },
	),
};

function RingSize({ block, language }: BlockProps<typeof fields>) {
	const [millimetres, setMillimetres] = useState(block.smallest);
	const diameter = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(millimetres / Math.PI);
	const name = block.names.find((entry) => entry.millimetres === millimetres)?.label;
	return (
		<section className={styles.finder}>
			<h2>{block.title}</h2>
			<button type="button" onClick={() => setMillimetres(millimetres + 1)}>
				+ 1 mm
			</button>
			<output>{millimetres} mm, ⌀ {diameter} mm{name ? " (" + name + ")" : ""}</output>
			{block.hint ? <p>{block.hint}</p> : null}
		</section>
	);
}

export default defineBlock({
	name: "ring-size",
	de: ["Ringgröße", "Rechnet den Umfang eines Rings in seinen Durchmesser um."],
	en: ["Ring size", "Converts the circumference of a ring to its diameter."],
	fields,
	hydrate: "interaction",
	component: RingSize,
});
`;

/** The style sheet of the block. */
export const ringSizeStyles = ".finder { padding: 1rem; border: 1px solid currentColor; }\n";

/** The block in a page's content. */
export const ringSizeContent = {
	type: "ring-size",
	title: "Welche Größe passt?",
	smallest: 52,
	names: [{ millimetres: 53, label: "Größe 53" }],
};
