import type { SizeGuide } from "#core/catalogue/product.ts";
import styles from "#ui/shop/product/product-size-guide.module.css";

/** The table of a size guide, each row headed by its size. */
export function SizeTable({ guide: { display_name, table } }: { readonly guide: SizeGuide }) {
	const [head = [], ...rows] = table;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keys
		<section className={styles.scroll} aria-label={display_name} tabIndex={0}>
			<table className={styles.table}>
				<thead>
					<tr>
						{head.map((text) => (
							<th key={text} scope="col">
								{text}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.join("|")}>
							{row.map((text, place) =>
								place === 0 ? (
									<th key={head[place]} scope="row">
										{text}
									</th>
								) : (
									<td key={head[place]}>{text}</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
