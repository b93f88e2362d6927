import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ShopCategoryLink } from "#core/models/shop-model.ts";
import type { ShopServices } from "#core/models/shop-services.ts";
import { takesOrders } from "#core/settings/shop-settings.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink, pageLink } from "#ui/components/button-link.tsx";
import { CategoryLinks } from "#ui/components/category-links.tsx";
import { PhoneAndEmail } from "#ui/components/phone-and-email.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import styles from "#ui/shop/order/order-notice.module.css";
import { ScriptNeeded } from "#ui/shop/script-needed.tsx";
import { useIsCartPersisted, useShop } from "#ui/shop/use-shop.ts";

/** Something to know before going on; `problem` marks it as such, `urgent` says it aloud at once. */
export function OrderNotice({
	title,
	problem = false,
	urgent = false,
	children,
}: {
	readonly title: ReactNode;
	readonly problem?: boolean;
	readonly urgent?: boolean;
	readonly children?: ReactNode;
}) {
	return (
		<div
			role={urgent ? "alert" : undefined}
			className={problem ? `${styles.notice} ${styles.problem}` : styles.notice}
		>
			<p className={styles.title}>{title}</p>
			{children}
		</div>
	);
}

/** What to do next, in a row. */
export function NoticeActions({ children }: { readonly children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}

/** How to reach the shop directly. */
export function ContactOptions() {
	const { contact } = useShell();
	return (
		<ul className={styles.reach}>
			<PhoneAndEmail contact={contact} />
		</ul>
	);
}

/** The shop takes no orders now (R-PROD-06): what that means, and where else to turn. */
export function ClosedNotice() {
	const { paths } = useShop();
	const t = useTranslate();
	return (
		<OrderNotice title={t("cart.closed")}>
			<p>{t("cart.closedText")}</p>
			<ContactOptions />
			<NoticeActions>
				<ButtonLink link={pageLink(paths.list)} quiet>
					{t("cart.toShop")}
				</ButtonLink>
			</NoticeActions>
		</OrderNotice>
	);
}

/** Something could not be read (R-SET-02): says so and offers to try again. */
export function RetryNotice({
	messageKey,
	onRetry,
	children,
}: {
	readonly messageKey: string;
	readonly onRetry: () => void;
	/** What that means, and where else to turn. */
	readonly children?: ReactNode;
}) {
	const t = useTranslate();
	return (
		<OrderNotice title={t(messageKey)} problem urgent>
			{children}
			<NoticeActions>
				<Button quiet onPress={onRetry}>
					{t("error.retry")}
				</Button>
			</NoticeActions>
		</OrderNotice>
	);
}

/** Cart or checkout without the shop's settings (R-SET-02): nothing is lost, and the shop can be called. */
export function UnreadSettings({ onRetry }: { readonly onRetry: () => void }) {
	const t = useTranslate();
	return (
		<RetryNotice messageKey="error.loadSettings" onRetry={onRetry}>
			<p>{t("cart.keptAnyway")}</p>
			<ContactOptions />
		</RetryNotice>
	);
}

/** Scrolls to the top where the position of a longer page, e.g. of a history entry from before the order, shows the foot alone. */
export function useTopInView(): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (place.current && place.current.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
	}, []);
	return place;
}

/** The cart has nothing in it; how long it keeps what comes into it is for the browser to say (B-REL-03). */
export function EmptyCart({
	shop,
	categories = [],
}: {
	readonly shop: ShopServices;
	/** Where to go on besides the whole shop. */
	readonly categories?: readonly ShopCategoryLink[];
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const kept = useIsCartPersisted(shop);
	const place = useTopInView();
	return (
		<div ref={place} className={styles.empty}>
			<p className={styles.title}>{t("cart.empty")}</p>
			<p>{t(kept ? "cart.emptyText" : "cart.notKept")}</p>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.list)}>{t("cart.toShop")}</ButtonLink>
			</NoticeActions>
			<EmptyWays categories={categories} />
		</div>
	);
}

/** The ways to the shop's categories from a page with nothing on it. */
export function EmptyWays({ categories }: { readonly categories: readonly ShopCategoryLink[] }) {
	const t = useTranslate();
	return (
		<div className={styles.ways}>
			<CategoryLinks categories={categories} label={t("catalogue.categories")} />
		</div>
	);
}

/** Keeps the place of what is being loaded; a shop that was closed when the site was made says so at once. */
export function Loading(props: SkeletonProps) {
	const { settings } = useShop();
	return takesOrders(settings) ? <Skeleton {...props} /> : <ClosedNotice />;
}

interface SkeletonProps {
	readonly label: string;
	/** What a prerendered page says without script, when nothing is ever loaded; absent where script draws the skeleton. */
	readonly scriptNeeded?: string;
}

/** Keeps the place of lines that are being loaded. */
export function Skeleton({ label, scriptNeeded }: SkeletonProps) {
	return (
		<div className={styles.skeleton}>
			{scriptNeeded === undefined ? null : <ScriptNeeded text={scriptNeeded} />}
			<p role="status" className="visually-hidden">
				{label}
			</p>
			{[1, 2, 3].map((line) => (
				<div key={line} aria-hidden="true">
					<span />
					<span />
				</div>
			))}
		</div>
	);
}
