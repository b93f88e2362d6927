import { headingStyle } from "#ui/components/heading-style.ts";
import { Image } from "#ui/components/image.tsx";
import styles from "#ui/components/logo.module.css";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** The props of {@link Logo}. */
export interface LogoProps {
	/** The background: that of the page, or the band in the brand colour. */
	readonly ground: "page" | "band";
}

/**
 * The company's logo, or its name in the heading font if there is none; each background has a matching variant.
 *
 * Use it for header and footer. Not for logos of brands: those are images.
 */
export const Logo = replaceable("Logo", function Logo({ ground }: LogoProps) {
	const { logo, bandLogo, siteName } = useShell();
	const image = ground === "band" ? bandLogo : logo;
	if (!image)
		return (
			<span
				className={`${styles.name} ${styles[ground]}`}
				data-part="wordmark"
				style={headingStyle(siteName)}
			>
				{siteName}
			</span>
		);
	return (
		<Image
			image={image}
			sizes="240px"
			className={`${styles.logo} ${styles[ground]}`}
			priority={ground === "page"}
		/>
	);
});
