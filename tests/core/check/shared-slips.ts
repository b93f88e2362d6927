import type { Language } from "#core/language/language.ts";
import { project, settings, shop } from "#tests/core/check/plant.ts";
import { addSentence, type Change, describeProduct } from "#tests/core/check/slip-changes.ts";

/** Changes the name of the first value of the attribute "alloy" in one language. */
export const nameAlloy = (display_value: string, language: Language): Change =>
	shop(({ attributes }) => ({
		attributes: attributes.map((group) =>
			group.id === "alloy"
				? {
						...group,
						values: group.values.map((value, place) => ({
							...value,
							translations: value.translations.map((entry) =>
								place === 0 && entry.language === language ? { ...entry, display_value } : entry,
							),
						})),
					}
				: group,
		),
	}));

/** Shows a notice above every page during December 2026. */
export const notice = (text: string, language: Language = "de"): Change =>
	project({
		notices: [
			{
				from: "2026-12-01",
				to: "2026-12-31",
				tone: "info",
				link: null,
				translations: [{ language, text, label: null }],
			},
		],
	});

/** Announces a closure of the shop in December 2026. */
const closure = (text: string): Change =>
	settings({
		shop_closures: [
			{ from: "2026-12-24", to: "2026-12-31", mode: "delay", translations: [{ language: "de", text }] },
		],
	});

