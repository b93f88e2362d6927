import type { PageModel } from "#core/site/page-model.ts";
import { Blocks } from "#ui/blocks/blocks.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { CompanyInfo } from "#ui/components/company-info.tsx";
import { ContactDetails } from "#ui/components/contact-details.tsx";
import { HeadingWords } from "#ui/components/heading-words.tsx";
import { Link } from "#ui/components/link.tsx";
import { outsideLink } from "#ui/components/outside-link.ts";
import { Picture } from "#ui/components/picture.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useWords } from "#ui/foundation/words.tsx";
import styles from "#ui/pages/contact.module.css";

/** How to reach the company: where it is, its details, its branches (R-ROUTE-14). */
export function ContactPage({ page }: { readonly page: PageModel }) {
	const { appointment } = useShell();
	const words = useWords();
	return (
		<>
			<MapHeader page={page} />
			<section className={styles.reach} aria-labelledby="reach">
				<HeadingWords page={page} />
				<div className={styles.details}>
					<h2 id="reach">{words("contact.reach")}</h2>
					<ContactDetails />
					{appointment ? <ButtonLink link={appointment}>{words("contact.appointment")}</ButtonLink> : null}
				</div>
				<CompanyInfo />
			</section>
			<Blocks blocks={page.blocks} />
		</>
	);
}

/** The place itself instead of an embedded map, which would need consent: its picture, and the way there. */
function MapHeader({ page }: { readonly page: PageModel }) {
	const { contact } = useShell();
	const words = useWords();
	return (
		<div className={styles.map}>
			{page.image ? <Picture image={page.image} sizes="100vw" className={styles.picture} priority /> : null}
			<p className={styles.place}>
				<span>{`${contact.street}, ${contact.city}`}</span>
				<Link link={outsideLink(contact.directions)}>{words("contact.directions")}</Link>
			</p>
		</div>
	);
}
