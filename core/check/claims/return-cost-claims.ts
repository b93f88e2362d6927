import type { Claim } from "#core/check/claim.ts";
import { addsToRights, soldToTrade } from "#core/check/claims/lawful-wording.ts";
import { isSoldToConsumers } from "#core/check/claims/returns-claims.ts";
import { servesCountry } from "#core/legal/served-laws.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { phrases } from "#core/text/phrases.ts";

/** Words about money that comes back to the customer. */
const refund = {
	de: phrases`erstatt|rückzahl|rückzuzahl|zurückzahl|zurückgezahlt`,
	en: phrases`(refund|reimburs)*|((money|pay) ~ back)`,
	fr: phrases`rembours`,
};

/** Costs of the delivery to the customer. */
const delivery = {
	de: phrases`(versand|hinsende|liefer|porto)(kosten|gebühr(en)?|spesen)_|_porto_`,
	en: phrases`
		(original|initial|outbound)? (postage|shipping|delivery) (and (packing|packaging|handling))? (costs?|charges?|fees?)?
	`,
	fr: phrases`frais (initiaux)? (d’envoi|de port|de livraison|d’expédition)(! de retour)`,
};

/** Words for every case, also that of faulty goods. */
const always = {
	de: phrases`
		(immer|stets|ausnahmslos|in jedem falle?|in allen fällen|unabhängig vom (grund|anlass))_
		auch bei (mängeln|falschlieferung|defekt)*
	`,
	en: phrases`
		in (all|any|every) cases?
		(whatever|regardless of) the reason
		even if ~3 (faulty|defective|wrong)
	`,
	fr: phrases`
		quel(le)? que soit (le|la) (motif|raison|cause)
		dans tous les cas
		en toute circonstance
		même en cas (de|d’) ?(défaut|erreur)
	`,
};

/** Words for the customer, who pays. */
const customer = {
	de: phrases`_(käufers?|kunden?|kundin|bestellers?|verbrauchers?|sie|ihren? lasten)_`,
	en: phrases`_(customers?|buyers?|purchasers?|consumers?|you|your)_`,
	fr: phrases`_(client|acheteur|consommateur|votre charge|vous)_`,
};

