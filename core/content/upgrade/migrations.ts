import { brandTranslation, pageTranslation } from "#core/content/pages.ts";
import { project } from "#core/content/project.ts";
import { type Migration, renamedField } from "#core/content/upgrade/migration.ts";
import { peopleOfFacts } from "#core/content/upgrade/people-of-facts.ts";

const exemptions = ["de", "at", "fr", "union", "none"];

/** Former keys of interface texts with the present ones. */
const texts: readonly (readonly [from: string, to: string])[] = [
	["cart.daysUnknown", "delivery.unknown"],
	["cart.link", "header.cart"],
	["cart.mendFirst", "cart.resolveNotesFirst"],
	["cart.readyDaysUnknown", "ready.unknown"],
	["cart.settleNotesFirst", "cart.resolveNotesFirst"],
	["cart.shopMenu", "shopMenu.label"],
	["catalogue.shown", "catalogue.shown_other"],
	["checkout.city", "checkout.place.city.city"],
	["checkout.everywhere", "checkout.limits.everywhere"],
	["checkout.limits", "checkout.limits.countries"],
	["checkout.untaxed", "price.untaxed"],
	["checkout.wrapped", "gift.wrapped"],
	["checkout.zip_code", "checkout.place.zip_code.postal"],
	["exemption.heading", "checkout.noTax"],
	...exemptions.map((country) => [`exemption.${country}`, `exemption.${country}.sentence`] as const),
	...exemptions.map((country) => [`price.exempt.${country}`, `exemption.${country}.note`] as const),
	["order.nextContact", "order.nextSteps.contact.first"],
	["order.nextSteps.wallet.first", "order.nextSteps.payNow.first"],
	["order.nextSteps.wallet.second", "order.nextSteps.payNow.second"],
	["product.guarantee.beside", "product.guarantee.producerGuarantee"],
	["wishlist.share", "wishlist.share.item"],
];

/**
 * The changes of all formats in order. A former name is only ever listed here: reading content, `facette upgrade`,
 * `facette schema` and the table of deprecated names derive from it. Content that names no format has format 1.
 */
export const migrations: readonly Migration[] = [
	{
		to: 2,
		requiredFrom: "0.1.0",
		content: [
			...[pageTranslation, brandTranslation].map(({ collection }) => peopleOfFacts(collection)),
			...texts.map(([from, to]) =>
				renamedField(project.collection, ["translations", "*", "texts"], from, to),
			),
		],
		options: [],
	},
];
