import type { Claim } from "#core/check/claim.ts";
import { phrases } from "#core/text/phrases.ts";

/** Batteries, also those of a watch. */
export const batteries = phrases`batteri|_akku|knopfzelle|batter(y|ies)|button-cell|_piles?_|accumulateur`;

/** Words for the return of a used battery. */
const back = {
	de: phrases`zurück|rücknahme|rückgabe|annahme|_an_|entgegen|abgeben|abgegeben|entsorg`,
	en: phrases`(tak* ~3 back|return|accept|dispos|collect|recycl)*`,
	fr: phrases`repri|repren|retour|rapport|accept|collect|recycl|élimin`,
};

const only = {
	de: phrases`(nur|ausschließlich|lediglich|allein)_`,
	en: phrases`(only|exclusively|solely)_`,
	fr: phrases`_(uniquement|seulement|exclusivement|que|qu’)`,
};

/** Household waste. */
const bin = {
	de: phrases`(haus|rest)?(müll|abfall|mülltonne|kehricht)*`,
	en: phrases`(household|domestic|residual)? (waste|rubbish|bin|trash|garbage)_`,
	fr: phrases`(la|les|des) (poubelle|ordures|déchets) ?(ménagère?s?|ménagers)?`,
};

/** A purchase as a condition. */
const purchase = {
	de: phrases`
		(beim|bei|mit) (gleichzeitige(m|n))? (neu)?kauf*
		gegen kauf*
		(bei|von) uns (gekauft|erworben|verkauft|bezogen)*
		unsere(r|n)? (eigene(n|r))? kund(en|innen)
		aus unserem (sortiment|hause)
	`,
	en: phrases`
		(with|upon|on|against) (the)? purchase
		(bought|purchased|sold) (from|by|with|in|at) (us|our)
		(buy|purchase) (a|one|new)
		our (own)? customers
	`,
	fr: phrases`
		(contre|lors de|pour|avec|en cas) (d’un|l’|d’|tout)? ?achat
		(achetée?s?|vendue?s?) (chez|par|dans) (nous|notre|nos)
		nos (propres)? clients
	`,
};

/** A price of the take-back. */
const fee = {
	de: phrases`
		(gegen|für) (eine)? (kleine)? (gebühr|entgelt|pauschale|unkostenbeitrag|kostenbeitrag)*
		(kostenpflichtig|gebührenpflichtig)*
		(entsorgungs|rücknahme)(gebühr|pauschale|kosten|beitrag)*
	`,
	en: phrases`
		(for|against) a (small)? (fee|charge)
		(disposal|recycling|take-back|handling) (fee|charge)s?
		(charge|cost)s? (you)? (€|£) ?<n>
	`,
	fr: phrases`
		(moyennant|contre) (un|une)? (petite?)? (frais|paiement|participation|supplément|somme)
		frais d(e|’) ?(reprise|élimination|traitement|recyclage)
		payante?_
	`,
};

/** A refusal to take batteries back. */
const refusal = {
	de: phrases`
		(nehmen|nimmt)_ …40 (nicht|keine) …20 (zurück|an|entgegen)
		(nicht|keine) …30 (zurückgenommen|zurücknehmen|angenommen|entgegengenommen)
		(rücknahme|rückgabe) …40 (nicht (möglich|vorgesehen)|ausgeschlossen)
		(keine|nicht) …20 rücknahme
	`,
	en: phrases`
		(not|n’t|no|cannot|unable to) …20 (take|taken|accept|accepted) ~3 (back|return|batter)*
		(batteries|they) (are not|aren’t|cannot be) (taken back|accepted|returned)
	`,
	fr: phrases`
		(ne|n’) ?(reprenons|acceptons|sont|reprend)_ ~ (pas|plus|aucun)*
		pas (reprises?|acceptées?)
		aucune reprise
	`,
};

/** Statements that restrict the return of used batteries or send them to household waste. */
export const batteryClaims: readonly Claim[] = [
	{
		id: "battery-return",
		stems: batteries,
		severity: "warning",
		source: "Art. 62, 64 Regulation (EU) 2023/1542, § 14 BattDG",
		restricts: true,
		says: {
			de: phrases`
				# Only with a purchase, or only the shop’s own
				${back.de} … ${only.de} … ${purchase.de}
				${only.de} … ${back.de} … ${purchase.de}
				${only.de} … ${purchase.de} … ${back.de}
				${back.de} …40 (sofern|wenn|falls|soweit)_ …50 (kauf|gekauft|erworben|beleg)*
				# For money
				${back.de} … ${fee.de}
				${fee.de} … ${back.de}
				# Not at all, or in household waste
				${refusal.de}
				(im|in den|über den|mit dem|in die) (normalen?)? ${bin.de} ~2 (entsorg|gegeben|geworfen|werfen)*
				(darf|dürfen|kann|können|gehört|gehören) (sie)? (in den|in die|zum|im) ${bin.de}
			`,
			en: phrases`
				${back.en} … ${only.en} … ${purchase.en}
				${only.en} … ${back.en} … ${purchase.en}
				${back.en} …40 (if|when|provided)_ …40 (buy|bought|purchase|receipt)*
				${back.en} … ${fee.en}
				${fee.en} … ${back.en}
				${refusal.en}
				(throw|put|dispos|discard|go|belong)* …30 (in|with|into) (the|your)? (normal)? ${bin.en}
			`,
			fr: phrases`
				${back.fr} … ${only.fr} … ${purchase.fr}
				${only.fr} … ${back.fr} … ${purchase.fr}
				${back.fr} …40 (si|à condition|sous réserve|sur présentation)_ …40 (achat|achet|ticket|facture)*
				${back.fr} … ${fee.fr}
				${fee.fr} … ${back.fr}
				${refusal.fr}
				(jet|mett|vont|va)* …30 (dans|avec) ~ ${bin.fr}
			`,
		},
		about: { de: batteries, en: batteries, fr: batteries },
		unless: phrases`
			batteriewechsel|gehäuse|remplacement|einbau
			wechsel der batterie
			battery change
			changement de pile
			lebensdauer|garantie|gewähr|guarantee|warrant|laufzeit|haltbar
			# Wherever they were bought
			unabhängig|egal|whether
			gleich ob
			auch wenn
			even if
			regardless
			même si
			(nicht beschränkt|not limited)
			ohne kaufpflicht
			autobatterie|starterbatterie|fahrzeugbatterie|pfand
		`,
	},
];
