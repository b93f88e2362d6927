import { Icon } from "#ui/components/icon.tsx";
import { Logo } from "#ui/components/logo.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/shell/header.module.css";
import { LanguageSwitch } from "#ui/shell/language-switch.tsx";
import { NavigationStrip } from "#ui/shell/navigation-strip.tsx";
import type { ShellPartProps } from "#ui/shell/shell-part.ts";

/** The head of every page: logo, languages, buttons, and on wide screens the navigation (R-SHELL-01, R-SHELL-04). */
export function Header({ page, state, dispatch }: ShellPartProps) {
	const { primary, homePath, siteName } = useShell();
	const words = useWords();
	return (
		<header className={styles.header}>
			<div className={styles.brandRow}>
				<a className={styles.home} href={homePath} aria-label={words("header.home", { name: siteName })}>
					<Logo ground="light" />
				</a>
				<LanguageSwitch choices={page.languageChoices} />
				<div className={styles.social}>
					<SocialLinks />
				</div>
				<HeaderButtons state={state} dispatch={dispatch} />
			</div>
			{primary.length > 0 ? <NavigationStrip page={page} state={state} dispatch={dispatch} /> : null}
		</header>
	);
}

/** The buttons that open the drawer; on phones they stand in the bar at the bottom of the screen. */
function HeaderButtons({ state, dispatch }: Omit<ShellPartProps, "page">) {
	const { primary } = useShell();
	const words = useWords();
	return (
		<div className={styles.buttons}>
			<button
				type="button"
				className={styles.button}
				aria-haspopup="dialog"
				aria-expanded={state.drawer === "contact"}
				onClick={() => dispatch({ type: "drawerOpened", drawer: "contact" })}
			>
				<Icon name="phone" />
				<span>{words("header.contact")}</span>
			</button>
			{primary.length > 0 ? (
				<button
					type="button"
					className={styles.button}
					aria-haspopup="dialog"
					aria-expanded={state.drawer === "primary"}
					onClick={() => dispatch({ type: "drawerOpened", drawer: "primary" })}
				>
					<Icon name="menu" />
					<span>{words("header.menu")}</span>
				</button>
			) : null}
		</div>
	);
}
