import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** Complaints of the body, by language. */
const complaints = {
	de: phrases`
		schmerz|rheuma|arthr|migräne|schlaf(losigkeit|stör|problem|qualität)|stress|durchblutung|immun
		zahn(en|ung|ungs)|entzünd|allergie|verspann|gelenk|blutdruck|depress|angst|nerv|entgift
		konzentration|hormon|stoffwechsel|blockaden|krankheit|heilung|wohlbefinden|kreislauf|elektrosmog
		menstruation|chakr|energiefluss
	`,
	en: phrases`
		pain|rheumat|arthrit|migraine|insomnia|sleep|stress|circulation|immun|teething|inflammation|allerg
		tension|joints?|depress|anxiety|nerves|detox|toxins|concentration|hormon|metabolism
		blockages|illness|disease|healing|chakra|electrosmog|fatigue
		blood pressure
		energy flow
	`,
	fr: phrases`
		douleur|rhumatis|arthr|migraine|insomnie|sommeil|stress|circulation|immunit|dents
		inflammation|allergi|tension|articulation|dépress|anxiété|angoisse|nerf|détox|toxine|concentration
		hormon|métabolisme|blocage|maladie|guérison|chakra|énergie|fatigue
		poussées? dentaire
	`,
};

/** Creates a pattern of effects on complaints, in either order, and of words that name an effect themselves. */
function relief(effects: RegExp, complaint: RegExp, names: RegExp): RegExp {
	return phrases`
		_${effects}* …70 ${complaint}
		_${complaint}* …70 ${effects}*_
		${names}
	`;
}

/** Statements about health. */
export const healthClaims: readonly Claim[] = [
	{
		id: "health-claim",
		isBannedInQuotes: true,
		stems: phrases`
			schmerz|rheuma|arthr|migr|schlaf|stress|durchblut|immun|zahn|entzünd|allerg|verspann|gelenk|blutdruck
			depress|angst|nerv|gift|konzentr|hormon|stoffwechsel|blockad|krank|heil|befinden|kreislauf|elektro
			menstr|chakr|energie|magnet|therap|gesund|bakteri|pain|insomn|sleep|teeth|inflam|tension|joint
			pressure|anxi|detox|toxin|circul|metabol|illness|disease|energy|fatigue|douleur|rhumat|sommeil|dent
			articul|angoiss|maladie|guéri|énergie|vertu|bienfait|litho|curati|heal|allerg
		`,
		severity: "warning",
		source: "§ 3 HWG, § 5 UWG, Annex I no. 17 Directive 2005/29/EC",
		says: {
			de: relief(
				phrases`
					lindert?|heil(t|en|end)|hilft|helfen|wirk(t|en)|beruhig(t|en)|förder(t|n)|stärk(t|en)
					schütz(t|en)|löst|lösen|verbesser(t|n)|reduzier(t|en)|vertreib|befrei(t|en)
					unterstütz(t|en)|gegen|regulier
				`,
				complaints.de,
				phrases`
					magnet(therapie|heil)*|therapeutisch*|schmerzlindern*|entzündungshemm*|gesundheitsfördern*
					energetisiert*|antibakteriell*|hypoallergen*|antiallerg*|allergiefrei
					heil(stein|wirkung|kraft|kräfte|ende wirkung|ende kr(a|ä)ft)*|(stein|kristall)heilkunde
					für allergiker geeignet|unbedenklich
				`,
			),
			en: relief(
				phrases`
					relieves?|reliev(e|ing)|heals?|healing|helps?|eas(e|es|ing)|soothes?|soothing|calms?|boosts?
					strengthens?|protects?|improves?|reduces?|cures?|treats?|promotes?|supports?|against
					wards? off
				`,
				complaints.en,
				phrases`
					therapeutic*|pain-reliev*|anti-?inflammatory|hypo-?allergenic|anti-?allerg*|allergy-free
					antibacterial
					healing (stone|crystal|power|propert|effect|energ)*
					magnetic therapy
				`,
			),
			fr: relief(
				phrases`
					soulage|guéri|apais|calme|aide|lutt|renforc|protège|protèg|améliore|rédui|favoris|stimul|régul
					contre|combat|soign
				`,
				complaints.fr,
				phrases`
					lithothérapi*|magnétothérapi*|hypoallergéni*|anti-?allergi*|antibactéri*
					pierres? de guérison
					vertus?|propriétés?|pouvoirs?|bienfaits (thérapeutiques?|curati*|apaisant*|guériss*)
				`,
			),
		},
		unless: phrases`
			anlauf|kratz|stoß|diebstahl|wasser|staub|tarnish|scratch|theft|rayure|choc|versicher|datenschutz
			uhrwerk|augenoptik|brillengl|sehhilfe|lens|verres|magnetfeld(!therapie)|auslös|provoqu|_causes?_
			abzuraten|warn|déconseill|piercing|stift
			wissenschaftlich nicht
			kein ersatz
			no scientific
			not (a)? substitute
			aucune preuve
			ne remplace
			chirurgenstahl …* nicht
			(löst|lösen)_ …* _aus_
			r(a|ä)t(en|et)?_ …* _ab_
			advis* against
			mettent en garde
			stress (of|beim|bei der|vor der|du|de la)
			steckers?_ …* titan$
		`,
		isIn: ({ kind, template }) => kind !== "legal" && template !== "terms" && template !== "accessibility",
	},
	{
		id: "allergy-promise",
		isBannedInQuotes: true,
		stems: phrases`allerg`,
		severity: "warning",
		source: "§ 5 UWG, Art. 6 Directive 2005/29/EC",
		restricts: true,
		says: {
			de: phrases`
				_(kein*|nie(mals)?|nicht|ohne|weder)_ … allerg(!iker|en_)*
				allerg(!iker|en_)* …40 (
					ausgeschlossen|unmöglich|unbegründet|nicht ~ (fürchten|befürchten|erwarten)|kein (Thema|Problem)
				)
			`,
			en: phrases`_(no|none|never|not|cannot|without|*n’t)_ … allerg(!ens?_)*`,
			fr: phrases`_(ne_|n’|aucun*|pas|jamais|sans|ni) … allerg(!ènes?_)*`,
		},
		unless: phrases`
			nickel|ausschließen|auszuschließen|geeignet|empfehl|empfohlen|verzicht|haft|zusagen|versprechen|arzt
			ärzt|fragen|selten|immer|jede(r|n)?_|exclude|suitable|recommend|liab|promise|doctor|ask|rarely|always
			every|exclure|convien|recommand|déconseill|responsab|promett|médecin|rarement|toujours
			rule out
		`,
		isIn: ({ kind, template }) => kind !== "legal" && template !== "terms",
	},
];
