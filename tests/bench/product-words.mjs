/** The words of generated products, in German, English and French if they differ. */

const inAll = (de, en, fr) => ({ de, en, fr });

export const brands = [
	"Alpenhorn",
	"Brandt & Sohn",
	"Castellane",
	"Delacour",
	"Eichenau",
	"Ferrovia",
	"Grünwald",
	"Hohenfels",
	"Isarkind",
	"Juvelia",
	"Kronberg",
	"Lumière Dorée",
	"Montrêve",
	"Nordlicht",
	"Orsini",
	"Perlhaus",
	"Quartzine",
	"Rheingold",
	"Sternthal",
	"Valmont",
];

export const categories = [
	["watch", inAll("Armbanduhr", "Wristwatch", "Montre-bracelet")],
	["ring", inAll("Ring", "Ring", "Bague")],
	["necklace", inAll("Halskette", "Necklace", "Collier")],
	["bracelet", inAll("Armband", "Bracelet", "Bracelet")],
	["earrings", inAll("Ohrringe", "Earrings", "Boucles d’oreilles")],
	["pendant", inAll("Anhänger", "Pendant", "Pendentif")],
];

export const collections = [
	"Aurora",
	"Belcanto",
	"Cassiopeia",
	"Domina",
	"Étoile",
	"Fiora",
	"Galerie",
	"Heritage",
	"Ikone",
	"Jardin",
	"Klassik",
	"Luna",
	"Meridian",
	"Nocturne",
	"Opéra",
	"Palais",
	"Riviera",
	"Solitaire",
	"Tourbillon",
	"Vendôme",
];

export const materials = [
	inAll("750er Gelbgold", "18 ct yellow gold", "or jaune 750"),
	inAll("750er Weißgold", "18 ct white gold", "or blanc 750"),
	inAll("585er Roségold", "14 ct rose gold", "or rose 585"),
	inAll("925er Sterlingsilber", "925 sterling silver", "argent sterling 925"),
	inAll("Edelstahl 316L", "316L stainless steel", "acier inoxydable 316L"),
	inAll("Platin 950", "950 platinum", "platine 950"),
	inAll("Titan Grad 5", "grade 5 titanium", "titane grade 5"),
];

export const stones = [
	inAll("Brillant", "brilliant-cut diamond", "diamant taille brillant"),
	inAll("Saphir", "sapphire", "saphir"),
	inAll("Smaragd", "emerald", "émeraude"),
	inAll("Akoyaperle", "Akoya pearl", "perle Akoya"),
	inAll("Rubin", "ruby", "rubis"),
	inAll("ohne Stein", "no stone", "sans pierre"),
];

export const colours = [
	inAll("Anthrazit", "Anthracite", "Anthracite"),
	inAll("Champagner", "Champagne", "Champagne"),
	inAll("Mitternachtsblau", "Midnight blue", "Bleu nuit"),
	inAll("Elfenbein", "Ivory", "Ivoire"),
	inAll("Smaragdgrün", "Emerald green", "Vert émeraude"),
];

export const origins = [
	inAll("Deutschland", "Germany", "Allemagne"),
	inAll("Schweiz", "Switzerland", "Suisse"),
	inAll("Frankreich", "France", "France"),
	inAll("Italien", "Italy", "Italie"),
];

export const finishes = [
	inAll("poliert", "polished", "poli"),
	inAll("satiniert", "satin-finished", "satiné"),
	inAll("guillochiert", "guilloché", "guilloché"),
	inAll("gehämmert", "hammered", "martelé"),
];

export const firstSentences = [
	({ name, brand, material }) =>
		inAll(
			`Mit ${name.de} zeigt ${brand}, wie zeitlos ein Stück aus ${material.de} wirken kann.`,
			`With ${name.en}, ${brand} shows how timeless a piece made of ${material.en} can look.`,
			`Avec ${name.fr}, ${brand} montre à quel point une pièce en ${material.fr} peut rester intemporelle.`,
		),
	({ name, brand }) =>
		inAll(
			`${name.de} entsteht in einer kleinen Werkstatt, in der ${brand} noch jedes Teil von Hand prüft.`,
			`${name.en} is made in a small workshop where ${brand} still checks every single part by hand.`,
			`${name.fr} naît dans un petit atelier où ${brand} contrôle encore chaque élément à la main.`,
		),
];

export const middleSentences = [
	({ finish }) =>
		inAll(
			`Die Oberfläche ist ${finish.de} und fängt das Licht auch an trüben Tagen auf, ohne aufdringlich zu sein.`,
			`The ${finish.en} surface catches the light even on a grey day without ever being obtrusive.`,
			`La surface, ${finish.fr}, capte la lumière même par temps gris sans jamais être ostentatoire.`,
		),
	({ colour }) =>
		inAll(
			`Der Farbton ${colour.de} passt zum Büro am Morgen ebenso wie zum Konzert am Abend.`,
			`The ${colour.en} tone suits the office in the morning as well as the concert in the evening.`,
			`La teinte ${colour.fr} convient au bureau le matin comme au concert le soir.`,
		),
	({ stone }) =>
		inAll(
			`Wer ${stone.de} schätzt, findet hier eine Fassung, die den Charakter des Materials in den Vordergrund stellt.`,
			`Anyone who values a ${stone.en} will find a setting here that puts the character of the material first.`,
			`Qui apprécie ${stone.fr} trouvera ici une monture qui met en avant le caractère de la matière.`,
		),
	({ grams }) =>
		inAll(
			`Bei ${grams} Gramm Gewicht trägt es sich angenehm, und die Kanten sind so gebrochen, dass nichts am Ärmel hängen bleibt.`,
			`At ${grams} grams it is comfortable to wear, and the edges are softened so that nothing catches on a sleeve.`,
			`Avec ses ${grams} grammes, elle se porte agréablement, et ses arêtes adoucies n’accrochent pas la manche.`,
		),
	({ origin }) =>
		inAll(
			`Gefertigt in ${origin.de}, geprüft in unserem Atelier und auf Wunsch mit einer persönlichen Gravur versehen.`,
			`Made in ${origin.en}, inspected in our own atelier and engraved with a personal message on request.`,
			`Fabriquée en ${origin.fr}, vérifiée dans notre atelier et gravée d’un message personnel sur demande.`,
		),
];

export const lastSentences = [
	inAll(
		"Wir liefern in einem festen Etui mit Zertifikat, versichert und ohne Versandkosten.",
		"We deliver it in a sturdy case with a certificate, insured and free of charge.",
		"Nous la livrons dans un écrin solide avec certificat, assurée et sans frais de port.",
	),
	inAll(
		"Eine Anprobe in unserem Geschäft ist nach kurzer Absprache jederzeit ohne Verpflichtung möglich.",
		"You are welcome to try it on in our shop at any time after a short call, with no obligation.",
		"Un essayage dans notre boutique est possible à tout moment sur simple appel, sans engagement.",
	),
];
