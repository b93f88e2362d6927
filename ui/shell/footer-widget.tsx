import { Fragment } from "react";
import type { WidgetName } from "#core/content/names.ts";
import type { ShellModel, WidgetModel } from "#core/models/page-model.ts";
import { computableSchedule } from "#core/opening-hours/branch-schedule.ts";
import { compactWeek } from "#core/opening-hours/compact-week.ts";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { Link } from "#ui/components/link.tsx";
import { Logo } from "#ui/components/logo.tsx";
import { OpenState } from "#ui/components/open-state.tsx";
import { OpeningHoursList } from "#ui/components/opening-hours-list.tsx";
import { SocialLinks } from "#ui/components/social-links.tsx";
import { SpecialDays } from "#ui/components/special-days.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { coreKey } from "#ui/locales/page-text-key.ts";
import { FooterAccordion } from "#ui/shell/footer-accordion.tsx";
import styles from "#ui/shell/footer-widget.module.css";

/** The catalogue keys of the headings that widgets have when the content gives none. */
const headingKeys = {
	address: "contact.address",
	contact: "contact.heading",
	openingHours: "openingHours.label",
	navigation: "footer.navigation",
	social: "footer.social",
} as const;

/** The long ones, which phones show on demand. */
const folded: ReadonlySet<string> = new Set(["contact", "openingHours", "navigation"] satisfies WidgetName[]);

interface FooterWidgetProps {
	readonly widget: WidgetModel;
	/** The id of the widget's heading. */
	readonly id: string;
	readonly path: string;
}

/** A part of the footer with its heading; renders nothing without content (R-FOOT-02). */
export function FooterWidget({ widget, id, path }: FooterWidgetProps) {
	const t = useTranslate();
	const shell = useShell();
	if (widget.name === null) return <p className={styles.widget}>{t("footer.widgetNotFound")}</p>;
	if (!hasContent(widget.name, shell)) return null;
	const label = widget.header ?? t(headingKeys[widget.name]);
	const heading = (
		<h2 id={id} className={styles.heading}>
			{label}
		</h2>
	);
	const body = <WidgetBody widget={widget} path={path} />;
	return (
		<div className={styles.widget} data-widget={widget.name}>
			{folded.has(widget.name) ? (
				<FooterAccordion label={label} heading={heading}>
					{body}
				</FooterAccordion>
			) : (
				<div className={styles.open}>
					{heading}
					{body}
				</div>
			)}
		</div>
	);
}

/** Returns whether a widget has content below its heading; address and directions exist on every site. */
function hasContent(name: WidgetName, shell: ShellModel): boolean {
	if (name === "openingHours") return shell.branches.length > 0;
	if (name === "navigation")
		return shell.primary.some(({ link }) => link) || shell.appointment !== null || shell.contactPage !== null;
	return name !== "social" || shell.social.length > 0;
}

function WidgetBody({ widget, path }: Omit<FooterWidgetProps, "id">) {
	switch (widget.name) {
		case "address":
			return <AddressWidget showLogo={widget.showLogo} />;
		case "contact":
			return <ContactDetails address={false} />;
		case "openingHours":
			return <HoursWidget />;
		case "navigation":
			return <NavigationWidget path={path} />;
		case "social":
			return <SocialLinks />;
		case null:
			return null;
		default:
			return widget.name satisfies never;
	}
}

function AddressWidget({ showLogo }: { readonly showLogo: boolean }) {
	const { contact, bandLogo, siteName } = useShell();
	// In place of a logo is the name, which the address need not repeat.
	const isNamed = showLogo && bandLogo === null && contact.name === siteName;
	return (
		<>
			{showLogo ? (
				<div className={styles.logo}>
					<Logo ground="band" />
				</div>
			) : null}
			<address className={styles.address}>
				{isNamed ? null : (
					<>
						{contact.name}
						<br />
					</>
				)}
				{contact.street}
				<br />
				{contact.city}
			</address>
		</>
	);
}

/**
 * The days of all branches together would make the footer longer than most pages: of several branches each has its week in a
 * line, and its days open on demand.
 */
function HoursWidget() {
	const { branches } = useShell();
	return branches.map(({ id, name, hours }) =>
		branches.length === 1 ? (
			<div key={id}>
				<OpenState branch={id} />
				<OpeningHoursList hours={hours} />
				<SpecialDays branch={id} />
			</div>
		) : (
			<details key={id} className={styles.branch}>
				<summary>
					<span className={styles.branchName}>{name}</span>
					<Icon name="chevron" />
					<BranchWeek branch={id} />
					<OpenState branch={id} />
				</summary>
				<OpeningHoursList hours={hours} />
				<SpecialDays branch={id} />
			</details>
		),
	);
}

/** The opening hours of a week, "Mo–Fr 10–19, Sa 10–15"; renders nothing if the names of the days are unknown. */
function BranchWeek({ branch }: { readonly branch: string }) {
	const { schedules } = useShell();
	const t = useTranslate();
	const schedule = computableSchedule(schedules, branch);
	if (!schedule) return null;
	const day = (place: number) => t(coreKey(`openingHours.short.${place}`));
	const texts = compactWeek(schedule).map(({ first, last, hours }) => {
		const days = first === last ? day(first) : `${day(first)}–${day(last)}`;
		return `${days} ${hours.join(" + ")}`;
	});
	return (
		<span className={styles.week}>
			{texts.map((text, place) => (
				<Fragment key={text}>
					{place > 0 ? ", " : null}
					<span className={styles.days}>{text}</span>
				</Fragment>
			))}
		</span>
	);
}

/** The short way: the menu's own pages, appointment and contact, each once; the menu's groups are above. */
function NavigationWidget({ path }: { readonly path: string }) {
	const { appointment, contactPage, primary } = useShell();
	const t = useTranslate();
	const entries = [
		...primary,
		{ label: t("contact.appointment"), link: appointment },
		{ label: t("contact.heading"), link: contactPage },
	].flatMap(({ label, link }) => (link ? [{ label, link }] : []));
	const once = entries.filter(
		({ link }, place) => entries.findIndex((entry) => entry.link.href === link.href) === place,
	);
	return (
		<ul className={styles.links}>
			{once.map(({ label, link }) => (
				<li key={link.href}>
					<Link link={link} current={link.href === path}>
						{label}
					</Link>
				</li>
			))}
		</ul>
	);
}
