import { Fragment } from "react";
import { languageOfValues, type Product, type ProductAttribute } from "#core/catalogue/product.ts";
import type { ManufacturerContact, SafetyContact } from "#core/content/shop-lists.ts";
import { usedCondition } from "#core/content-values/goods-condition.ts";
import { mailtoAddress } from "#core/internet/domain-name.ts";
import { countryNamesIn } from "#core/language/country.ts";
import type { ShopPageModel } from "#core/models/shop-model.ts";
import { outsideLink } from "#core/navigation/link.ts";
import { Expander, type ExpanderProps } from "#ui/components/expander.tsx";
import { Link } from "#ui/components/link.tsx";
import { Prose } from "#ui/components/prose.tsx";
import { unbrokenUnits } from "#ui/components/unbroken-units.ts";
import { replaceable } from "#ui/foundation/replaceable.ts";
import { useShell } from "#ui/foundation/shell-context.tsx";
import { useTranslate } from "#ui/foundation/translate-context.tsx";
import { GuaranteeNotice, guaranteeTermsId } from "#ui/shop/guarantee-notice.tsx";
import styles from "#ui/shop/product/product-details.module.css";
import { ProductLabel } from "#ui/shop/product/product-label.tsx";
import { useShop } from "#ui/shop/use-shop.ts";

type ProductModel = Extract<ShopPageModel, { readonly type: "product" }>;

export interface DetailsProps {
	readonly product: Product;
	/** Its texts as safe HTML. */
	readonly html: ProductModel["html"];
}

/** The details below the images: description, and the information that the law requires with the offer. */
export function ProductDetails(props: DetailsProps) {
	return (
		<>
			<ProductDescription {...props} />
			<ProductLegal {...props} />
		</>
	);
}

/**
 * The condition of goods that are not new (B-LAW-22), the description and the attributes in groups, including
 * fineness (B-LAW-13).
 */
function ProductDescription({ product, html: { description } }: DetailsProps) {
	const t = useTranslate();
	const { attributes, condition_notes, text_languages } = product;
	const { usedLiabilityMonths } = useShop();
	const months = usedCondition(product) === null ? null : usedLiabilityMonths;
	return (
		<>
			{condition_notes || months !== null ? (
				<section aria-labelledby="product-condition">
					<h2 id="product-condition" className={styles.heading}>
						{t("product.conditionNotes")}
					</h2>
					{condition_notes ? <p lang={text_languages?.condition_notes}>{condition_notes}</p> : null}
					{months === null ? null : <p>{t("product.usedLiability", { months })}</p>}
				</section>
			) : null}
			{description === null ? null : (
				<section aria-label={t("product.description")}>
					<Prose html={description} singleColumn />
				</section>
			)}
			{attributes.length === 0 ? null : <ProductFacts attributes={attributes} />}
		</>
	);
}

/** The props of {@link ProductFacts}. */
export interface ProductFactsProps {
	/** At least one. */
	readonly attributes: readonly ProductAttribute[];
}

/** The attributes of a product in groups: material, fineness, size (B-LAW-13). */
const ProductFacts = replaceable("ProductFacts", function ProductFacts({ attributes }: ProductFactsProps) {
	return (
		<section aria-labelledby="product-attributes">
			<h2 id="product-attributes" className={styles.heading}>
				<ProductLabel name="attributes" />
			</h2>
			<dl className={styles.attributes}>
				{attributes.map((attribute) => (
					<div key={attribute.attribute_group.id}>
						<dt lang={attribute.attribute_group.language}>{attribute.attribute_group.display_name}</dt>
						<dd lang={languageOfValues(attribute)}>
							<AttributeValues {...attribute} />
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
});

/** The values of an attribute; values in another language are marked. */
function AttributeValues(attribute: ProductAttribute) {
	const { display_values, value_languages } = attribute;
	if (!value_languages || languageOfValues(attribute)) return unbrokenUnits(display_values.join(", "));
	return display_values.map((value, place) => (
		<Fragment key={value}>
			{place === 0 ? "" : ", "}
			<span lang={value_languages[value]}>{unbrokenUnits(value)}</span>
		</Fragment>
	));
}

/**
 * The information that the law requires with the offer: guarantee, safety, batteries, spare parts (B-LAW-07,
 * B-LAW-08, B-LAW-12, B-LAW-17).
 */
function ProductLegal({ product, html: { guarantee_terms, safety_warnings } }: DetailsProps) {
	const t = useTranslate();
	const { manufacturer_contact, battery, battery_substances, spare_parts_years } = product;
	const weee = manufacturer_contact?.weee_number ?? null;
	const { legalPages, guaranteeNotice } = useShop();
	const termsPage = legalPages.find(({ key }) => key === "terms");
	return (
		<div>
			{guaranteeNotice ? (
				<Disclosure name="guarantee" label={t("product.guarantee.heading")} open>
					<GuaranteeNotice />
				</Disclosure>
			) : null}
			{guarantee_terms === null ? null : (
				<Disclosure name="guarantee-terms" label={t("product.guarantee.terms")}>
					<div id={guaranteeTermsId}>
						<Prose html={guarantee_terms} singleColumn />
					</div>
				</Disclosure>
			)}
			{safety_warnings || manufacturer_contact ? (
				<Disclosure name="safety" label={t("product.safety.heading")} open={Boolean(safety_warnings)}>
					{safety_warnings ? <Warnings html={safety_warnings} /> : null}
					{manufacturer_contact ? <Manufacturer contact={manufacturer_contact} /> : null}
				</Disclosure>
			) : null}
			{battery ? (
				<Disclosure name="battery" label={t("product.battery.heading")}>
					<p>
						<span role="img" aria-label={t("product.battery.bin")} className={styles.bin} />
						<b>{battery_substances.join(" ")}</b>
					</p>
					<p>{t("product.battery.text")}</p>
					<p>{t("product.battery.symbols")}</p>
					{weee === null ? null : <p>{t("product.battery.weee", { number: weee })}</p>}
					{termsPage ? <Link link={termsPage.link}>{t("product.battery.more")}</Link> : null}
				</Disclosure>
			) : null}
			{spare_parts_years === null ? null : (
				<Disclosure name="spare-parts" label={t("product.spareParts.heading")}>
					<p>
						{spare_parts_years === 0
							? t("product.spareParts.none")
							: t("product.spareParts.years", { count: spare_parts_years })}
					</p>
				</Disclosure>
			)}
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
	// Only a plain address, without parts that a mailto link would read as further recipients or headers.
	const linked = isWeb || /^[^\s@,?&]+@[^\s@,?&]+$/.test(electronic_address);
	return (
		<div>
			<h3 id={id}>{label}</h3>
			<address>
				{name}
				<br />
				{`${postal_address}${country}`}
				<br />
				{linked ? <Link link={outsideLink(href)}>{electronic_address}</Link> : electronic_address}
			</address>
		</div>
	);
}
