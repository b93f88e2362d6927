import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** A year from 1900 to 2099. */
const year = /(?:19|20)\d{2}/;

/** Statements that advertise the shop: its rank, reviews, seals and prize draws. */
export const advertisingClaims: readonly Claim[] = [
	{
		id: "top-claim",
		stems: phrases`
			größt|höchst|spitzen|highest|best|günstigst|führend|nr.|nummer|tief|unschlag|markt|konkurrenz|largest
			leading|cheapest|finest|biggest|number|no.|#1|lowest|unbeat|leader|plus_|meilleur|numéro|n°|imbatt
			erste|billigst|schönst|niedrigst
			mehr als
		`,
		severity: "hint",
		source: "§ 5 (1) UWG, Art. 6 Directive 2005/29/EC",
		says: {
			de: phrases`
				höchstpreise?n?_|spitzenpreise?n?_|tiefpreisgarantie|bestpreis*|marktführer*|konkurrenzlos*
				die|der|das (größte|beste|günstigste|führende|erste|billigste)(r|n|s)? (!~2 (roh)?(
					diamant|smaragd|rubin|saphir|perle|stein|stadt|geschenk
				)_)~3 (
					deutschlands|europas|berlins|österreichs|der schweiz|in deutschland|der stadt|weltweit|der welt|
					der region|am markt
				)
				die|unsere?|ihre|der (nr.|nummer) ?1_
				(bester?|niedrigster?|günstigster?)(n|m)? (preis|preise)-?garantie
				den|die besten|günstigsten|niedrigsten preise?
				zahlen|bieten ~2 mehr als andere|jeder|alle
				(juwelier|goldschmiede?|uhrmacher|fachgeschäft|anbieter|adresse)* (nr.|nummer) ?1_
				unschlagbar* preis*
			`,
			en: phrases`
				the|your largest|best|cheapest|leading|finest|biggest (!~2 (
					diamond|emerald|ruby|sapphire|pearl|stone|city|gift|reward|present
				)_)~3 (
					in (germany|europe|berlin|the (world|city|country|region))|worldwide|on the market
				)
				(number one|((\)|<n>) !)no. ?1|#1)_
				best|lowest price guarantee*
				unbeatable prices?
				market leader
				(
					germany|berlin|europe|austria|france|switzerland|london|vienna|zurich|the world
				)’s (leading|best|largest|finest|biggest|favou?rite|number one)
				highest|best|top prices? for (your)? gold|watch|jewel
			`,
			fr: phrases`
				le|la|les (plus (grande?|vaste)s?|meilleure?s?|moins chère?s?|premiere?|leader) ~3 (
					de france|d’europe|du monde|de la ville|de la région|du marché|en france|
					de (berlin|paris|lyon|strasbourg|vienne|genève|zurich|lausanne)
				)
				le|la|notre (numéro|n°) ?1_
				meilleurs? prix garantis?
				prix imbattables?
				leader (du|de la|en)
			`,
		},
		unless: phrases`
			jahrhundert|damals|_(war|waren|galt|wurde|gewesen)_|century|_(was|were)_|siècle|_(fut|était|étaient)_
			vergleich|compar
		`,
	},
	{
		id: "review-claim",
		restricts: true,
		stems: phrases`stern|star|étoile|bewert|rezens|review|avis|kund|customer|client|(.|,)<n>`,
		severity: "warning",
		source: "§ 5b (3), Annex no. 23b, 23c UWG, art. L111-7-2 Code de la consommation",
		says: {
			de: phrases`
				<n>(.|,)<n> ?(von|/|aus) ?5
				(4|5) (von 5)? sterne? bei|auf|von|durch
				<n> ?% ~ (zufriedene|glückliche|weiterempf)*
				(tausende|hunderte|über <n>|mehr als <n>) ~2 (zufriedene|begeisterte|glückliche)(r|n)? kund*
				gutschein|rabatt|geschenk|bonus|% … (bewertung|rezension)*
				(bewertung|rezension)* … gutschein|rabatt|geschenk|bonus
				(vier|4|fünf|5)-sterne?(!-?(hotel|haus|restaurant)) … gutschein|rabatt|geschenk|bonus
				gutschein|rabatt|geschenk|bonus … (fünf|5)-sterne?(!-?(hotel|haus|restaurant))
			`,
			en: phrases`
				<n>(.|,)<n> ?(out of|/|of) ?5
				(five|5)-stars? (on|at|from|rat|review)*
				<n> ?% ~ (satisfied|happy|recommend)*
				(thousands of|hundreds of|over <n>|more than <n>) ~2 satisfied|happy|delighted customers?
				voucher|discount|gift|bonus … review
				review … (voucher|discount|gift card|bonus)
				(four|4|five|5)-stars?(! (hotel|restaurant)) … (voucher|discount|gift|bonus|% off)
				voucher|discount|gift|bonus … (five|5)-stars?(! (hotel|restaurant))
			`,
			fr: phrases`
				<n>(.|,)<n> ?(sur|/) ?5
				5 étoiles sur|chez
				<n> ?% (de)? (clients?)? (satisfait|recommand|heureu)*
				(des milliers|des centaines|plus de <n>) (de)? clients? satisfaits?|heureux|ravis
				bon|remise|cadeau|réduction … (avis|évaluation)_
				(hôtel |restaurant !)(quatre|4|cinq|5) étoiles … bon|remise|cadeau|réduction
				bon|remise|cadeau|réduction … (hôtel |restaurant !)(cinq|5) étoiles
				laissez|donnez|déposez …20 avis … bon|remise|cadeau|réduction
			`,
		},
		unless: phrases`
			checked|verified|vérifié|contrôl
			(trusted shops …*!)(geprüft|verifizier)
			prüfen wir
			nicht geprüft
		`,
	},
	{
		id: "prize-draw-terms",
		stems: phrases`
			gewinnspiel|verlos|preisausschreib|draw|raffle|giveaway|sweepstake|win|concours|tirage|tombola|gagner
		`,
		severity: "warning",
		source: "§ 6 (1) no. 4 DDG, Art. 6 (d) Directive 2000/31/EC",
		says: {
			de: phrases`
				verlosung|_verlos(en|t)_|preisausschreiben
				gewinnspiel(!e?n? (gibt|veranstalt|machen))*
			`,
			en: phrases`
				_raffle|give-?aways?_|sweepstakes?
				prize draws?
				chance|enter|opportunity to win
				could win a
				be entered (in)?to a|our|the draw
			`,
			fr: phrases`
				jeux?-concours|tombola
				grand jeu
				tir(age|é|ée|és|ons) au sort
				tentez|chance|occasion de gagner
				participez et gagnez
			`,
		},
		unless: phrases`
			_won_
			_(haben|wurden?|hatten?) …* verlost
			wurde gezogen
			gewonnen ha
			was drawn
			has been drawn
			a été tiré
			a gagné
			ont gagné
		`,
		unlessText: phrases`
			bedingung|veranstalter|teilnahmeberechtigt|terms|conditions|rules|promoter|organizer|règlement
			organisat|organisé
			teilnehmen kann|können|darf|dürfen
			mitmachen kann|können|darf|dürfen
			organised by
			may enter
			can enter
			open to
			peuvent participer
			peut participer
			ouvert à
		`,
	},
	{
		id: "seal-claim",
		stems: phrases`
			test|ausgezeichn|prämi|preisträger|geprüft|TÜV|trusted|siegel|gütezeichen|award|certifi|zertifi
			approved|rated|voted|konflikt|conflict|conflit|récompens|primé|lauréat|élu|label|gagnant
		`,
		severity: "warning",
		source: "Annex to § 3 (3) UWG no. 2, § 5a (1) UWG",
		says: {
			de: phrases`
				testsieger|test-?urteil|TÜV-?(geprüft|zertifiziert|siegel)*|konfliktfrei*
				(mehrfach|vielfach|zigfach|preis)-?(prämiert|ausgezeichnet|gekrönt)*
				(wir|unser* *|unser haus) wurden?|sind|ist ~4 ausgezeichnet(! (mit|durch|vom|von|als|für))
				trusted-shops?-?(zertifiziert|geprüft|siegel|gütesiegel)?
				geprüfter|zertifizierter|sicherer (online-?)?(shop|händler)
				(stiftung warentest|öko-?test) …40 (sehr gut|gut|note)
				zum|zur ~2 (juwelier|händler|shop|goldschmied|fachgeschäft)* des jahres
			`,
			en: phrases`
				award-winning|(multi|multiple)-award|trusted-shops?|TÜV-(certified|approved|tested)|conflict-free
				test winner
				voted|named|awarded ~3 (best|jeweller of the year|shop of the year)
				certified (online)? shop|retailer|store
			`,
			fr: phrases`
				trusted-shops?
				(plusieurs fois|maintes fois|multi-?) ?(récompens|prim)*
				élue?|nommée?|sacrée? ~3 (meilleur*|bijoutier de l’année|de l’année)
				certifiée? TÜV
				boutique certifiée
				sans conflits?
				hors conflits?
			`,
		},
		unless: phrases`
			kimberley|https?:|ausgabe|issue|_Heft_|fielen|durchgefallen
			${year} …* preis|award|prix|wettbewerb|competition|concours
			preis|award|prix …* ${year}
		`,
	},
	{
		id: "right-as-extra",
		stems: phrases`widerruf|gewährleist|rückgabe|withdraw|warrant|rétract|garantie|mangel|conformit`,
		severity: "warning",
		source: "Annex to § 3 (3) UWG no. 10, Annex I no. 10 Directive 2005/29/EC",
		says: {
			de: phrases`
				(
					14 tage|zwei wochen|vierzehn tage|zwei jahre|2 jahre|24 monate
				) …30 widerrufsrecht|rückgaberecht|gewährleistung … (
					besonder|service|vorteil|extra|geschenk|exklusiv|bonus|plus
				)
				(
					besonder|vorteil|extra|exklusiv|bonus|kostenlos
				)* …40 (14 tage|zwei jahre|2 jahre|24 monate) …25 (widerruf|gewährleistung)*
				freiwillig* (gesetzliche)? gewährleistung
			`,
			en: phrases`
				14-days?|two-years?|2-years? …30 (
					right (of|to) withdraw*|statutory (warranty|guarantee)
				) … special|advantage|extra|exclusive|bonus|service
				special|advantage|exclusive|bonus|extra …40 (right (of|to) withdraw*|statutory (warranty|guarantee))
			`,
			fr: phrases`
				(14 jours|deux ans|2 ans) …30 (droit de rétractation|garantie légale) … (
					avantage|exclusi|offert|service|bonus
				)
				(avantage|exclusi|offert|bonus)* …40 (droit de rétractation|garantie légale)
			`,
		},
		unless: phrases`
			zusätzlich|beyond|au-delà
			über das|die gesetzlich
			in addition
			en plus
		`,
	},
];
