// The style loads with the page, the script on first use.
import "#ui/foundation/spectrum/spectrum.css";
import { hasOrderService } from "#core/models/page-model.ts";
import { appointmentIsland } from "#ui/blocks/appointment/appointment-island.ts";
import type { BlockProps, BlockView } from "#ui/blocks/block-view.ts";
import styles from "#ui/blocks/lazy/appointment-block.module.css";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { emailLink } from "#ui/components/email-link.tsx";
import { headingStyle } from "#ui/components/heading-style.ts";
import { IslandHost } from "#ui/foundation/island.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";

/**
 * A description of appointments and the request form (B-USE-15); without an order service a link to e-mail.
 *
 * Use it for the page that appointment links lead to. Not for a second form on the same page.
 */
export function AppointmentBlock({ block: { heading, text, reasons } }: BlockProps<"appointment">) {
	const shell = useShell();
	const t = useTranslate();
	const { email } = shell.contact;
	const takesRequests = hasOrderService(shell);
	if (!takesRequests && email === null) return null;
	return (
		<section className={styles.appointment} aria-labelledby={heading.anchor}>
			<div>
				<h2 id={heading.anchor} style={headingStyle(heading.text)}>
					{heading.text}
				</h2>
				{text ? <p className={styles.text}>{text}</p> : null}
				<p className={styles.text}>{t("appointment.hours")}</p>
			</div>
			{takesRequests || email === null ? (
				<IslandHost
					key={`${shell.language} ${heading.anchor}`}
					className={styles.place}
					island={appointmentIsland}
					props={{ reasons, headingId: heading.anchor }}
				/>
			) : (
				<p>
					<ButtonLink link={emailLink(email)}>{t("appointment.byEmail")}</ButtonLink>
				</p>
			)}
		</section>
	);
}

export const block: BlockView<"appointment"> = { type: "appointment", component: AppointmentBlock };
