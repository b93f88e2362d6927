import type { ReactNode } from "react";
import type { PageModel } from "#core/site/page-model.ts";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import styles from "#ui/components/page-heads.module.css";
import { Picture } from "#ui/components/picture.tsx";

interface HeadProps {
	readonly page: PageModel;
	/** Stands below the words, e.g. buttons. */
	readonly children?: ReactNode;
}

/** The head of a page without a picture. */
export function PlainHead({ page, children }: HeadProps) {
	return (
		<header className={styles.plain}>
			<HeadingWords page={page} />
			{children}
		</header>
	);
}

/** Picture and words side by side, each half of the page; stacked on phones. */
export function SplitHead({ page, children }: HeadProps) {
	if (!page.image) return <PlainHead page={page}>{children}</PlainHead>;
	return (
		<header className={styles.split}>
			<div className={styles.splitWords}>
				<HeadingWords page={page} />
				{children}
			</div>
			<div
				className={styles.splitFrame}
				style={page.image.color ? { backgroundColor: page.image.color } : undefined}
			>
				<Picture
					image={page.image}
					sizes="(width >= 992px) 56vw, 100vw"
					className={styles.splitPicture}
					priority
				/>
			</div>
		</header>
	);
}

/** The words first, then the picture over the page's whole width. */
export function BannerHead({ page, children }: HeadProps) {
	return (
		<header>
			<div className={styles.banner}>
				<HeadingWords page={{ ...page, lead: null }} />
				<div>
					{page.lead ? <p className={styles.bannerLead}>{page.lead}</p> : null}
					{children}
				</div>
			</div>
			{page.image ? (
				<div className={styles.bannerFrame}>
					<Picture image={page.image} sizes="(width >= 1600px) 1600px, 100vw" priority />
				</div>
			) : null}
		</header>
	);
}
