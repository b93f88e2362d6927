import type { TradeWords } from "#core/search/trade-words.ts";

/** The words of the trade in French. */
export const tradeWords: TradeWords = {
	endings: "es s x e",
	hasCompounds: false,
	kinds: `
bague, anneau, jonc de doigt > bagues, alliances, solitaire six, halo, trilogie, chevalière
alliance, anneau de mariage, bague de mariage, alliance de mariage, anneau nuptial > alliances
mariage, noces, mariés > alliance
bague de fiançailles, demande en mariage, fiançailles, bague de demande, fiancée > solitaire six, halo, trilogie
bague solitaire > solitaire six
alliance diamants, tour complet, demi tour > alliance diamant
chevalière, bague à armoiries, bague homme, bague à sceau
bague cocktail > bague
boucle d'oreille, boucles d'oreilles, boucle oreille, pendants d'oreilles, dormeuses, bijoux d'oreilles > puces, créoles
puce d'oreille, puces d'oreilles, clou d'oreille, clous d'oreilles, clous, puces > puces
créole, créoles, anneau d'oreille, anneaux d'oreilles > créoles
collier, chaîne, chaînette, sautoir, ras de cou, tour de cou, chaîne de cou > pendentif, cœur, collier
gourmette, maille > bracelet
pendentif, médaillon, médaille, breloque, amulette > cœur, pendentif
croix > pendentif
collier de perles, rang de perles, sautoir de perles > collier akoya
bracelet, jonc, manchette bijou, bracelets, bracelet rigide
bracelet de perles > bracelet perles
bracelet tennis, bracelet rivière, rivière de diamants
chaîne de cheville > bracelet
broche, épingle
épingle de cravate, pince à cravate > boutons de manchette
bouton de manchette, boutons de manchette, boutons manchettes
montre, montre bracelet, garde temps, chronomètre > montres
chronographe, chrono, montre de sport, montre aviateur > chronographe
montre de plongée, plongée > montre bar
montre à gousset, montre de poche, horloge, réveil, pendule > montre
montre habillée, montre de soirée > petite seconde, ivoire
montre à quartz, montre connectée > quartz
bijou, bijoux, joyau, joyaux, joaillerie, bijouterie > bague, boucle d'oreille, collier, bracelet, pendentif
lunettes, monture, lunettes de vue, montures > monture
lunettes de soleil > lunettes
bougie, bougie parfumée, bougies
parfum d'intérieur, parfum d'ambiance, diffuseur, senteur, senteurs, parfum > diffuseur, bougie
vase, vases, soliflore
couverture, plaid, jeté, plaid en laine, couvre lit > plaid
vélo, bicyclette, bicloune, vélo de ville > vélo
fleurs, bouquet, fleurs séchées, bouquet de fleurs > bouquet
décoration, déco, art de vivre, maison > vase, bougie, plaid
`,
	things: `
diamant, brillant, diamants, brillants, taille brillant > diamant
pierre, pierre précieuse, gemme > diamant, perle, saphir, rubis, émeraude
saphir
rubis
émeraude
aigue marine
tourmaline
tanzanite
opale
topaze
améthyste
grenat
citrine
perle, perles, perle de culture, akoya, perle d'eau douce, perle de tahiti
or, doré, dorée, en or > or
or jaune
or blanc, or gris
or rose, or rouge
14 carats, 14 carat, 14 k, 14 ct > 585
18 carats, 18 carat, 18 k, 18 ct > 750
9 carats, 9 carat, 9 k > 375
argent massif, 925, sterling > argent
argent, argenté > 925
plaqué or, plaqué, vermeil > doré
platine
palladium
titane
acier, inox, acier inoxydable
cuir, bracelet cuir, bracelet en cuir, cuir de veau > cuir
bracelet acier, bracelet métal > acier
automatique, remontage automatique
mécanique, remontage manuel > automatique, remontage manuel
quartz, pile
étanche, étanchéité, résistant à l'eau, natation > bar
halo, entourage
trilogie, trois pierres
solitaire, pierre seule
cœur, coeur, forme cœur
enfant, enfants, fille, baptême, communion, confirmation, bébé, naissance > cœur
cadeau, cadeaux, idée cadeau, présent, surprise, attention > pendentif, créoles, boutons de manchette, bracelet perles, bougie, diffuseur, vase, cœur
anniversaire, noël, fête des mères, saint valentin, anniversaire de mariage > cadeau
bestseller, meilleures ventes, meilleure vente, populaire, coups de cœur, best seller
nouveau, nouveauté, nouveautés, nouvelle, nouveaux > neu
soldes, promotion, promotions, promo, réduction, remise, offre > sale
édition, limitée, collection > edition
gravure, graver, gravé, gravée, personnalisé, personnalisée
bleu, bleue
vert, verte
noir, noire
blanc, blanche
rose, rosé, rosée
laine, pure laine
porcelaine, céramique, poterie > grès
`,
	fitting:
		"femme, femmes, dame, dames, homme, hommes, monsieur, mixte, mode, luxe, créateur, belle, beau, classique, moderne, élégant, élégante, véritable, vrai, simple, fin, fine, grand, grande, petit, petite, pas cher",
	skipped:
		"un une des de du d l le la les et ou avec pour en à au aux dans sur mon ma mes je cherche acheter boutique prix s qu",
	apart: "or: oreille orfèvre",
};
