import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** Returns the claim of a charge for a payment method. `providers` are the ids of the known payment providers. */
export function surchargeClaim(providers: readonly string[]): Claim {
	const names = new RegExp(
		["e-payment", ...providers].map((id) => id.replace(/[^a-z\d]+/gi, ".?")).join("|"),
	);
	return {
		id: "payment-surcharge",
		stems: phrases`
			gebühr|aufschlag|aufpreis|zuschlag|kosten|pauschale|entgelt|surcharge|fee|charge|supplement|frais
			suppl|major|commission|surco|zzgl|plus|zusätz|extra|kommen
		`,
		severity: "warning",
		source: "§ 270a BGB, Art. 62 (4) Directive (EU) 2015/2366",
		says: {
			de: phrases`
				(
					${names}|kreditkart|visa|mastercard|amex|apple pay|google pay|giropay|sofortüberweisung|
					lastschrift|sepa|kartenzahlung|ec-karte|banküberweisung|vorkasse
				)* …90 (
					gebühr|aufschlag|aufpreis|zuschlag|mehrkosten|transaktionskost|pauschale|entgelt|
					(zzgl.?|plus|zusätzlich|kommen) …20 <n>
				)
				(gebühr|aufschlag|aufpreis|zuschlag|transaktionskosten|entgelt|pauschale)* …80 (
					${names}|kreditkart|visa|mastercard|amex|apple pay|lastschrift|sepa|kartenzahlung|ec-karte
				)
			`,
			en: phrases`
				(
					${names}|credit card|debit card|card payment|visa|mastercard|amex|apple pay|google pay|
					direct debit|bank transfer
				) …90 (
					surcharge|_fees?_|extra charge|additional charge|handling charge|supplement|
					(plus|extra|add(ed)?) …15 <n>
				)
				(surcharge|_fees?_|extra charge|additional charge|supplement) …80 (
					${names}|credit card|debit card|card payments?|visa|mastercard|amex|apple pay|direct debit
				)
			`,
			fr: phrases`
				(
					${names}|cartes? (bancaires?|bleues?|de crédit)|par carte|visa|mastercard|amex|apple pay|
					prélèvement|virement
				) …90 frais|supplément|majoration|commission|surcoût|majoré
				frais|supplément|majoration|commission|surcoût …80 (
					${names}|cartes? (bancaires?|bleues?|de crédit)|par carte|visa|mastercard|amex|apple pay|
					prélèvement
				)
			`,
		},
		unless: phrases`
			rücklast|mahn|verzug|nachnahme|kostenfrei|kostenlos|gebührenfrei|dunning|chargeback|impayé|rejet
			gratuit|versandkosten|erstatt|refund|rembours
			keine?n? aufschlag|gebühr|zuschlag
			late fee
			free of charge
			sans frais
			frais de port|livraison
			shipping cost|fee
			delivery cost|fee
		`,
	};
}
