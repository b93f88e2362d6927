import { Link } from "#ui/components/link.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/footer-legal.module.css";
import { WithdrawalLink } from "#ui/shell/withdrawal-link.tsx";

/**
 * The legal end of every footer: the withdrawal function and the legal pages, those of the shop too (R-ROUTE-06,
 * B-LAW-02). All of it can be seen and followed without script and without opening anything.
 */
export function FooterLegal({ path }: { readonly path: string }) {
	const { legalLinks, shop, siteName } = useShell();
	const t = useTranslate();
	const links = [
		...(shop?.legalPages ?? []).map(({ key, link }) => ({ key: `shopMenu.${key}` as const, link })),
		...legalLinks.map(({ key, link }) => ({ key: `legalLinks.${key}` as const, link })),
	];
	return (
		<div className={styles.legal}>
			<p>{siteName}</p>
			<nav aria-label={t("footer.legal")}>
				<ul>
					{shop?.withdrawalForm ? (
						<li>
							<WithdrawalLink path={path} className={styles.withdrawal} />
						</li>
					) : null}
					{links.map(({ key, link }) => (
						<li key={key}>
							<Link link={link} current={link.href === path}>
								{t(key)}
							</Link>
						</li>
					))}
					<li>
						<CookieButton />
					</li>
				</ul>
			</nav>
		</div>
	);
}

/** Shows the cookie banner again (R-FOOT-03); without script there is none. */
function CookieButton() {
	const t = useTranslate();
	return (
		<button type="button" className={styles.cookies} aria-haspopup="dialog" data-cookies="">
			{t("footer.cookies")}
		</button>
	);
}
