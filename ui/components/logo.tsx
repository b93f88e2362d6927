import styles from "#ui/components/logo.module.css";
import { Picture } from "#ui/components/picture.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** The company's logo, or its name where it has none; each ground has the one that is seen on it. */
export function Logo({ ground }: { readonly ground: "page" | "band" }) {
	const { logo, bandLogo, siteName } = useShell();
	const image = ground === "band" ? bandLogo : logo;
	if (!image) return <span className={styles.name}>{siteName}</span>;
	return (
		<Picture
			image={image}
			sizes="240px"
			className={`${styles.logo} ${styles[ground]}`}
			priority={ground === "page"}
		/>
	);
}
