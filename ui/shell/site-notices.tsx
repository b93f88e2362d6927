import { createElement, useId } from "react";
import type { NoticeModel } from "#core/navigation/notices.ts";
import { formatDays } from "#ui/components/format-date.ts";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import type { ElementName } from "#ui/elements/page-elements.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shell/site-notices.module.css";

const name: ElementName = "site-notices";

/**
 * The notices above every page, each on its days by the shop's clock. Without script, those of the day of the build are
 * shown with their days.
 *
 * Use it for the top of every page, once. Not for what concerns one page or product.
 */
export function SiteNotices() {
	const { notices, language } = useShell();
	const t = useTranslate();
	// The element decides what is shown, also before hydration.
	return createElement(
		name,
		{ key: language },
		<section
			aria-label={t("notices.label")}
			hidden={!notices.some(({ isCurrent }) => isCurrent)}
			suppressHydrationWarning
		>
			{notices.map((notice) => (
				<SiteNotice key={notice.id} notice={notice} />
			))}
		</section>,
	);
}

function SiteNotice({ notice }: { readonly notice: NoticeModel }) {
	const { id, text, link, label, tone, days, from, until, isCurrent } = notice;
	const { language } = useShell();
	const t = useTranslate();
	const textId = useId();
	return (
		<div
			className={styles.notice}
			data-part="notice"
			data-tone={tone}
			data-id={id}
			data-from={from}
			data-until={until}
			hidden={!isCurrent}
			suppressHydrationWarning
		>
			<p id={textId}>
				{text} <span className={styles.days}>{formatDays(days.from, days.to, language)}</span>
				{link ? <Link link={link}>{label ?? t("notices.more")}</Link> : null}
			</p>
			<button type="button" className={styles.close} aria-describedby={textId}>
				<Icon name="close" />
				<span className="visually-hidden">{t("notices.close")}</span>
			</button>
		</div>
	);
}