/** Mistakes in notices and attributes, contact details, returns, deadlines, dispatch and consent, by kind. */
export const sharedSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	notices: [
		["reduction in a notice", notice("Nur diese Woche: 20 % Rabatt auf alle Ketten.")],
		["payment in a notice", notice("Payez en 3 fois sans frais !", "fr")],
		["past date in a closure", closure("Wir machen Betriebsferien bis zum 6. Januar 2025.")],
	],
	attributes: [
		["carats against the fineness", nameAlloy("or jaune 9 carats (750/1000)", "fr")],
		["fineness of another language", nameAlloy("18 ct yellow gold", "en")],
		["fineness in another notation", nameAlloy("Gelbgold 750er", "de")],
		["name of a metal", nameAlloy("Tibetsilber", "de")],
	],
	"own contact": [
		[
			"telephone in the instructions on withdrawal",
			addSentence(
				"Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Juwelier Sternau GmbH, 0711 4455660) über Ihren Entschluss informieren.",
			),
		],
		[
			"e-mail in the instructions in English",
			addSentence(
				"To exercise the right of withdrawal, you must inform us (Juwelier Sternau GmbH, shop@gold-elster.example) of your decision.",
				"en",
			),
		],
		[
			"e-mail in the instructions in French",
			addSentence(
				"Vous devez nous notifier (Juwelier Sternau GmbH, boutique@gold-elster.example) votre décision de rétractation.",
				"fr",
			),
		],
		["former address", addSentence("Verantwortlich: Juwelier Sternau GmbH, Lindenweg 3, 10961 Berlin.")],
		[
			"former address in French order",
			addSentence("Ces conditions sont celles de Juwelier Sternau, 3 quai Saint-Antoine, 69001 Lyon.", "fr"),
		],
		["former address after a line", addSentence("Juwelier Sternau\\\nLindenweg 3\\\n10961 Berlin")],
		[
			"former address in French",
			addSentence("Ces conditions valent pour Juwelier Sternau, Lindenweg 3, 10961 Berlin.", "fr"),
		],
	],
	"returns of goods": [
		["take back", addSentence("Once worn, a piece cannot be taken back.", "en")],
		["earrings", describeProduct("creolen-gedreht", "We do not take back earrings.", "en")],
		["reduced pieces", addSentence("We won’t take reduced or discontinued samples back.", "en")],
		["never returned", addSentence("Opened boxes are never returned.", "en")],
		["not taken back", addSentence("Worn rings are not taken back.", "en")],
		["store credit", addSentence("You will receive store credit for returned items.", "en")],
		["shop credit", addSentence("Items on sale can only be exchanged for shop credit.", "en")],
	],
	deadlines: [
		["engraving as a present", addSentence("Bis zum 24. Dezember 2025 gravieren wir jeden Ring umsonst.")],
		["in English", addSentence("Until 31 March 2026 we clean every piece for you.", "en")],
		["in French", addSentence("Jusqu’au 31 mars 2026, nous nettoyons vos bijoux.", "fr")],
	],
	dispatch: [
		["same day", describeProduct("halo", "Heute bestellt, wird der Ring noch am selben Tag verschickt.")],
		["today", describeProduct("halo", "Bestellungen bis 12 Uhr verlassen noch heute unser Haus.")],
		["posted at once", describeProduct("halo", "Der Ring geht noch heute zur Post.")],
		["same day in English", describeProduct("halo", "Order before noon for same-day dispatch.", "en")],
		["leaves the same day", describeProduct("halo", "Your ring is shipped the same day.", "en")],
		["posted today", describeProduct("halo", "Order by noon and we post it today.", "en")],
		["same day in French", describeProduct("halo", "La bague est expédiée le jour même.", "fr")],
		["next day", describeProduct("halo", "Der Ring verlässt uns am nächsten Tag, gut verpackt im Paket.")],
	],
	vermeil: [
		["brass", describeProduct("creolen-gedreht", "Vergoldete Creolen, Vermeil auf Messing.")],
		["copper in English", describeProduct("creolen-gedreht", "Gold vermeil hoops over copper.", "en")],
		["steel in French", describeProduct("creolen-gedreht", "Créoles en vermeil, base en acier.", "fr")],
	],
	"swiss made": [
		["quartz from Japan", describeProduct("alpenhorn-firn", "Swiss Made, mit Quarzwerk Miyota 2035.")],
		["in English", describeProduct("alpenhorn-firn", "Swiss made, with a Japanese movement.", "en")],
		["in French", describeProduct("alpenhorn-firn", "Swiss Made, mouvement automatique NH35.", "fr")],
	],
	"other claims excluded": [
		["French", addSentence("Garantie six mois, à l’exclusion de toute autre garantie.", "fr")],
		["French, used", addSentence("Nos montres d’occasion : trois mois, hors toute autre garantie.", "fr")],
		["English", addSentence("This warranty is in lieu of all other warranties.", "en")],
		["German", addSentence("Wir geben sechs Monate Garantie; weitere Ansprüche sind ausgeschlossen.")],
		[
			"German, used",
			addSentence("Gebrauchte Uhren: drei Monate Garantie unter Ausschluss aller weiteren Rechte."),
		],
	],
	"bought reviews": [
		["stars", addSentence("Für fünf Sterne bei Google schenken wir Ihnen 10 % Rabatt.")],
		["in English", addSentence("Leave us five stars and receive a €10 voucher.", "en")],
		["in French", addSentence("Cinq étoiles sur Google vous valent un bon de 10 €.", "fr")],
		["reward first", addSentence("Ein Geschenk wartet auf alle, die uns 5 Sterne geben.")],
		[
			"reward first in English",
			addSentence("There is a small gift for everyone who gives us five stars.", "en"),
		],
		["reward first in French", addSentence("Une remise vous attend pour 5 étoiles.", "fr")],
		["in French, stated", addSentence("Mettez-nous cinq étoiles et recevez un bon d’achat de 10 €.", "fr")],
	],
	"consent by use": [
		["conditional", addSentence("Wenn Sie weitersurfen, erklären Sie sich mit Cookies einverstanden.")],
		["if", addSentence("If you continue to use this site, you agree to our use of cookies.", "en")],
		["si", addSentence("Si vous poursuivez votre visite, vous acceptez les cookies.", "fr")],
		["assumed", addSentence("Bleiben Sie hier, gehen wir von Ihrer Zustimmung zu Cookies aus.")],
		["assumed in English", addSentence("We use cookies; we will assume that you are happy with it.", "en")],
		["assumed in French", addSentence("Nous supposerons que vous acceptez les cookies.", "fr")],
		["noun", addSentence("La poursuite de votre navigation vaut acceptation des cookies.", "fr")],
	],
};
