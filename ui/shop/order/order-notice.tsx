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
import type { PageTextKey } from "#ui/locales/page-text-key.ts";
import { ClosureText } from "#ui/shop/closure-text.tsx";
import styles from "#ui/shop/order/order-notice.module.css";
import { ScriptNeeded } from "#ui/shop/script-needed.tsx";
import { useClosure } from "#ui/shop/use-settings.ts";
import { useIsCartPersisted, useShop } from "#ui/shop/use-shop.ts";

/** A notice. `problem` marks it as a problem, `urgent` announces it to screen readers immediately. */
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

/** The actions of a notice in a row. */
export function NoticeActions({ children }: { readonly children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>;
}

/** The phone number and e-mail address of the shop. */
export function ContactOptions() {
	const { contact } = useShell();
	return (
		<ul className={styles.reach}>
			<PhoneAndEmail contact={contact} />
		</ul>
	);
}

/** A notice that the shop currently accepts no orders (R-PROD-06), with contact data. */
export function ClosedNotice() {
	const { paths } = useShop();
	const closure = useClosure();
	const t = useTranslate();
	return (
		<OrderNotice title={t("cart.closed")}>
			{closure ? (
				<p>
					<ClosureText closure={closure} />
				</p>
			) : null}
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

/** A notice about data that could not be read (R-SET-02), with a retry button. */
export function RetryNotice({
	messageKey,
	onRetry,
	children,
}: {
	readonly messageKey: PageTextKey;
	readonly onRetry: () => void;
	/** The consequences and alternatives. */
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

/**
 * A notice in cart or checkout that the shop's settings could not be read (R-SET-02): nothing is lost, and the shop
 * can be called.
 */
export function UnreadSettings({ onRetry }: { readonly onRetry: () => void }) {
	const t = useTranslate();
	return (
		<RetryNotice messageKey="error.loadSettings" onRetry={onRetry}>
			<p>{t("cart.keptAnyway")}</p>
			<ContactOptions />
		</RetryNotice>
	);
}

/**
 * Scrolls to the top if only the end of the page is visible, e.g. at the scroll position of a longer page from before
 * the order.
 */
export function useTopInView(): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (place.current && place.current.getBoundingClientRect().top < 0) window.scrollTo(0, 0);
	}, []);
	return place;
}

/** An empty cart. It says if the browser does not store the cart (B-REL-03). */
export function EmptyCart({
	shop,
	categories = [],
}: {
	readonly shop: ShopServices;
	/** The categories that it links to in addition to the whole shop. */
	readonly categories?: readonly ShopCategoryLink[];
}) {
	const { paths } = useShop();
	const t = useTranslate();
	const isPersisted = useIsCartPersisted(shop);
	const place = useTopInView();
	return (
		<div ref={place} className={styles.empty}>
			<p className={styles.title}>{t("cart.empty")}</p>
			<p>{t(isPersisted ? "cart.emptyText" : "cart.notKept")}</p>
			<NoticeActions>
				<ButtonLink link={pageLink(paths.list)}>{t("cart.toShop")}</ButtonLink>
			</NoticeActions>
			<EmptyWays categories={categories} />
		</div>
	);
}

/** Links to the shop's categories on an otherwise empty page. */
export function EmptyWays({ categories }: { readonly categories: readonly ShopCategoryLink[] }) {
	const t = useTranslate();
	return (
		<div className={styles.ways}>
			<CategoryLinks categories={categories} label={t("catalogue.categories")} />
		</div>
	);
}

/** A placeholder for loading content. If the shop was closed at the build, it says so immediately. */
export function Loading(props: SkeletonProps) {
	const { settings } = useShop();
	return takesOrders(settings) ? <Skeleton {...props} /> : <ClosedNotice />;
}

interface SkeletonProps {
	readonly label: string;
	/**
	 * The text of a prerendered page without script, in which nothing loads; absent if script renders the
	 * placeholder.
	 */
	readonly scriptNeeded?: string;
}

/** A placeholder for lines that are loading. */
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
