import { addSentence, type Change, describeProduct } from "#tests/core/check/slip-changes.ts";

const signet = "siegelring-stern";
const solitaire = "anhaenger-solitaire";
const rings = "trauringe-klassik";

/** Statements that contradict a product's alloy, stone or production time, or the calendar, by kind. */
export const factSlips: Readonly<Record<string, readonly (readonly [slip: string, change: Change])[]>> = {
	alloys: [
		[
			"585 in French",
			describeProduct(signet, "Une chevalière en or jaune 585/1000, gravée à la main.", "fr"),
		],
		["585 alone in French", describeProduct(signet, "Une chevalière en or 585, gravée à la main.", "fr")],
		["14 ct in English", describeProduct(signet, "A signet ring of 14 ct yellow gold, cut by hand.", "en")],
		["a hallmark of gold on silver", describeProduct("manschettenknoepfe-stern", "Gestempelt mit 750.")],
		["a hallmark in English", describeProduct("manschettenknoepfe-stern", "Stamped 750.", "en")],
		["a hallmark in French", describeProduct("manschettenknoepfe-stern", "Poinçon 750.", "fr")],
		["a hallmark of silver on gold", describeProduct(signet, "Innen gestempelt mit 925.")],
	],
	clarity: [
		["loupe-clean", describeProduct(solitaire, "Der Brillant ist lupenrein und sitzt in Roségold.")],
		["loupe-clean in English", describeProduct(solitaire, "The diamond is loupe-clean.", "en")],
		["loupe-clean in French", describeProduct(solitaire, "Le diamant est pur à la loupe.", "fr")],
		["another grade", describeProduct(solitaire, "Ein Brillant der Reinheit SI2 in Roségold.")],
	],
	production: [
		["at once", describeProduct(rings, "Sofort ab Lager lieferbar.")],
		["in stock", describeProduct(rings, "In stock and ready to ship at once.", "en")],
		["en stock", describeProduct(rings, "En stock, expédition immédiate.", "fr")],
	],
	weekdays: [
		["Friday", addSentence("Am Freitag, 12. Dezember 2026, zeigen wir die Werkbank.")],
		["Friday with article", addSentence("Wir laden ein: Freitag, den 12.12.2026, um 18 Uhr.")],
		["Friday in English", addSentence("On Friday, 12 December 2026, we show our bench.", "en")],
		["Friday, month first", addSentence("Join us on Friday, December 12, 2026.", "en")],
		["Friday in French", addSentence("Le vendredi 12 décembre 2026, nous montrons l’établi.", "fr")],
		["weekday after the date", addSentence("Am 24. Dezember 2026, einem Freitag, schließen wir um 13 Uhr.")],
	],
	vouchers: [
		["genitive", addSentence("Ein Gutschein muss innerhalb eines Jahres eingelöst werden.")],
		["two years", addSentence("Der Gutschein gilt zwei Jahre.")],
		["in English", addSentence("A gift card must be redeemed within one year.", "en")],
		["in French", addSentence("Le bon cadeau doit être utilisé dans un délai d’un an.", "fr")],
	],
};
