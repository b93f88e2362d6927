import type { Product } from "#core/catalogue/product.ts";
import type { ManufacturerContact, SafetyContact } from "#core/content/shop-lists.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { countryNamesIn } from "#core/shared/country.ts";
import { mailtoAddress } from "#core/shared/mail-address.ts";
import { Expander, type ExpanderProps } from "#ui/components/expander.tsx";
import { Link } from "#ui/components/link.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { unbrokenUnits } from "#ui/components/unbroken-units.ts";
import { RepeatedPart } from "#ui/foundation/repeated-part.tsx";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { GuaranteeLabel, GuaranteeNotice } from "#ui/shop/guarantee-notice.tsx";
import styles from "#ui/shop/product/product-details.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

type ProductModel = Extract<ShopPageModel, { readonly type: "product" }>;

interface DetailsProps {
	readonly product: Product;
	/** Its texts, rendered and safe. */
	readonly html: ProductModel["html"];
}

/** All that is below the images and not chosen: what the product is, and what the law wants to be found with the offer. */
export function ProductDetails(props: DetailsProps) {
	return (
		<>
			<ProductDescription {...props} />
			<ProductLegal {...props} />
		</>
	);
}

/** The description, and what the product is made of: groups with their values, fineness among them (B-LAW-13). */
function ProductDescription({ product: { attributes }, html: { description } }: DetailsProps) {
	const t = useTranslate();
	return (
		<>
			{description === null ? null : (
				<section aria-label={t("product.description")}>
					<Prose html={description} singleColumn />
				</section>
			)}
			{attributes.length === 0 ? null : (
				<section aria-labelledby="product-attributes">
					<h2 id="product-attributes" className={styles.heading}>
						<ProductLabel name="attributes" />
					</h2>
					<dl className={styles.attributes}>
						{attributes.map(({ attribute_group, display_values }) => (
							<div key={attribute_group.id}>
								<dt>{attribute_group.display_name}</dt>
								<dd>{unbrokenUnits(display_values.join(", "))}</dd>
							</div>
						))}
					</dl>
				</section>
			)}
		</>
	);
}

/** What the law wants to be found with the offer: guarantee, safety, batteries (B-LAW-07, B-LAW-08, B-LAW-12). */
function ProductLegal({ product, html: { guarantee_terms, safety_warnings } }: DetailsProps) {
	const t = useTranslate();
	const { manufacturer_contact, battery } = product;
	const { legalPages, guaranteeNotice } = useShop();
	const termsPage = legalPages.find(({ key }) => key === "terms");
	const terms = "product-guarantee-terms-text";
	return (
		<div>
			{guaranteeNotice ? (
				<GuaranteeLabel product={product} terms={guarantee_terms === null ? null : terms} />
			) : null}
			{guaranteeNotice ? (
				<RepeatedPart name="guarantee">
					<Disclosure name="guarantee" label={t("product.guarantee.heading")}>
						<GuaranteeNotice />
					</Disclosure>
				</RepeatedPart>
			) : null}
			{guarantee_terms === null ? null : (
				<Disclosure name="guarantee-terms" label={t("product.guarantee.terms")}>
					<div id={terms}>
						<Prose html={guarantee_terms} singleColumn />
					</div>
				</Disclosure>
			)}
			{safety_warnings || manufacturer_contact ? (
				<RepeatedPart name="safety" of={safety_warnings ? null : manufacturer_contact}>
					<Disclosure name="safety" label={t("product.safety.heading")} open={Boolean(safety_warnings)}>
						{safety_warnings ? <Warnings html={safety_warnings} /> : null}
						{manufacturer_contact ? <Manufacturer contact={manufacturer_contact} /> : null}
					</Disclosure>
				</RepeatedPart>
			) : null}
			{battery ? (
				<Disclosure name="battery" label={t("product.battery.heading")}>
					<p>{t("product.battery.text")}</p>
					{termsPage ? <Link link={termsPage.link}>{t("product.battery.more")}</Link> : null}
				</Disclosure>
			) : null}
		</div>
	);
}

interface DisclosureProps extends Pick<ExpanderProps, "open" | "children"> {
	readonly name: string;
	readonly label: string;
}

function Disclosure({ name, children, ...expander }: DisclosureProps) {
	return (
		<Expander {...expander} id={`product-${name}`} heading="h2" className={styles.fold}>
			<div className={styles.folded}>{children}</div>
		</Expander>
	);
}

function Warnings({ html }: { readonly html: string }) {
	const t = useTranslate();
	return (
		<div className={styles.warnings}>
			<h3 id="safety-warnings">{t("product.safety.warnings")}</h3>
			<Prose html={html} singleColumn />
		</div>
	);
}

function Manufacturer({ contact }: { readonly contact: ManufacturerContact }) {
	const t = useTranslate();
	return (
		<div className={styles.contacts}>
			<Contact id="manufacturer" label={t("product.safety.manufacturer")} contact={contact} />
			{contact.responsible_person ? (
				<Contact
					id="responsible-person"
					label={t("product.safety.responsible")}
					contact={contact.responsible_person}
				/>
			) : null}
		</div>
	);
}

function Contact({
	id,
	label,
	contact,
}: {
	readonly id: string;
	readonly label: string;
	readonly contact: SafetyContact;
}) {
	const { language } = useShell();
	const { name, postal_address, country_code, electronic_address } = contact;
	const country = country_code ? `, ${countryNamesIn(language)(country_code)}` : "";
	const isWeb = /^https?:\/\//i.test(electronic_address);
	const href = isWeb ? electronic_address : mailtoAddress(electronic_address);
	// An address alone: nothing that a link to it would read as further recipients or as headers.
	const linked = isWeb || /^[^\s@,?&]+@[^\s@,?&]+$/.test(electronic_address);
	return (
		<div>
			<h3 id={id}>{label}</h3>
			<address>
				{name}
				<br />
				{`${postal_address}${country}`}
				<br />
				{linked ? (
					<a href={href} rel="noopener noreferrer">
						{electronic_address}
					</a>
				) : (
					electronic_address
				)}
			</address>
		</div>
	);
}
