import type { ReactNode } from "react";
import type { HeadingModel } from "#core/content-values/prose-model.ts";
import type { BlockModel } from "#core/models/block-model.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { Column, Grid } from "#ui/components/grid.tsx";
import styles from "#ui/components/legal-layout.module.css";
import { PlainPageHeader } from "#ui/components/page-headers.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

interface LegalLayoutProps {
	readonly page: PageModel;
	/** Whether to list the text's headings next to it. */
	readonly contents?: boolean;
	/** Shown next to the text. */
	readonly aside?: ReactNode;
	/** Shown below the text. */
	readonly children?: ReactNode;
}

/**
 * A legal text in one column, with related content next to it; designed for reading and printing.
 *
 * Use it for long reference texts. Not for pages that present products or services.
 */
export function LegalLayout({ page, contents = false, aside, children }: LegalLayoutProps) {
	const entries = contents ? page.blocks.flatMap(headingsOf) : [];
	const hasSide = entries.length > 1 || Boolean(aside);
	return (
		<article className={styles.page}>
			<Grid>
				<Column span={{ base: 12 }} className={styles.head}>
					<PlainPageHeader page={page} />
				</Column>
				<Column span={{ base: 12, lg: 8 }} className={styles.text}>
					<Blocks blocks={page.blocks} singleColumn />
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

/** Returns the headings of a block to list: its own, or those of its text. */
function headingsOf(block: BlockModel): readonly HeadingModel[] {
	if ("markdown" in block) return block.markdown.headings;
	return "heading" in block && block.heading ? [block.heading] : [];
}

function Contents({ entries }: { readonly entries: readonly HeadingModel[] }) {
	const t = useTranslate();
	return (
		<nav className={styles.contents} aria-label={t("legal.contents")}>
			<p className={styles.label}>{t("legal.contents")}</p>
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
