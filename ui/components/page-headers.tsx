import type { CSSProperties, ReactNode } from "react";
import type { ImageModel } from "#core/content-values/image-model.ts";
import type { PageModel } from "#core/models/page-model.ts";
import { Image } from "#ui/components/image.tsx";
import styles from "#ui/components/page-headers.module.css";
import { PageButtons, PageIntro } from "#ui/components/page-intro.tsx";
import { fromLarge } from "#ui/foundation/breakpoints.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";

/** The props of a page header. */
export interface PageHeaderProps {
	readonly page: Pick<PageModel, "kicker" | "heading" | "lead" | "buttons" | "image">;
	/** Shown below the text, e.g. buttons. */
	readonly children?: ReactNode;
}

function PlainHeader({ page, children }: PageHeaderProps) {
	return (
		<header className={styles.plain} data-part="page-head">
			<PageIntro page={page} />
			{children}
		</header>
	);
}

/** A page header without an image. */
export const PlainPageHeader = replaceable("PageHeader", PlainHeader);

/**
 * A page header with image and text side by side; stacked on phones.
 *
 * Use it for content pages with a photograph. Not for pages without an image: those start with the intro alone.
 */
export const SplitPageHeader = replaceable(
	"PageHeader",
	function SplitPageHeader({ page, children }: PageHeaderProps) {
		if (!page.image) return <PlainHeader page={page}>{children}</PlainHeader>;
		return (
			<header className={styles.split} data-part="page-head">
				<div className={styles.splitWords}>
					<PageIntro page={page} />
					{children}
				</div>
				<div className={styles.splitFrame} style={frameStyle(page.image)}>
					<Image
						image={page.image}
						sizes={`${fromLarge} 56vw, 100vw`}
						className={styles.splitImage}
						priority
					/>
				</div>
			</header>
		);
	},
);

/** Returns the image's shape and edge colour as CSS variables. */
function frameStyle({ width, height, color }: ImageModel): CSSProperties {
	return { "--ratio": width / height, ...(color ? { backgroundColor: color } : {}) } as CSSProperties;
}

/** A page header with the text first, then the image across the page's full width. */
export const BannerPageHeader = replaceable(
	"PageHeader",
	function BannerPageHeader({ page, children }: PageHeaderProps) {
		return (
			<header>
				<div className={styles.banner}>
					<PageIntro page={{ ...page, lead: null, buttons: [] }} />
					<div>
						{page.lead ? <p className={styles.bannerLead}>{page.lead}</p> : null}
						<PageButtons buttons={page.buttons} />
						{children}
					</div>
				</div>
				{page.image ? (
					<div className={styles.bannerFrame}>
						<Image image={page.image} sizes="min(1600px, 100vw)" priority />
					</div>
				) : null}
			</header>
		);
	},
);
