import type { ReactNode } from "react";
import type { PageModel } from "#core/site/page-model.ts";
import { contentsOf } from "#ui/blocks/block-anchors.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Column, Grid } from "#ui/components/grid.tsx";
import styles from "#ui/components/legal-layout.module.css";
import { PlainHead } from "#ui/components/page-heads.tsx";
import { useWords } from "#ui/foundation/words.tsx";

interface LegalLayoutProps {
	readonly page: PageModel;
	/** Whether the text's headings are listed beside it. */
	readonly contents?: boolean;
	/** Stands beside the text. */
	readonly aside?: ReactNode;
	/** Stands below the text. */
	readonly children?: ReactNode;
}

/** A legal text in one column, with what belongs to it at its side; made to be read and printed. */
export function LegalLayout({ page, contents = false, aside, children }: LegalLayoutProps) {
	const entries = contents ? contentsOf(page.blocks) : [];
	const hasSide = entries.length > 1 || Boolean(aside);
	return (
		<article className={styles.page}>
			<Grid>
				<Column span={{ base: 12 }} className={styles.head}>
					<PlainHead page={page} />
				</Column>
				<Column span={{ base: 12, lg: 8 }} className={styles.text}>
					<Blocks blocks={page.blocks} plain />
					{children}
				</Column>
				{hasSide ? (
					<Column span={{ base: 12, lg: 4 }} className={styles.side}>
						{entries.length > 1 ? <Contents entries={entries} /> : null}
						{aside}
					</Column>
				) : null}
			</Grid>
		</article>
	);
}

function Contents({ entries }: { readonly entries: ReturnType<typeof contentsOf> }) {
	const words = useWords();
	return (
		<nav className={styles.contents} aria-label={words("legal.contents")}>
			<p className={styles.label}>{words("legal.contents")}</p>
			<ol>
				{entries.map(({ anchor, text }) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>{text}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
