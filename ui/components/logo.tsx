import styles from "#ui/components/logo.module.css";
import { Picture } from "#ui/components/picture.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";

/** The company's logo, or its name where it has none; an accent ground takes the light one. */
export function Logo({ ground }: { readonly ground: "light" | "accent" }) {
	const { logo, logoLight, siteName } = useShell();
	if (!logo) return <span className={styles.name}>{siteName}</span>;
	if (ground === "accent") return <Picture image={logoLight ?? logo} sizes="240px" className={styles.logo} />;
	return (
		<>
			<Picture image={logo} sizes="240px" className={`${styles.logo} ${styles.onLight}`} priority />
			{logoLight && logoLight.src !== logo.src ? (
				<Picture image={logoLight} sizes="240px" className={`${styles.logo} ${styles.onDark}`} />
			) : null}
		</>
	);
}
