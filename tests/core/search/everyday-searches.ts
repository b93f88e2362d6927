import type { Language } from "#core/language/language.ts";

const watches = [
	"alpenhorn-firn",
	"alpenhorn-mitternacht",
	"alpenhorn-nachtgrat",
	"havelwerk-schilf",
	"kronberg-champagner",
	"kronberg-elfenbein",
	"kronberg-lachs",
	"kronberg-regatta",
];
const alpenhorn = watches.slice(0, 3);
const kronberg = watches.slice(4);
const chronographs = ["alpenhorn-nachtgrat", "kronberg-regatta"];
const automatic = watches.filter((slug) => !["kronberg-champagner", "kronberg-regatta"].includes(slug));
const mechanical = watches.filter((slug) => slug !== "kronberg-regatta");
const goldWatches = ["kronberg-champagner", "kronberg-elfenbein"];
const watchesTo1500 = ["alpenhorn-firn", "alpenhorn-mitternacht", "havelwerk-schilf", "kronberg-regatta"];
const engagement = ["solitaer-sechs", "halo", "drei-steine"];
const wedding = ["trauringe-feinmatt", "trauringe-klassik", "trauringe-lichtband"];
const signet = ["siegelring-stern"];
const rings = [...engagement, ...wedding, ...signet];
const goldRings = rings.filter((slug) => slug !== "trauringe-lichtband");
const diamondRings = [...engagement, "trauringe-lichtband"];
const solitaires = ["solitaer-sechs", "anhaenger-solitaire"];
const pearlNecklace = ["akoya-kette"];
const heart = ["herz-fuer-kinder"];
const pendants = ["anhaenger-solitaire", ...heart];
const necklaces = [...pearlNecklace, ...pendants];
const hoops = ["creolen-gedreht"];
const studs = ["ohrstecker-brillant"];
const earrings = [...hoops, ...studs];
const pearlBracelet = ["perlenarmband-rose"];
const bracelets = [...pearlBracelet, "tennisarmband"];
const pearls = [...pearlNecklace, ...pearlBracelet];
const diamonds = [...diamondRings, ...studs, ...pendants, "tennisarmband"];
const whiteGold = ["halo", ...studs, "tennisarmband"];
const roseGold = [
	"anhaenger-solitaire",
	...heart,
	"kronberg-elfenbein",
	...pearlBracelet,
	"trauringe-feinmatt",
];
const gold585 = ["akoya-kette", ...heart, "kronberg-elfenbein", ...pearlBracelet, "trauringe-feinmatt"];
const gold750 = [
	"anhaenger-solitaire",
	...hoops,
	...studs,
	...engagement,
	...signet,
	"kronberg-champagner",
	"tennisarmband",
	"trauringe-klassik",
];
const cufflinks = ["manschettenknoepfe-stern"];
const candle = ["duftkerze-waldrand"];
const fragrances = [...candle, "raumduft-feige-zeder"];
const vases = ["vase-kiesel", "vase-moos"];
const smallGifts = [...fragrances, ...vases];
const gifts = [...smallGifts, ...heart, ...cufflinks, ...hoops, ...pendants, ...bracelets, ...pearlNecklace];
const throws = ["wolldecke-fichtel"];
const glasses = ["brille-havanna"];
const bicycle = ["stadtrad-stern"];
const bouquet = ["trockenstrauss"];
const platinum = ["trauringe-lichtband"];
const newPieces = ["havelwerk-schilf", "trauringe-lichtband", "wolldecke-fichtel"];
const favourites = ["akoya-kette", "alpenhorn-mitternacht", ...hoops, "solitaer-sechs", "trauringe-klassik"];

