import { ButtonLink } from "#ui/components/button-link.tsx";
import styles from "#ui/components/call-to-action.module.css";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/** The props of {@link CallToAction}. */
export interface CallToActionProps {
	readonly title: string;
	readonly text?: string;
}

/**
 * A quiet band with links to the appointment and contact pages; renders nothing if the site has neither.
 *
 * Use it for the end of a content page. Not for the shop's pages, which lead to the cart.
 */
export const CallToAction = replaceable(
	"CallToAction",
	function CallToAction({ title, text }: CallToActionProps) {
		const { appointment, contactPage } = useShell();
		const t = useTranslate();
		if (!appointment && !contactPage) return null;
		return (
			<aside className={styles.band} data-part="call-to-action">
				<div className={styles.inner}>
					<div>
						<p className={styles.title}>{title}</p>
						{text ? <p className={styles.text}>{text}</p> : null}
					</div>
					<div className={styles.actions}>
						{appointment ? <ButtonLink link={appointment}>{t("contact.appointment")}</ButtonLink> : null}
						{contactPage ? (
							<ButtonLink link={contactPage} quiet={appointment !== null}>
								{t("contact.page")}
							</ButtonLink>
						) : null}
					</div>
				</div>
			</aside>
		);
	},
);
