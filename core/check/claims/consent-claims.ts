import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** At most 90 other characters of the clause. */
const clause = /[^.!?;]{0,90}/;

/** Statements that assume a consent to advertising or cookies that nobody gave. */
export const consentClaims: readonly Claim[] = [
	{
		id: "bundled-consent",
		stems: phrases`
			newsletter|cookie|werb|infolettre|marketing|advertis|promotion|publicit|prospection
			lettre d
		`,
		severity: "warning",
		source: "Art. 7 DSGVO, § 7 UWG, § 25 TDDDG",
		says: {
			de: phrases`
				(
					(mit|durch|bei) (der|die|einer|jeder|jede|ihrer|ihre) (
						bestellung|anmeldung|anfrage|registrierung|nutzung|kontaktaufnahme
					)|
					automatisch
				)${clause}newsletter
				(mit|durch) ~ (bestellung|anmeldung|registrierung) …50 (willig|stimm|erklär|einverst)* … werb|marketing
				(kunde|käufer|besteller) (willigt|stimmt|ist (damit)? einverstanden) …80 werb|newsletter|marketing
				durch|mit (die|der)? (weitere(r|n)?)? nutzung … (
					stimmen|erklären|akzeptieren|willigen
				) … (cookie|datenschutz|verarbeitung)*
				(
					diese (website|seite) (verwendet|nutzt)|wir (verwenden|nutzen)
				) cookies …90 (weiter|einverstanden|akzeptieren sie)
				(wenn|sofern|indem) …30 (weiter|surf|fortfahr|fortsetz|verweil)* …50 (
					stimmen|erklär|akzeptier|willig|einverstanden
				)* … (cookie|datenschutz|verarbeitung)*
				gehen wir …25 (einverst|einwillig|zustimm)*
				(teilnahme|gewinn)* … newsletter|werbung …40 voraussetzung|anmeld|erforderlich|zustimm
			`,
			en: phrases`
				(
					by (placing|ordering|registering|submitting)|
					with (your|every|each|any) (order|enquiry|inquiry|purchase|registration)|automatically
				) …90 newsletter
				by|when (placing|ordering|buying) …50 (agree|consent|accept)* … marketing|advertis|promotion
				(customer|buyer) (agrees|consents) …80 newsletter|marketing|advertis|promotion
				by continuing|using|browsing …80 agree|consent|accept … cookies?|privacy|processing
				we|we’ll (will)? (assume|take it) …20 (agree|consent|accept|happy|fine)*
				if you (continue|keep|go on|carry on|stay)* …60 (agree|consent|accept)* … cookies?|privacy|processing
			`,
			fr: phrases`
				(
					en (passant|commandant|validant)|
					(lors de|par|avec|pour) (la|votre|toute|chaque) (commande|demande|inscription)|automatiquement
				) …90 (newsletter|infolettre|lettre d’information)
				en (passant|validant) ~2 commande,? …20 (accept|consent|autoris)* … publicit|promotion|prospection
				(client|acheteur) (accepte|consent|autorise) …80 newsletter|publicit|promotion|prospection
				en (
					poursuivant|continuant|utilisant|naviguant
				) …80 acceptez|consentez … cookies?|confidentialité|traitement
				nous (considér|suppos)* que vous …20 (accept|consent|satisfait|d’accord)*
				si vous (poursuiv|continu)* …80 acceptez|consentez … cookies?|confidentialité|traitement
				(poursui|continu)* …30 (vaut|implique|emporte|entraîne) …20 (accept|consent|accord)* …40 cookies?
			`,
		},
		unless: phrases`
			widersprechen|abbestellen|freiwillig|ankreuz|häkchen|object|unsubscribe|tick|checkbox|opposer
			désinscri|cochez
		`,
	},
];
