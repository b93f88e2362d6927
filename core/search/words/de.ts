import type { TradeWords } from "#core/search/trade-words.ts";

/** The words of the trade in German. */
export const tradeWords: TradeWords = {
	endings: "en er es e n s",
	hasCompounds: true,
	kinds: `
ring, fingerring, reif > ringe
trauring, ehering, hochzeitsring, partnerring, paarring, freundschaftsring, trauringpaar, ringpaar, alliance > trauringe
verlobungsring, antragsring, heiratsantrag, antrag, verlobung, diamantsolitär > solitär, halo
hochzeit, heirat, trauung, standesamt > trauring
solitärring, einsteiner > verlobungsring, solitär
memoirering, memoire, ewigkeitsring, eternity > trauring, brillant
vorsteckring, beisteckring > trauring, memoire
siegelring, wappenring, herrenring, chevaliere > siegel
cocktailring, bandring, statementring > ring
ohrring, ohrringe, ohrschmuck, ohrgehänge, ohrhänger, ohrclip, ohrclips > ohrstecker, creolen, puces
ohrstecker, stecker, ohrknopf, studs, stud
creole, kreole, hoops, hoop, ohrreif > creolen
kette, halskette, halsschmuck, collier, kollier, necklace > anhänger, medaillon, choker, halsreif, y-kette, akoya-kette, herz
gliederkette, panzerkette, ankerkette, königskette, erbskette, venezianerkette, figarokette, schlangenkette > kette
anhänger, medaillon, pendant, amulett > herz
kreuz, kreuzanhänger > anhänger
kettenanhänger, charm > anhänger
perlenkette, perlencollier, perlenstrang, zuchtperlenkette > akoya kette
armband, armkette, armkettchen, armreif, armreifen, armspange, armschmuck, bracelet, bettelarmband, freundschaftsarmband > armbänder
tennisarmband, rivierearmband > tennis
fußkette, fußkettchen > armkette
brosche, anstecknadel, nadel, reversnadel > anstecker
krawattennadel, krawattenklammer, krawattenspange > manschettenknöpfe
manschettenknöpfe, manschetten, cufflinks > manschettenknopf
uhr, armbanduhr, zeitmesser, chronometer, watch, uhren > uhren
chronograph, chrono, stoppuhr, sportuhr, fliegeruhr, rennfahreruhr > chronographen
taucheruhr, diver, taucher > uhr bar
taschenuhr, standuhr, wanduhr, wecker > uhr
dresswatch, anzuguhr, abenduhr, elegante uhr > elegante uhren
smartwatch, quarzuhr > quarz
uhrenarmband, uhrband > uhr
schmuck, geschmeide, juwelen, goldschmuck, bijouterie > ring, ohrring, kette, armband, anhänger
brille, brillengestell, brillenfassung, fassung, gestell, korrekturbrille, lesebrille > optik
sonnenbrille > brille
kerze, duftkerze, kerzen > duftkerze
raumduft, duft, diffuser, duftstäbchen, diffusor, raumspray, parfum > raumdüfte, duftkerze
vase, blumenvase, bodenvase > dekoration
decke, wolldecke, kuscheldecke, plaid, überwurf, tagesdecke > heimtextilien
fahrrad, rad, velo, bike, citybike, stadtrad, drahtesel > fahrräder
blumen, strauß, blumenstrauß, trockenblumen, trockenstrauß, bouquet > florale
dekoration, deko, wohnaccessoires, wohndeko, wohnen > vase, duftkerze, decke
`,
	things: `
diamant, brillant, brilli, diamanten, brillanten, karäter, diamond > brillant
stein, edelstein > brillant, perle, saphir, rubin, smaragd
saphir, blausaphir
rubin
smaragd
aquamarin
turmalin
tansanit
opal
topas
amethyst
granat
citrin
perle, perlen, zuchtperle, akoya, süßwasserperle, pearl, südseeperle, tahitiperle > zuchtperlen
gold, golden, goldene > gelbgold, weißgold, roségold
gelbgold
weißgold
rotgold, roségold, rosegold, rosagold
14 karat, 14 kt, 14 k, 14 carat, 14 ct > 585
18 karat, 18 kt, 18 k, 18 carat, 18 ct > 750
8 karat, 9 karat > 333, 375
585, 585 er
750, 750 er
333, 333 er
925, sterling, sterlingsilber > silber
silber, silbern, silberne > 925
vergoldet, goldplattiert, doublé
platin, platinring, platinum
palladium
titan
edelstahl, stahl, chirurgenstahl
leder, lederband, lederarmband, kalbsleder
metallband, stahlband, gliederband, edelstahlband > strap edelstahl
automatik, selbstaufzug, automatikwerk
mechanisch, mechanik, handaufzug > automatik
quarz, batterie, quartz
wasserdicht, wasserfest, wassergeschützt, schwimmen, tauchen > bar
halo, entourage, umkränzt
dreistein, trilogie, trilogy > drei steine
solitär, solitaire, einzelstein
herz, herzchen, herzform, herzkette
kind, kinder, kindlich, taufe, kommunion, konfirmation, baby, mädchen, taufgeschenk, kinderschmuck > herz
geschenk, geschenke, geschenkidee, präsent, mitbringsel, überraschung, aufmerksamkeit > anhänger, creolen, manschettenknöpfe, perlenarmband, duftkerze, raumduft, vase, herz
geburtstag, geburtstagsgeschenk, weihnachten, weihnachtsgeschenk, muttertag, valentinstag, valentin, jahrestag, hochzeitstag > geschenk
bestseller, beliebt, beliebteste, meistgekauft, lieblingsstücke, topseller
neu, neuheit, neuheiten, neue, neuerscheinung, novität
angebot, angebote, sale, reduziert, rabatt, schnäppchen, sonderangebot
edition, limitiert, sonderedition, kollektion
gravur, gravieren, graviert, gravierbar, eingraviert > siegelring
blau, blaue
grün, grüne
schwarz, schwarze
weiß, weiße
rosa, rosé, pink
wolle, schurwolle
porzellan, keramik > steinzeug
wohnung, einrichtung, haushalt > dekoration
`,
	fitting:
		"damen, dame, frau, frauen, herren, herr, mann, männer, unisex, mode, luxus, designer, schöne, schön, klassisch, modern, elegant, hochwertig, echt, echte, schlicht, filigran, fein, groß, klein, günstig, exklusiv",
	skipped:
		"mit und oder für aus von vom in im am an auf zu zum zur der die das den dem des ein eine einen einer eines er mein meine meinen ihn ihr sie ich suche kaufen online shop preis preise",
	apart:
		"ring: ohrring schlüsselring serviettenring\nstein: steinzeug steingut\ngold: goldschmied\nbrille: brillant brilli\nuhr: uhrmacher\nperle: perlhaus",
};