/** Statements that put costs and risks of a return on the customer that the trader bears. */
export const returnCostClaims: readonly Claim[] = [
	{
		id: "return-risk",
		stems: phrases`gefahr|risiko|risk|risque`,
		severity: "warning",
		source: "§ 355 (3) BGB",
		says: {
			de: phrases`
				(kosten und)? (gefahr|risiko) (des|der|ihre*) (käufers?|kunden?|kundin|bestellers?|verbrauchers?|absenders?)
				auf (ihre?|eigene(s|n)?|dessen) (kosten und)? (gefahr|risiko)
				(käufer|kunde|kundin|besteller|verbraucher|sie) (trägt|tragen) ~3 (gefahr|risiko)
				(trägt|tragen) ~ (käufer|kunde|kundin|besteller|verbraucher) ~3 (gefahr|risiko)
				(gefahr|risiko)* ~3 (rück|retour)* …20 (trägt|tragen) (der käufer|der kunde|der besteller|die kundin|sie)_
			`,
			en: phrases`
				at (the)? (your|buyer’s|customer’s|purchaser’s|sender’s) (own)? (cost and|expense and)? (own)? risk
				(customer|buyer|purchaser|sender|you) (bears?|carry|carries|assumes?) ~3 risk
			`,
			fr: phrases`
				aux risques (et périls)? (du|de la) (client|consommateu|destinataire)*
				aux risques (et périls)? de l’(acheteu|expéditeu)*
				à vos risques
				(client|acheteur|consommateur|vous) (supporte|assume|supportez|assumez) ~3 risques?
			`,
		},
		about: {
			de: phrases`rück(send|gabe|versand|transport)|retour|zurück(send|schick)`,
			en: phrases`
				return(! policy)
				sen(d|t) ~2 back
			`,
			fr: phrases`retour|renvo|réexpédi`,
		},
		unless: phrases`
			${soldToTrade}
			wertverlust|reparatur|repair|réparation|ankauf|unversichert|uninsured
		`,
		isIn: (text, checked) => {
			const { shop } = checked.site;
			return (
				shop !== null &&
				isSoldToConsumers(text, checked) &&
				servesCountry(withTaxCountry(shop.settings, checked.country), "DE")
			);
		},
	},
	{
		id: "delivery-costs-withheld",
		stems: phrases`erstatt|rückzahl|rückzuzahl|zurück|refund|reimburs|back|rembours`,
		severity: "warning",
		source: "§ 357 (2) BGB, Art. 13 (1) Directive 2011/83/EU",
		restricts: true,
		says: {
			de: phrases`
				${delivery.de} …40 (nicht|keinesfalls) ~2 ${refund.de}
				${refund.de} …40 (abzüglich|ohne|außer|bis auf|ausgenommen|exklusive|exkl.) ~ ${delivery.de}
				(abzüglich|ohne|ausgenommen|exklusive|exkl.) ~ ${delivery.de} …40 ${refund.de}
				(nur|lediglich|ausschließlich) (der|den) (reine(n|r)?)? (kaufpreis|warenwert|artikelpreis) …30 ${refund.de}
				${refund.de} …20 (nur|lediglich|ausschließlich) (der|den) (reine(n|r)?)? (kaufpreis|warenwert|artikelpreis)
			`,
			en: phrases`
				${delivery.en} ~2 (not|never|n’t|non) ?-?(be)? ${refund.en}
				(not|never|n’t) ~ ${refund.en} ~3 ${delivery.en}
				${refund.en} …30 (less|minus|excluding|except|without|not including) ~ ${delivery.en}
				${refund.en} ~3 (price|value|cost) of the (piece|item|goods|product|jewellery|article) only
				(only|solely) ${refund.en} ~3 (product|item|purchase)? (price|value)
			`,
			fr: phrases`
				${refund.fr}* …30 (hors|sans|déduction faite des|moins les|à l’exception des|excepté les) ~ ${delivery.fr}
				${refund.fr}* …30 hors frais_
				${delivery.fr} …30 (pas|jamais|non) ~2 ${refund.fr}
			`,
		},
		unless: phrases`
			${addsToRights}
			${soldToTrade}
			# Costs that the law leaves to the customer
			rücksendekosten|rückversand|mehrkosten|express|kurier|standard|additional|extra|supplément|coursier
			zusätzliche* kosten
			kosten (der|für die|einer) rücksendung
			return (postage|shipping|delivery|cost)*
			(cost|postage) (of|for) (the|your)? return
			frais de (retour|renvoi)
			# Other occasions
			umtausch|exchange|échange|gutschein|voucher|reparatur|repair|réparation|teilweise|einzelne
			nach ablauf
		`,
		isIn: isSoldToConsumers,
	},
	{
		id: "return-costs-always",
		stems: phrases`rück|retour|return|renvo`,
		severity: "warning",
		source: "§ 439 (2) BGB, Art. 14 (1) Directive (EU) 2019/771",
		says: {
			de: phrases`
				(rücksend|rückversand|retour)* … ${always.de} … ${customer.de}
				(rücksend|rückversand|retour)* … ${customer.de} … ${always.de}
				${always.de} … (rücksend|rückversand|retour)* … ${customer.de}
				${customer.de} … (rücksend|rückversand|retour)* … ${always.de}
			`,
			en: phrases`
				return* … ${customer.en} …40 ${always.en}
				return* … ${always.en} …40 ${customer.en}
				${always.en} …40 ${customer.en} …30 return*
				${customer.en} …40 return* …40 ${always.en}
			`,
			fr: phrases`
				(frais|coûts?) de (retour|renvoi) … ${customer.fr} … ${always.fr}
				${always.fr} … (frais|coûts?) de (retour|renvoi) … ${customer.fr}
			`,
		},
		about: {
			de: phrases`kosten|trägt|tragen|zahl|porto|lasten`,
			en: phrases`cost|postage|pay|expense|bear|cover|shipping`,
			fr: phrases`frais|coût|charge`,
		},
		unless: soldToTrade,
		isIn: isSoldToConsumers,
	},
];
