import type { TradeWords } from "#core/search/trade-words.ts";

/** The words of the trade in English. */
export const tradeWords: TradeWords = {
	endings: "ies es s e y",
	hasCompounds: false,
	kinds: `
ring, finger ring > rings, engagement ring, wedding ring, signet ring
wedding ring, wedding band, marriage ring, wedding bands, matrimonial ring, bridal ring, bridal band, couple ring, promise ring > wedding rings
wedding, marriage, bridal, bride, groom > wedding ring
engagement ring, proposal ring, proposal, engagement, betrothal ring > solitaire six, halo, three stones
eternity ring, eternity band, half eternity > wedding ring diamond
signet ring, signet, crest ring, seal ring, family ring, pinky ring, men's ring
cocktail ring, statement ring, stacking ring, band > ring
earring, ear jewellery, ear ring, drop earrings, ear cuff > stud earrings, hoops
stud, studs, stud earring, ear stud
hoop, hoop earring, creole, hoops, huggies > hoops
necklace, chain, neck chain, necklet, collar, choker > pendant, heart, necklace
chains, curb chain, anchor chain, belcher chain, snake chain > necklace
pendant, locket, medallion, charm, amulet > pendant, heart
cross, crucifix > pendant
pearl necklace, string of pearls, pearl strand, rope of pearls > akoya necklace
bracelet, bangle, wristlet, cuff, armlet, arm band, charm bracelet, link bracelet
tennis bracelet, line bracelet, riviere
anklet > bracelet
brooch, pin, lapel pin
tie pin, tie clip, tie bar > cufflinks
cufflink, cuff link, cuff links, cufflinks
watch, wristwatch, wrist watch, timepiece, chronometer > watches
chronograph, chrono, stopwatch, sports watch, pilot watch, racing watch > chronograph
diving watch, dive watch, diver > watch bar
pocket watch, clock, alarm clock > watch
dress watch, evening watch > small seconds, ivory
quartz watch, smartwatch > quartz
watch strap, watch band > watch
jewellery, jewelry, jewels, gems > ring, earring, necklace, bracelet, pendant
glasses, spectacles, eyeglasses, frames, spectacle frame, eyewear, reading glasses > spectacle
sunglasses > glasses
candle, scented candle, candles
room fragrance, diffuser, scent, fragrance, reed diffuser, home fragrance, perfume > diffuser, candle
vase, vases, flower vase
blanket, throw, rug, wool blanket, bedspread > throw
bicycle, bike, cycle, city bike, pushbike > bicycle
flowers, bouquet, dried flowers, posy > bouquet
decoration, home accents, home accessories, homeware, decor, interior > vase, candle, throw
`,
	things: `
diamond, brilliant, diamonds, brilliants, bling, brilliant cut > brilliant
stone, gemstone, gem, precious stone > diamond, pearl, sapphire, ruby, emerald
sapphire
ruby
emerald
aquamarine
tourmaline
tanzanite
opal
topaz
amethyst
garnet
citrine
pearl, pearls, cultured pearl, akoya, freshwater pearl, south sea pearl, tahitian pearl
gold, golden
yellow gold
white gold
rose gold, pink gold, red gold
14 carat, 14 karat, 14 ct, 14 kt, 14 k > 585
18 carat, 18 karat, 18 ct, 18 kt, 18 k > 750
9 carat, 9 karat, 9 ct, 9 k > 375
sterling, sterling silver, 925 > silver
silver > 925
gold plated, gilded, gilt, vermeil > gold plated
platinum
palladium
titanium
steel, stainless steel
leather, leather strap, calfskin, calf leather > calfskin
metal strap, steel strap, steel bracelet, metal bracelet > stainless steel
automatic, self winding, selfwinding
mechanical, hand wound, manual winding, handwound > automatic, hand wound
quartz, battery
waterproof, water resistant, swimming, diving > bar
halo, cluster
three stone, trilogy > three stones
solitaire, single stone
heart, heart shaped
child, children, kid, kids, girl, christening, baptism, communion, confirmation, baby > heart
gift, present, gift idea, surprise, souvenir > pendant, hoops, cufflinks, pearl bracelet, candle, diffuser, vase, heart
birthday, christmas, mother's day, valentine, valentine's day, anniversary > gift
bestseller, best seller, popular, favourites, favorites, best selling
new, new in, novelty, new arrivals, latest, just in > neu
sale, offer, discount, reduced, bargain, special offer
edition, limited, collection
engraving, engraved, engrave, engravable, personalised, personalized
blue
green
black
white
rose, pink
wool, pure wool
porcelain, ceramic, pottery > stoneware
`,
	fitting:
		"ladies, lady, women, woman, womens, female, men, man, mens, gents, gentlemen, male, unisex, fashion, luxury, designer, beautiful, classic, modern, elegant, real, genuine, simple, fine, big, small, large, cheap, nice",
	skipped:
		"a an the of with and or for from in on at to by my her him me i s buy shop online price prices looking",
	apart:
		"ring: earring\nstone: stoneware\ngold: goldsmith\nwatch: watchmaker\ncuff: cufflink\nglasses: glass",
};
