import type { Claim } from "#core/check/claim.ts";
import { addsToRights, onlyAsked, soldToTrade } from "#core/check/claims/lawful-wording.ts";
import type { SiteText } from "#core/check/read-text.ts";
import type { CheckedSite } from "#core/check/rule.ts";
import { hasWithdrawalRight } from "#core/legal/return-days.ts";
import { withTaxCountry } from "#core/settings/shop-settings.ts";
import { phrases } from "#core/text/phrases.ts";

/** Goods that the law exempts from the right of withdrawal (Art. 16 of Directive 2011/83/EU). */
const lawfullyExcepted = phrases`
	gravi|gravur|individuell|sonderanfertig|maßanfertig|personalis|versiegel|zugeschnitten|engrav|bespoke
	custom|made-to-(order|measure)|personali(s|z)ed|sealed|specification|gravé|gravure|sur-mesure
	personnalis|scellé|descellé|spécification
	maß gefertigt
	nach maß
	nach ihre(n|m)
	außerhalb der angebotenen
`;

/** Returns whether the shop sells to consumers, who have a right of withdrawal. */
export function isSoldToConsumers(_text: SiteText, { site, country }: CheckedSite): boolean {
	return site.shop !== null && hasWithdrawalRight(withTaxCountry(site.shop.settings, country));
}

/** Refusals of returns, by verb or by noun: "lehnen wir die Rückgabe ab", "ne pourront faire l’objet d’un retour". */
const refusals = {
	de: phrases`
		nicht verpflichtet|gehalten … (zurückzunehmen|umzutauschen|zu erstatten|zurückzuerstatten)
		(lehnen|verweigern|weisen)_ …40 (rückgabe|rücknahme|rücksendung|retoure|umtausch|erstattung)*
		(rückgabe|rücknahme|retoure|umtausch|erstattung|widerruf)* …40 (
			nicht möglich|nicht in betracht|abzulehnen|zu verweigern|abgelehnt|verweigert
		)
	`,
	en: phrases`
		entitled|right|free to refuse|reject|decline …40 return|refund|exchange
		not|n’t eligible|accepted|entitled …15 returns?|refunds?|exchanges?
		neither (be)? returned|exchanged|refunded
		returns?|refunds?|exchanges? …40 (not possible|refused|declined)
	`,
	fr: phrases`
		(droit de|pouvons|pourrons|en mesure de) refuser …40 retour|remboursement|échange|reprise
		_ne (peu|pourr|donn|ouvr|fer|f(a|o))* …20 l’objet|lieu|droit …20 retour|remboursement|échange|reprise
	`,
};

/** Times after the right of withdrawal. */
const afterPeriod = phrases`
	nach|außerhalb …30 frist
	after|outside …30 period|deadline|days
	après|hors|au-delà …30 délai|jours
`;

/** At most 70 other characters of the sentence. They may include amounts such as "4.90". */
const near = /(?:[^.!?]|\.(?=\d)){0,70}/;

