/** The states of Germany, the cantons of Switzerland, and the departments of Alsace and Moselle, by ISO 3166-2. */
export const regionCodes: readonly string[] = [
	["CH", "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH"],
	["DE", "BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH"],
	["FR", "57 67 68"],
].flatMap(([country, codes = ""]) => codes.split(" ").map((code) => `${country}-${code}`));
