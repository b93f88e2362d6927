import type { ReactNode } from "react";

const cell = { padding: "8px 16px 8px 0", textAlign: "start", verticalAlign: "middle" } as const;

/** A table of the documentation, without Storybook's styles. */
export function DocsTable({
	head,
	rows,
}: {
	readonly head: readonly string[];
	readonly rows: readonly (readonly ReactNode[])[];
}) {
	return (
		<table className="sb-unstyled" style={{ width: "100%", borderCollapse: "collapse", marginBottom: 40 }}>
			<thead>
				<tr>
					{head.map((title) => (
						<th key={title} scope="col" style={cell}>
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, place) => (
					<tr key={place} style={{ borderTop: "1px solid #ddd" }}>
						{row.map((content, column) => (
							<td key={column} style={cell}>
								{content}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A colour sample. */
export function Swatch({ color }: { readonly color: string }) {
	return (
		<span
			style={{
				display: "inline-block",
				width: 96,
				height: 40,
				background: color,
				border: "1px solid #ccc",
				verticalAlign: "middle",
			}}
		/>
	);
}