/** Everyday searches, with the demo products that a salesperson would show. */
export const everydaySearches: Readonly<Record<Language, readonly (readonly [string, readonly string[]])[]>> =
	{
		de: [
			["ring", rings],
			["Ringe", rings],
			["Goldring", goldRings],
			["Ring aus Gold", goldRings],
			["Verlobungsring", engagement],
			["Antragsring", engagement],
			["Ehering", wedding],
			["eheringe gold", ["trauringe-feinmatt", "trauringe-klassik"]],
			["Hochzeitsringe", wedding],
			["Partnerringe", wedding],
			["Siegelring", signet],
			["Wappenring", signet],
			["Diamant", diamonds],
			["Diamantring", diamondRings],
			["Brillantring", diamondRings],
			["Solitär", solitaires],
			["Solitärring", engagement],
			["Ohrring", earrings],
			["Ohrringe Gold", earrings],
			["Ohrstecker", studs],
			["Kreolen", hoops],
			["Ohrschmuck", earrings],
			["Halskette", necklaces],
			["Kette", necklaces],
			["Collier", necklaces],
			["Goldkette", necklaces],
			["Anhänger", pendants],
			["Kette mit Herz", heart],
			["Perlenkette", pearlNecklace],
			["Perlen", pearls],
			["Perlenschmuck", pearls],
			["Armband", bracelets],
			["Armreif", bracelets],
			["armbaender", bracelets],
			["Armkettchen", bracelets],
			["Armbanduhr", watches],
			["Damenuhr", watches],
			["Uhr für Herren", watches],
			["Automatikuhr", automatic],
			["mechanische Uhr", mechanical],
			["Chronograph", chronographs],
			["Stoppuhr", chronographs],
			["wasserdichte Uhr", watches],
			["Golduhr", goldWatches],
			["Uhr mit Lederband", kronberg],
			["blaue Uhr", ["alpenhorn-mitternacht"]],
			["Weissgold", whiteGold],
			["Rotgold", roseGold],
			["Platinring", platinum],
			["585 Gold", gold585],
			["18 Karat", gold750],
			["Manschettenknöpfe", cufflinks],
			["Geschenk", gifts],
			["Geschenk unter 100", smallGifts],
			["Uhr bis 1.500 €", watchesTo1500],
			["Ring unter 1000 Euro", signet],
			["Schmuck für Kinder", heart],
			["Kerze", candle],
			["Brillengestell", glasses],
			["Alpenhron", alpenhorn],
			["Trauirnge", wedding],
			["Uhern", watches],
			["Fahrrad", bicycle],
			["Neuheiten", newPieces],
		],
		en: [
			["ring", rings],
			["rings", rings],
			["gold ring", goldRings],
			["engagement ring", engagement],
			["proposal ring", engagement],
			["wedding band", wedding],
			["wedding ring", wedding],
			["marriage rings", wedding],
			["gold wedding bands", ["trauringe-feinmatt", "trauringe-klassik"]],
			["signet ring", signet],
			["crest ring", signet],
			["diamond", diamonds],
			["diamonds", diamonds],
			["diamond ring", diamondRings],
			["brilliant", diamonds],
			["solitaire", ["solitaer-sechs"]],
			["earrings", earrings],
			["earring", earrings],
			["gold earrings", earrings],
			["studs", studs],
			["hoop earrings", hoops],
			["creoles", hoops],
			["necklace", necklaces],
			["gold necklace", necklaces],
			["chain", necklaces],
			["pendant", pendants],
			["heart necklace", heart],
			["locket", pendants],
			["pearl necklace", pearlNecklace],
			["pearls", pearls],
			["pearl jewelry", pearls],
			["bracelet", bracelets],
			["bangle", bracelets],
			["tennis bracelet", ["tennisarmband"]],
			["wristwatch", watches],
			["watch", watches],
			["ladies watch", watches],
			["watch for men", watches],
			["timepiece", watches],
			["automatic watch", automatic],
			["mechanical watch", mechanical],
			["chronograph", chronographs],
			["stopwatch", chronographs],
			["waterproof watch", watches],
			["gold watch", goldWatches],
			["leather strap watch", kronberg],
			["blue watch", ["alpenhorn-mitternacht"]],
			["white gold", whiteGold],
			["pink gold", roseGold],
			["platinum ring", platinum],
			["14 carat", gold585],
			["18k gold", gold750],
			["cuff links", cufflinks],
			["present", gifts],
			["gift under 100", smallGifts],
			["watch up to €1,500", watchesTo1500],
			["ring below 1000 euros", signet],
			["jewellery for children", heart],
			["candle", candle],
			["blanket", throws],
			["glasses", glasses],
			["bike", bicycle],
			["neckalce", necklaces],
			["new in", newPieces],
		],
		fr: [
			["bague", rings],
			["bagues", rings],
			["bague en or", goldRings],
			["bague de fiançailles", engagement],
			["bague fiancailles", engagement],
			["demande en mariage", engagement],
			["alliance", wedding],
			["anneau de mariage", wedding],
			["alliances or", ["trauringe-feinmatt", "trauringe-klassik"]],
			["chevalière", signet],
			["diamant", diamonds],
			["diamants", diamonds],
			["brillant", diamonds],
			["bague diamant", diamondRings],
			["solitaire", ["solitaer-sechs"]],
			["trilogie", ["drei-steine"]],
			["boucles d’oreilles", earrings],
			["boucle d'oreille or", earrings],
			["puces d'oreilles", studs],
			["clous d'oreilles", studs],
			["créoles", hoops],
			["anneaux d'oreilles", hoops],
			["collier", necklaces],
			["chaîne en or", necklaces],
			["sautoir", necklaces],
			["pendentif", pendants],
			["médaillon", pendants],
			["collier coeur", heart],
			["collier de perles", pearlNecklace],
			["perles", pearls],
			["bijoux en perles", pearls],
			["bracelet", bracelets],
			["bracelets", bracelets],
			["jonc", bracelets],
			["bracelet de perles", pearlBracelet],
			["montre", watches],
			["montre femme", watches],
			["montre pour homme", watches],
			["montre-bracelet", watches],
			["montre automatique", automatic],
			["montre mécanique", mechanical],
			["chronographe", chronographs],
			["chrono", chronographs],
			["montre étanche", watches],
			["montre en or", goldWatches],
			["montre bracelet cuir", kronberg],
			["montre bleue", ["alpenhorn-mitternacht"]],
			["or blanc", whiteGold],
			["or rose", roseGold],
			["platine", platinum],
			["18 carats", gold750],
			["boutons de manchette", cufflinks],
			["cadeau", gifts],
			["cadeau moins de 100 €", smallGifts],
			["montre jusqu'à 1500 euros", watchesTo1500],
			["bague à moins de 1 000 €", signet],
			["bijou enfant", heart],
			["bougie", candle],
			["parfum d'intérieur", fragrances],
			["lunettes", glasses],
			["vélo", bicycle],
			["fleurs séchées", bouquet],
			["coliers", necklaces],
			["meilleures ventes", favourites],
		],
	};