/** Statements that restrict withdrawal, returns and refunds. */
export const returnsClaims: readonly Claim[] = [
	{
		id: "return-restriction",
		stems: phrases`
			unfrei|rück|retour|widerruf|umtausch|umgetausch|erstatt|storn|return|refund|withdraw|exchange|sale
			cancel|rétract|échang|rembours|repris|repren|renvo
			take(n|s)? …40 back
		`,
		severity: "warning",
		source: "§ 361 (2) BGB, § 357 BGB, Art. 25 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: phrases`
				${refusals.de}
				(nur|ausschließlich|lediglich|allein)_ … (
					original(*)?verpack*|originalkarton|originaletikett|ungetragen|unbenutzt|ungeöffnet|unbeschädigt|
					unversehrt|etikett|kassen(bon|beleg|zettel)
				)
				(
					originalverpack|originaletikett|ungetragen|unbenutzt|ungeöffnet|kassenbon
				)* …50 (voraussetzung|bedingung|zwingend|erforderlich|müssen|muss_|sein_)
				ohne|fehlt|fehlender (die)? (
					original*|kassenbon|etikett|zertifikat|rechnung
				)* … kein|nicht|ausgeschlossen|abzug|berechnen
				(umtausch|rückgabe|widerruf(srecht)?|rücknahme|rücksendung|retoure)* … ausgeschlossen
				kein(e|en)? (umtausch|rückgabe|rücknahme|widerruf(!e|sr)|retoure)*
				kein widerrufsrecht bei|für|auf …* reduziert|sale|angebot|ohr|einzelst|vintage|gebraucht
				(vom|von der|von) (umtausch|widerruf|rückgabe)* (sind|ist)? …40 ausgenommen|ausgeschlossen
				(nehmen|tauschen|erstatten)_ … nicht (mehr)? (zurück|um)_
				nicht (mehr)? (
					zurücknehmen|umtauschen|zurückgeben|zurücksenden|zurückschicken|widerrufen|umgetauscht|
					zurückgenommen|zurückgegeben|zurückgesandt|zurückgesendet|zurückgeschickt|umtauschbar|widerrufbar|
					retourn*
				)
				unfrei* … nicht|keine|verweiger|zurückgewiesen
				(erstatt|rückzahl|vergüt)* …50 (nur|ausschließlich|als|in form) …25 gutschein|gutschrift|warengut
				nur gegen|als|per (waren)?(gutschein|gutschrift)
				bei|nach|für ~ (
					rückgabe|retoure|umtausch|rücksendung
				)* ~3 erhalten|bekommen|stellen …40 gutschein|gutschrift
				unfreie? pakete|sendungen|rücksendungen|retouren
				widerruf* …50 (schriftlich|per (post|brief|einschreiben)|begründ)*
				(bearbeitungs|wiedereinlagerungs|rücknahme|stornierungs|storno)(gebühr|pauschale|kosten)
				nur (nach)? (vorherige(r|n)?|vorab|telefonische(r|n)?) (
					anmeldung|absprache|rücksprache|genehmigung|zustimmung
				)
				ohne ~3 (
					anmeldung|absprache|rücksprache|genehmigung|zustimmung|freigabe|retourennummer|rücksendenummer|
					rücksendeschein|RMA
				) … nicht|kein|verweiger|zurückgewiesen|abgelehnt|ausgeschlossen
			`,
			en: phrases`
				${refusals.en}
				non-?(returnable|refundable)
				(only|solely|exclusively)_ … (
					original (packaging|box|condition|tags?)|unworn|unused|unopened|with (the|all)? tags?|receipt
				)
				(
					original (packaging|box|tags?)|unworn|unused|unopened|receipt|certificate
				) …40 (required|condition of|mandatory|essential)
				must be (returned)? (in (its|the|their) original|unworn|unused|unopened)
				without|missing (the)? original|receipt|tags?|certificate … (no |not|cannot|deduct)
				all sales (are)? final
				final sale
				no (returns?|refunds?|exchanges?)_
				(cannot|can ?not|can’t|may not|will not|won’t) be (
					returned|exchanged|refunded|sent back|taken back|withdrawn|accepted back
				)
				we|shop (
					do not|don’t|cannot|can’t|will not|won’t|are unable to
				) ~2 (take back|take|accept|exchange|refund|reimburse)
				we|shop (do not|don’t|cannot|can’t|will not|won’t) take …40 back
				((that|which|who) !)(are|is) (not|never) ~ (returnable|refundable|(taken|sent) back|returned|exchanged|refunded)
				excluded|exempt from (the right of)? returns?|withdrawal|exchange
				store|shop credit
				refund(s|ed)? …30 as|by (a)? (voucher|gift card)
				(returns?|withdraw*|cancel*)_ ~3 (receive|get|issue|given) …20 (voucher|gift card|credit note)
				restocking fee|charge
				handling|processing|administration fee …40 return|refund
				only with|after (our)? prior approval|authori(s|z)ation|consent
				without ~3 (
					approval|authori(s|z)ation|consent|permission|registration|(return|RMA)-(number|label|form)
				) … (_not_|_no_|refused|rejected|declined)
			`,
			fr: phrases`
				${refusals.fr}
				(uniquement|seulement|exclusivement)_ … (
					emballage (d’)?origin|étiquette|non porté|jamais porté|neuf|ticket de caisse
				)
				ne sont|seront|est|sera (ni)? (
					acceptés?|repris(es?)?|échangés?|remboursés?|échangeables?
				) …40 que|sans|ni|pas
				(
					emballage d’origine|étiquette|ticket de caisse|non portés?
				) …50 obligatoire|exigé|condition|impérati|doit|doivent
				ni|pas (être)? (repris|échang|rembours|retourn|renvoy)*
				ne (
					sont|seront|est|sera|peu(ven)?t|pourr(a|ont)
				) (pas|plus|ni)? (être)? (ni)? (repris|échang|rembours|retourn|renvoy)*
				nous ne (reprenons|échangeons|remboursons|acceptons) ~ pas|plus|ni|aucun
				(aucun|pas de|sans) retour|échange|remboursement|reprise
				(exclus?(es?)?|exclue?s?) (du|des|de tout) (droit de rétractation|retours?|échanges?)
				(retour|échange|rétractation)s? …40 exclue?s?
				(rembours|avoir)* …40 (sous forme d’avoir|en bon d’achat|par un avoir)
				(rétractation|retour|renvoi)s?_ …30 (recev*|obten*|émet*|établi*|donn*|ouvr*) ~3 (avoir|bon d’achat)_
				(en|en port) dû|contre-remboursement …50 (refus|pas accept)
				frais de (remise en stock|dossier|traitement) …40
				accord préalable
				sans ~3 (
					accord|autorisation|validation|demande|numéro de retour|bon de retour
				) … (refus|pas|aucun|rejet|retourné à)
			`,
		},
		about: {
			de: phrases`
				unfrei|rück(gabe|nahme|send|gab|erstatt|zahl)|zurück|retour|widerruf|umtausch|umgetauscht|erstatt
				storn
			`,
			en: phrases`
				return|refund|withdraw|exchange|sale|cancel
				take(n|s)? …40 back
			`,
			fr: phrases`retour|rétract|échang|rembours|repris|repren|renvo`,
		},
		unless: phrases`
			${lawfullyExcepted}
			${onlyAsked}
			${afterPeriod}
			${soldToTrade}
			B2B|traders
		`,
		isIn: isSoldToConsumers,
	},
	{
		id: "return-lapse",
		stems: phrases`
			verf(a|ä)ll|erlischt|entfällt|verl(i|o)|verwirk|lose|lost|forfeit|void|lapse|expire|perd|annul|éteint
		`,
		severity: "warning",
		source: "§ 361 (2) BGB, § 357 BGB, Art. 25 Directive 2011/83/EU",
		says: {
			de: phrases`
				(verfällt|verfallen|erlischt|entfällt|verlier*|verwirk*)_ …50 rückgabe|widerruf|umtausch|rücksende
				(rückgabe|widerruf|umtausch|rücksende)* …50 (
					verfällt|verfallen|erlischt|entfällt|verloren|verwirkt
				)_
			`,
			en: phrases`
				(lose|forfeit|void)* …50 right|return|refund|exchange
				right to|of (return|withdraw|refund|exchange)* …50 (lost|forfeited|lapses?|expires?|void)_
			`,
			fr: phrases`
				(perd*|annule*|éteint)_ …50 droit|retour|rétract|échang|rembours
				droit de|au retour|rétractation|remboursement …50 perdu|annulé|éteint
			`,
		},
		unless: phrases`
			${lawfullyExcepted}
			${soldToTrade}
			frist|monat|period|month|délai|mois
		`,
		isIn: isSoldToConsumers,
	},
	{
		id: "refund-deduction",
		stems: phrases`erstatt|rückzahl|rück|retour|refund|reimburs|return|rembours`,
		severity: "warning",
		source: "§ 357 (1), § 357a BGB, Art. 13, 14 Directive 2011/83/EU",
		restricts: true,
		says: {
			de: phrases`
				(
					pauschal*|gebühr*|aufwandsentschädigung|aufarbeitung*|prüfungs?kosten|<n> ?(%|prozent|€|euro)
				)${near}(abgezogen|einbehalten|behalten wir|in abzug|abzüglich|verrechnet|gekürzt)
				(ziehen|behalten|kürzen)_${near}(pauschal*|gebühr|prüfungs?kosten|<n> ?(%|prozent|€|euro))
			`,
			en: phrases`
				(
					flat (rate|fee|charge)|_fees?_|_charges?_|<n> ?(%|per ?cent)|(€|£) ?<n>|<n> ?(€|euros?)
				)${near}(deduct|withh|retain|subtract|kept|keep|taken off)
				(deduct|withhold|retain|subtract|keep)_${near}(
					flat|_fees?_|<n> ?(%|per ?cent)|(€|£) ?<n>|<n> ?(€|euros?)
				)
			`,
			fr: phrases`
				(
					forfait*|frais de (remise en état|nettoyage|contrôle|gestion|dossier|reconditionnement)|
					<n> ?(%|pour cent|€|euros?)
				)${near}(dédui*|retenue?s?|prélevée?s?|retranchée?s?)
				(dédui*|reten*|prélev*)${near}(
					forfait|frais de (remise|nettoyage|contrôle|gestion|dossier)|<n> ?(%|pour cent|€|euros?)
				)
			`,
		},
		about: {
			de: phrases`erstatt|rückzahl|rücksend|rückgabe|retour|widerruf`,
			en: phrases`refund|reimburs|return|withdraw`,
			fr: phrases`rembours|retour|rétract|renvo`,
		},
		unless: phrases`
			${addsToRights}
			# Compensation for a loss of value
			wertverlust|wertersatz|wertminderung|dépréciation
			loss of value
			diminished value
			diminution de (la)? valeur
			# Other payments and services
			express|anzahlung|deposit|acompte|gutschein|voucher|ankauf|reparatur|repair|réparation
			bon d’achat
		`,
		isIn: isSoldToConsumers,
	},
];
