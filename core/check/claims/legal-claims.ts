import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

const replaced = phrases`
	früher|ehemals|vormals|abgelöst|ersetzt|eingestellt|abgeschaltet|aufgehoben|formerly|replaced
	discontinued|closed|repealed|anciennement|remplacé|abrogé|fermée|supprimé
	außer kraft
	no longer
	shut down
`;

/** References to laws and bodies that no longer exist. */
export const legalClaims: readonly Claim[] = [
	{
		id: "old-imprint-law",
		severity: "warning",
		source: "§ 5 DDG",
		says: {
			de: phrases`_TMG_|Telemediengesetz`,
			en: phrases`
			_TMG_
			Telemedia Act
		`,
			fr: phrases`
			_TMG_|Telemediengesetz
		`,
		},
		unless: replaced,
	},
	{
		id: "old-cookie-law",
		severity: "warning",
		source: "§ 25 TDDDG",
		says: { de: phrases`_TTDSG_`, en: phrases`_TTDSG_`, fr: phrases`_TTDSG_` },
		unless: replaced,
	},
	{
		id: "old-law",
		stems: phrases`
			RStV|vertrag|TDG|Teledienst|InfoV|Fernabs|privacy|safe|BDSG|elektroG|verpackungsv|312d|TMG|Interstate
			directive|bouclier|Hamon
			article L
		`,
		severity: "warning",
		source: "§ 18 MStV, Art. 246a EGBGB, Art. 6 DSGVO",
		says: {
			de: phrases`
				_RStV_|Rundfunkstaatsvertrag|_TDG_|Teledienstegesetz|BGB-InfoV|Fernabsatzgesetz|_FernAbsG_
				Mediendienste-?Staatsvertrag|Privacy-Shield|Safe-Harbor|Verpackungsverordnung
				§ ?(4|28) (Abs. ?<n>)? BDSG
				ElektroG ?(1|2|I|II)_
				§ ?312d BGB_ …* Widerruf
				§ ?13 TMG
			`,
			en: phrases`
				_RStV_
				Interstate Broadcasting
				Privacy Shield
				Safe Harbou?r
				Directive 97/7
				Directive 95/46
			`,
			fr: phrases`
				Privacy Shield
				Safe Harbor
				bouclier de protection des données
				article L.? ?121-(16|20|21)
				loi Hamon
				directive 95/46
				directive 97/7
			`,
		},
		unless: replaced,
	},
	{
		id: "dispute-words",
		stems: phrases`plattform|plate-?forme|platform|ODR|online-(dispute|streit|schlicht)|litige|RLL|dispute`,
		severity: "warning",
		source: "Regulation (EU) 2024/3228",
		says: {
			de: phrases`
				(OS|ODR)-Plattform
				Online-(Streitbeilegung|Schlichtung)*(-?plattform)?
				Plattform zur|für (die)? (Online-)?(Streit|Schlicht)*
				Art(ikel|.)? ?14 (Abs. ?1)? ODR
			`,
			en: phrases`
				ODR platform
				online dispute resolution
				platform for (online|out-of-court)? dispute|settlement
			`,
			fr: phrases`
				_RLL_
				plate-?forme (européenne)? (de|pour le)? RLL|règlement|résolution
				règlement (en ligne|extrajudiciaire) des litiges
			`,
		},
		unless: replaced,
	},
];
